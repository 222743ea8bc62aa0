import type { LensWords } from '../../lens-words.ts';

export const riasec = {
  title: 'Intérêts de Holland',
  trademark: 'Self-Directed Search appartient à PAR, Strong Interest Inventory à The Myers-Briggs Company.',
  dimensions: {
    realistic: { title: 'Réaliste' },
    investigative: { title: 'Investigateur' },
    artistic: { title: 'Artistique' },
    social: { title: 'Social' },
    enterprising: { title: 'Entreprenant' },
    conventional: { title: 'Conventionnel' },
  },
} satisfies LensWords;
