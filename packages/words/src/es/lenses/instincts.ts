import type { LensWords } from '../../lens-words.ts';

export const instincts = {
  title: 'Instintos',
  dimensions: {
    sp: { title: 'Autoconservación' },
    so: { title: 'Grupo' },
    one: { title: 'De tú a tú', cannot: 'nunca sobre la vida sexual' },
  },
} satisfies LensWords;
