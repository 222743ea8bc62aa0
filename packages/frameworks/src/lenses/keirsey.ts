import type { Lens } from '../framework.ts';

export const keirseyLens: Lens = {
  key: 'keirsey',
  title: 'Keirsey temperaments',
  what: 'Four temperaments, computed from the MBTI-style bars: artisan, guardian, idealist and rational.',
  scale: 'prose',
  listing: 'each',
  length: 'sentences',
  derive: ['keirsey'],
  rule: 'Nothing is asked here: the temperament follows from the MBTI-style positions. Do not choose one yourself.',
  trademark: "Keirsey Temperament Sorter and variant names are Keirsey's.",
  dimensions: [],
};
