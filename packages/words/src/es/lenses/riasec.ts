import type { LensWords } from '../../lens-words.ts';

export const riasec = {
  title: 'Intereses de Holland',
  trademark: 'Self-Directed Search es de PAR; Strong Interest Inventory, de The Myers-Briggs Company.',
  dimensions: {
    realistic: { title: 'Realista' },
    investigative: { title: 'Investigador' },
    artistic: { title: 'Artístico' },
    social: { title: 'Social' },
    enterprising: { title: 'Emprendedor' },
    conventional: { title: 'Convencional' },
  },
} satisfies LensWords;
