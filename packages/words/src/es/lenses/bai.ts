import type { LensWords } from '../../lens-words.ts';

export const bai = {
  title: 'Áreas del BAI',
  trademark: 'BAI: Pearson; con derechos de autor.',
  bands: { minimal: 'mínima', mild: 'leve', moderate: 'moderada', severe: 'grave' },
  dimensions: {
    subjective: { title: 'Miedo y temor sentidos' },
    neurophysiological: { title: 'Mareo, temblor, entumecimiento, piernas flojas', row: 'Mareo y temblor' },
    autonomic: { title: 'Calor, rubor, sudor, indigestión', row: 'Calor y sudor' },
    panic: { title: 'Palpitaciones, respiración, miedo a morir', row: 'Palpitaciones y aliento' },
  },
} satisfies LensWords;
