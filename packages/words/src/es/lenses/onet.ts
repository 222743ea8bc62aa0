import type { LensWords } from '../../lens-words.ts';

export const onet = {
  title: 'Valores laborales',
  dimensions: {
    wv_achievement: { title: 'Logro' },
    wv_independence: { title: 'Independencia' },
    wv_recognition: { title: 'Reconocimiento' },
    wv_relationships: { title: 'Relaciones' },
    wv_support: { title: 'Apoyo' },
    wv_conditions: { title: 'Condiciones de trabajo' },
  },
} satisfies LensWords;
