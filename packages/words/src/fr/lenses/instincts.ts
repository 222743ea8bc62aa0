import type { LensWords } from '../../lens-words.ts';

export const instincts = {
  title: 'Instincts',
  dimensions: {
    sp: { title: 'Conservation' },
    so: { title: 'Groupe' },
    one: { title: 'Tête-à-tête', cannot: 'jamais la vie sexuelle' },
  },
} satisfies LensWords;
