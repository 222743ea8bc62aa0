import type { LensWords } from '../../lens-words.ts';

export const enneagram: Record<string, LensWords> = {
  types: {
    title: 'Neuf types',
    trademark: 'RHETI (Enneagram Institute) et Tritype (Fauvre) sont des noms protégés.',
    dimensions: {
      t1: { title: 'Type 1 - Principes' },
      t2: { title: 'Type 2 - Don' },
      t3: { title: 'Type 3 - Réussite' },
      t4: { title: 'Type 4 - Singularité' },
      t5: { title: 'Type 5 - Recherche' },
      t6: { title: 'Type 6 - Loyauté' },
      t7: { title: 'Type 7 - Enthousiasme' },
      t8: { title: 'Type 8 - Défi' },
      t9: { title: 'Type 9 - Paix' },
    },
  },
  instincts: {
    title: 'Instincts',
    dimensions: {
      sp: { title: 'Conservation' },
      so: { title: 'Groupe' },
      one: { title: 'Tête-à-tête', cannot: 'jamais la vie sexuelle' },
    },
  },
};
