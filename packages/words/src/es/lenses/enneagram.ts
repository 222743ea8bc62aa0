import type { LensWords } from '../../lens-words.ts';

export const enneagram: Record<string, LensWords> = {
  types: {
    title: 'Nueve tipos',
    trademark: 'RHETI (Enneagram Institute) y Tritype (Fauvre) son nombres protegidos.',
    dimensions: {
      t1: { title: 'Tipo 1 - Principios' },
      t2: { title: 'Tipo 2 - Entrega' },
      t3: { title: 'Tipo 3 - Logro' },
      t4: { title: 'Tipo 4 - Singularidad' },
      t5: { title: 'Tipo 5 - Indagación' },
      t6: { title: 'Tipo 6 - Lealtad' },
      t7: { title: 'Tipo 7 - Entusiasmo' },
      t8: { title: 'Tipo 8 - Desafío' },
      t9: { title: 'Tipo 9 - Paz' },
    },
  },
  instincts: {
    title: 'Instintos',
    dimensions: {
      sp: { title: 'Autoconservación' },
      so: { title: 'Grupo' },
      one: { title: 'De tú a tú', cannot: 'nunca sobre la vida sexual' },
    },
  },
};
