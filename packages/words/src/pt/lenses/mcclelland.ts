import type { LensWords } from '../../lens-words.ts';

export const mcclelland = {
  title: 'Motivos de McClelland',
  dimensions: {
    n_ach: { title: 'Necessidade de realização', row: 'Realização' },
    n_aff: { title: 'Necessidade de afiliação' },
    n_pow: { title: 'Necessidade de poder' },
  },
} satisfies LensWords;
