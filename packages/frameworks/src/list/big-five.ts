import { defineFramework } from '../framework.ts';
import { bigFiveFacetsLens } from '../lenses/big-five-facets.ts';
import { bigFiveLens } from '../lenses/big-five.ts';

export const bigFive = defineFramework({
  id: 'bigfive',
  version: 2,
  label: 'Big Five',
  title: 'Big Five Analysis',
  sidebar: { row: 5, icon: 'Pentagon' },
  kinds: ['text', 'image', 'video'],
  letter: {
    ask: 'Give me a Big Five analysis.',
    say: 'All five traits, one after the other, each with its level, by what they do on more than one occasion, how sure you are, and what in it points the other way (somebody can be high on one side of a trait and low on another).',
  },
  cautions: [
    'Treat the traits as continuous and separate: high on one says nothing about another.',
    'Place a trait by how people and situations are told, not by spelling, formatting or vocabulary.',
    'Give no percentile and no comparison with other people; none is computed.',
    'Speak of emotional reactivity in everyday words, never as illness.',
    'Never carry openness or the questioning of convention over to politics or religion, and say nothing on honesty.',
  ],
  lenses: [bigFiveLens, bigFiveFacetsLens],
  drawsFirstLens: true,
  disclaimers: ['GEN'],
  maxOutputTokens: 5_000,
});
