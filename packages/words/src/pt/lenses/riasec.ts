import type { LensWords } from '../../lens-words.ts';

export const riasec = {
  title: 'Interesses de Holland',
  trademark: 'Self-Directed Search pertence à PAR; Strong Interest Inventory, à The Myers-Briggs Company.',
  dimensions: {
    realistic: { title: 'Realista' },
    investigative: { title: 'Investigativo' },
    artistic: { title: 'Artístico' },
    social: { title: 'Social' },
    enterprising: { title: 'Empreendedor' },
    conventional: { title: 'Convencional' },
  },
} satisfies LensWords;
