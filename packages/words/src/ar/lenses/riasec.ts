import type { LensWords } from '../../lens-words.ts';

export const riasec = {
  title: 'ميول هولاند',
  trademark: 'Self-Directed Search ملك لشركة PAR؛ أما Strong Interest Inventory فملك لشركة مايرز-بريغز.',
  dimensions: {
    realistic: { title: 'الواقعي' },
    investigative: { title: 'البحثي' },
    artistic: { title: 'الفني' },
    social: { title: 'الاجتماعي' },
    enterprising: { title: 'المبادر' },
    conventional: { title: 'التقليدي' },
  },
} satisfies LensWords;
