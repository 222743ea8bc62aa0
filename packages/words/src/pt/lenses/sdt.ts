import type { LensWords } from '../../lens-words.ts';

export const sdt = {
  title: 'Teoria da autodeterminação',
  dimensions: {
    autonomy: { title: 'Autonomia', low: 'Frustração', high: 'Satisfação' },
    competence: { title: 'Competência', low: 'Frustração', high: 'Satisfação' },
    relatedness: { title: 'Vínculo', low: 'Frustração', high: 'Satisfação' },
  },
} satisfies LensWords;
