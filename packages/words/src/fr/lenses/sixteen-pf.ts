import type { LensWords } from '../../lens-words.ts';

export const sixteenPf = {
  title: '16PF',
  trademark: '16PF est une marque déposée (IPAT / Talogy).',
  dimensions: {
    a: { title: 'Chaleur', low: 'Réserve', high: 'Chaleur' },
    b: {
      title: 'Raisonnement',
      low: 'Pensée concrète',
      high: 'Pensée abstraite',
      cannot: 'une échelle d’aptitude, qui demande les questions du test',
    },
    c: { title: 'Stabilité émotionnelle', low: 'Réactivité', high: 'Constance' },
    e: { title: 'Dominance', low: 'Déférence', high: 'Affirmation' },
    f: { title: 'Vivacité', low: 'Sérieux', high: 'Entrain' },
    g: { title: 'Conscience des règles', low: 'Sens pratique', high: 'Sens du devoir' },
    h: { title: 'Audace sociale', low: 'Timidité', high: 'Audace' },
    i: { title: 'Sensibilité', low: 'Esprit terre à terre', high: 'Délicatesse' },
    l: { title: 'Vigilance', low: 'Confiance', high: 'Méfiance' },
    m: { title: 'Imagination', low: 'Esprit pratique', high: 'Absorption dans les idées' },
    n: { title: 'Discrétion', low: 'Franchise', high: 'Discrétion' },
    o: { title: 'Appréhension', low: 'Assurance', high: 'Doute de soi' },
    q1: {
      title: 'Ouverture au changement',
      low: 'Attachement au familier',
      high: 'Expérimentation',
      cannot: 'ni la politique ni la religion',
    },
    q2: { title: 'Autonomie', low: 'Goût du groupe', high: 'Goût de la solitude' },
    q3: { title: 'Perfectionnisme', low: 'Tolérance au désordre', high: 'Organisation' },
    q4: { title: 'Tension', low: 'Détente', high: 'Fébrilité' },
  },
} satisfies LensWords;
