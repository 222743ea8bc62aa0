import type { Lens } from '../framework.ts';

export const socionicsLens: Lens = {
  key: 'socionics',
  title: 'Socionics',
  what: 'An Eastern European typology of sixteen types with little independent validation; a shortlist is computed from the MBTI-style bars.',
  scale: 'prose',
  listing: 'each',
  length: 'sentences',
  derive: ['socionics'],
  rule: 'Nothing is asked here: a shortlist of two to four types follows from the MBTI-style positions. Do not choose one yourself; for introverts the socionics j/p is not the MBTI J/P.',
  dimensions: [],
};
