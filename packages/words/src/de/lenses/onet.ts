import type { LensWords } from '../../lens-words.ts';

export const onet = {
  title: 'Arbeitswerte',
  dimensions: {
    wv_achievement: { title: 'Leistung' },
    wv_independence: { title: 'Unabhängigkeit' },
    wv_recognition: { title: 'Anerkennung' },
    wv_relationships: { title: 'Beziehungen' },
    wv_support: { title: 'Rückhalt' },
    wv_conditions: { title: 'Arbeitsbedingungen' },
  },
} satisfies LensWords;
