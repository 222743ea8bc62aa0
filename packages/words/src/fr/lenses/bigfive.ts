import type { LensWords } from '../../lens-words.ts';

export const bigfive = {
  title: 'Big Five',
  trademark: 'NEO-PI appartient à PAR ; les énoncés de l’IPIP sont dans le domaine public.',
  bands: { low: 'plutôt {low}', middle: 'au milieu', high: 'plutôt {high}' },
  dimensions: {
    openness: {
      title: 'Ouverture à l’expérience',
      row: 'Ouverture',
      low: 'Goût du familier',
      high: 'Ouverture',
      cannot: 'ni l’intelligence, ni les études, ni la politique',
    },
    conscientiousness: {
      title: 'Conscience',
      low: 'Spontanéité',
      high: 'Discipline',
      cannot: 'pas d’après la seule orthographe, la mise en page, des lunettes ou un arrière-plan rangé',
    },
    extraversion: {
      title: 'Extraversion',
      low: 'Réserve',
      high: 'Sociabilité',
      cannot: 'pas d’après une seule photo ni une prestation professionnelle',
    },
    agreeableness: {
      title: 'Agréabilité',
      low: 'Contradiction',
      high: 'Conciliation',
      cannot: 'pas d’après un seul sourire',
    },
    neuroticism: {
      title: 'Réactivité émotionnelle (névrosisme)',
      row: 'Réactivité émotionnelle',
      low: 'Constance',
      high: 'Réactivité',
      cannot: 'ni un trouble, ni une mauvaise journée, ni un simple défoulement',
    },
  },
} satisfies LensWords;
