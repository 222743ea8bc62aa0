import type { LensWords } from '../../lens-words.ts';

export const disc = {
  title: 'DISC',
  trademark: 'Le modèle DISC est dans le domaine public ; « DiSC » et « Everything DiSC » sont des marques de Wiley.',
  dimensions: {
    pace: { title: 'Rythme', low: 'Réceptivité', high: 'Affirmation' },
    focus: { title: 'Priorité', low: 'Attention à la tâche', high: 'Attention aux personnes' },
  },
} satisfies LensWords;
