import type { LensWords } from '../../lens-words.ts';

export const hexaco = {
  title: 'HEXACO',
  trademark: 'HEXACO-PI-R n’est libre que pour la recherche non commerciale ; les noms servent à décrire.',
  dimensions: {
    honesty_humility: {
      title: 'Honnêteté-Humilité',
      low: 'Intérêt propre',
      high: 'Sincérité et modestie',
      cannot: 'ne dit pas si quelqu’un ment',
    },
    emotionality: { title: 'Émotionnalité', low: 'Fermeté', high: 'Sensibilité et crainte' },
    extraversion_x: { title: 'eXtraversion', low: 'Réserve', high: 'Entrain' },
    agreeableness_a: {
      title: 'Agréabilité (par opposition à la colère)',
      row: 'Agréabilité',
      low: 'Irascibilité',
      high: 'Patience',
    },
    conscientiousness_c: { title: 'Conscience', low: 'Souplesse', high: 'Minutie' },
    openness_o: { title: 'Ouverture', low: 'Goût du familier', high: 'Curiosité' },
  },
} satisfies LensWords;
