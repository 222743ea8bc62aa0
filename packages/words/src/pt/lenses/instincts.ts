import type { LensWords } from '../../lens-words.ts';

export const instincts = {
  title: 'Instintos',
  dimensions: {
    sp: { title: 'Autopreservação' },
    so: { title: 'Social' },
    one: { title: 'Um a um', cannot: 'nunca sobre a vida sexual' },
  },
} satisfies LensWords;
