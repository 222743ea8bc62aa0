import type { LensWords } from '../../lens-words.ts';

export const disc = {
  title: 'DISC',
  trademark: 'O modelo DISC é de domínio público; “DiSC” e “Everything DiSC” são marcas da Wiley.',
  dimensions: {
    pace: { title: 'Ritmo', low: 'Receptividade', high: 'Assertividade' },
    focus: { title: 'Foco', low: 'Tarefa', high: 'Pessoas' },
  },
} satisfies LensWords;
