import type { LensWords } from '../../lens-words.ts';

export const mcclelland = {
  title: 'Motivos de McClelland',
  dimensions: {
    n_ach: { title: 'Necesidad de logro' },
    n_aff: { title: 'Necesidad de afiliación' },
    n_pow: { title: 'Necesidad de poder' },
  },
} satisfies LensWords;
