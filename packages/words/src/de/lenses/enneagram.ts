import type { LensWords } from '../../lens-words.ts';

export const enneagram: Record<string, LensWords> = {
  types: {
    title: 'Neun Typen',
    trademark: 'RHETI (Enneagram Institute) und Tritype (Fauvre) sind geschützte Namen.',
    dimensions: {
      t1: { title: 'Typ 1 - Prinzipien' },
      t2: { title: 'Typ 2 - Geben' },
      t3: { title: 'Typ 3 - Erfolg' },
      t4: { title: 'Typ 4 - Eigenart' },
      t5: { title: 'Typ 5 - Erforschen' },
      t6: { title: 'Typ 6 - Treue' },
      t7: { title: 'Typ 7 - Begeisterung' },
      t8: { title: 'Typ 8 - Stärke' },
      t9: { title: 'Typ 9 - Frieden' },
    },
  },
  instincts: {
    title: 'Instinkte',
    dimensions: {
      sp: { title: 'Selbsterhaltung' },
      so: { title: 'Gemeinschaft' },
      one: { title: 'Unter vier Augen', cannot: 'niemals über das Sexualleben' },
    },
  },
};
