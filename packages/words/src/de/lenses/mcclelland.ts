import type { LensWords } from '../../lens-words.ts';

export const mcclelland = {
  title: 'Motive nach McClelland',
  dimensions: {
    n_ach: { title: 'Leistungsmotiv' },
    n_aff: { title: 'Anschlussmotiv' },
    n_pow: { title: 'Machtmotiv' },
  },
} satisfies LensWords;
