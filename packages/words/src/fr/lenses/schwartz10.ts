import type { LensWords } from '../../lens-words.ts';

export const schwartz10 = {
  title: 'Valeurs de base de Schwartz',
  trademark: 'PVQ : usage soumis à l’autorisation de l’auteur.',
  dimensions: {
    self_direction: { title: 'Autonomie' },
    stimulation: { title: 'Stimulation' },
    hedonism: { title: 'Hédonisme' },
    achievement: { title: 'Réussite' },
    power: { title: 'Pouvoir' },
    security: { title: 'Sécurité' },
    conformity: { title: 'Conformité' },
    tradition: { title: 'Tradition' },
    benevolence: { title: 'Bienveillance' },
    universalism: { title: 'Universalisme' },
  },
} satisfies LensWords;
