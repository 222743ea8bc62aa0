import type { LensWords } from '../../lens-words.ts';

export const sdt = {
  title: 'Théorie de l’autodétermination',
  dimensions: {
    autonomy: { title: 'Autonomie', low: 'Frustration', high: 'Satisfaction' },
    competence: { title: 'Compétence', low: 'Frustration', high: 'Satisfaction' },
    relatedness: { title: 'Lien aux autres', low: 'Frustration', high: 'Satisfaction' },
  },
} satisfies LensWords;
