import type { LensWords } from '../../lens-words.ts';

export const sdt = {
  title: 'Selbstbestimmungstheorie',
  dimensions: {
    autonomy: { title: 'Autonomie', low: 'unerfüllt', high: 'erfüllt' },
    competence: { title: 'Kompetenz', low: 'unerfüllt', high: 'erfüllt' },
    relatedness: { title: 'Verbundenheit', low: 'unerfüllt', high: 'erfüllt' },
  },
} satisfies LensWords;
