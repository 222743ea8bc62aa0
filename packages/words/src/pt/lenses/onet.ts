import type { LensWords } from '../../lens-words.ts';

export const onet = {
  title: 'Valores de trabalho',
  dimensions: {
    wv_achievement: { title: 'Realização' },
    wv_independence: { title: 'Independência' },
    wv_recognition: { title: 'Reconhecimento' },
    wv_relationships: { title: 'Relações' },
    wv_support: { title: 'Apoio' },
    wv_conditions: { title: 'Condições de trabalho' },
  },
} satisfies LensWords;
