import type { LensWords } from '../../lens-words.ts';

export const riasec = {
  title: 'Interessen nach Holland',
  trademark: 'Self-Directed Search gehört PAR, Strong Interest Inventory der Myers-Briggs Company.',
  dimensions: {
    realistic: { title: 'Praktisch-technisch', row: 'Praktisch' },
    investigative: { title: 'Intellektuell-forschend', row: 'Forschend' },
    artistic: { title: 'Künstlerisch-sprachlich', row: 'Künstlerisch' },
    social: { title: 'Sozial' },
    enterprising: { title: 'Unternehmerisch' },
    conventional: { title: 'Konventionell' },
  },
} satisfies LensWords;
