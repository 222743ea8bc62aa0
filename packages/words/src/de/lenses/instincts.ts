import type { LensWords } from '../../lens-words.ts';

export const instincts = {
  title: 'Instinkte',
  dimensions: {
    sp: { title: 'Selbsterhaltung' },
    so: { title: 'Gemeinschaft' },
    one: { title: 'Unter vier Augen', cannot: 'niemals über das Sexualleben' },
  },
} satisfies LensWords;
