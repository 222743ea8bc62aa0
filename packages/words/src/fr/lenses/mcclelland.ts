import type { LensWords } from '../../lens-words.ts';

export const mcclelland = {
  title: 'Motifs de McClelland',
  dimensions: {
    n_ach: { title: 'Besoin de réussite' },
    n_aff: { title: 'Besoin d’affiliation' },
    n_pow: { title: 'Besoin de pouvoir' },
  },
} satisfies LensWords;
