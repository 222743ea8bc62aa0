import type { LensWords } from '../../lens-words.ts';

export const onet = {
  title: 'Valeurs au travail',
  dimensions: {
    wv_achievement: { title: 'Réussite' },
    wv_independence: { title: 'Indépendance' },
    wv_recognition: { title: 'Reconnaissance' },
    wv_relationships: { title: 'Relations' },
    wv_support: { title: 'Soutien' },
    wv_conditions: { title: 'Conditions de travail' },
  },
} satisfies LensWords;
