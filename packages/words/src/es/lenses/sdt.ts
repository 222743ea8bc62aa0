import type { LensWords } from '../../lens-words.ts';

export const sdt = {
  title: 'Teoría de la autodeterminación',
  dimensions: {
    autonomy: { title: 'Autonomía', low: 'Frustración', high: 'Satisfacción' },
    competence: { title: 'Competencia', low: 'Frustración', high: 'Satisfacción' },
    relatedness: { title: 'Vinculación', low: 'Frustración', high: 'Satisfacción' },
  },
} satisfies LensWords;
