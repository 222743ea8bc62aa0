import type { LensWords } from '../../lens-words.ts';

export const bai = {
  title: 'Áreas do BAI',
  trademark: 'BAI: Pearson; protegido por direitos autorais.',
  bands: { minimal: 'mínimo', mild: 'leve', moderate: 'moderado', severe: 'grave' },
  dimensions: {
    subjective: { title: 'Medo e pavor sentidos' },
    neurophysiological: { title: 'Tontura, tremor, dormência, pernas bambas', row: 'Tontura e tremor' },
    autonomic: { title: 'Calor, rubor, suor, indigestão', row: 'Calor, suor, indigestão' },
    panic: { title: 'Coração disparado, fôlego, medo de morrer', row: 'Coração e fôlego' },
  },
} satisfies LensWords;
