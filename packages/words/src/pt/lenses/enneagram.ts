import type { LensWords } from '../../lens-words.ts';

export const enneagram: Record<string, LensWords> = {
  types: {
    title: 'Nove tipos',
    trademark: 'RHETI (Enneagram Institute) e Tritype (Fauvre) são nomes protegidos.',
    dimensions: {
      t1: { title: 'Tipo 1 - Princípios' },
      t2: { title: 'Tipo 2 - Doação' },
      t3: { title: 'Tipo 3 - Realização' },
      t4: { title: 'Tipo 4 - Singularidade' },
      t5: { title: 'Tipo 5 - Investigação' },
      t6: { title: 'Tipo 6 - Lealdade' },
      t7: { title: 'Tipo 7 - Entusiasmo' },
      t8: { title: 'Tipo 8 - Desafio' },
      t9: { title: 'Tipo 9 - Paz' },
    },
  },
  instincts: {
    title: 'Instintos',
    dimensions: {
      sp: { title: 'Autopreservação' },
      so: { title: 'Social' },
      one: { title: 'Um a um', cannot: 'nunca sobre a vida sexual' },
    },
  },
};
