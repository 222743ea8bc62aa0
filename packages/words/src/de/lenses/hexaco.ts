import type { LensWords } from '../../lens-words.ts';

export const hexaco = {
  title: 'HEXACO',
  trademark: 'HEXACO-PI-R ist nur für nicht kommerzielle Forschung frei; die Bezeichnungen dienen der Beschreibung.',
  dimensions: {
    honesty_humility: {
      title: 'Ehrlichkeit-Bescheidenheit',
      row: 'Ehrlich-bescheiden',
      low: 'auf den eigenen Vorteil bedacht',
      high: 'aufrichtig und bescheiden',
      cannot: 'nicht, ob jemand lügt',
    },
    emotionality: { title: 'Emotionalität', low: 'unerschrocken', high: 'gefühlvoll und ängstlich' },
    extraversion_x: { title: 'Extraversion', low: 'zurückhaltend', high: 'lebhaft' },
    agreeableness_a: {
      title: 'Verträglichkeit (im Gegensatz zu Ärger)',
      row: 'Verträglichkeit',
      low: 'schnell verärgert',
      high: 'geduldig',
    },
    conscientiousness_c: { title: 'Gewissenhaftigkeit', low: 'locker', high: 'gründlich' },
    openness_o: {
      title: 'Offenheit für Erfahrungen',
      row: 'Offenheit',
      low: 'am Bewährten orientiert',
      high: 'wissbegierig',
    },
  },
} satisfies LensWords;
