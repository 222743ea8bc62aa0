import type { LensWords } from '../../lens-words.ts';

export const bigfive = {
  title: 'Big Five',
  trademark: 'NEO-PI gehört PAR; die Aussagen des IPIP sind gemeinfrei.',
  bands: { low: 'eher {low}', middle: 'in der Mitte', high: 'eher {high}' },
  dimensions: {
    openness: {
      title: 'Offenheit für Erfahrungen',
      row: 'Offenheit',
      low: 'am Bewährten orientiert',
      high: 'offen',
      cannot: 'weder Intelligenz noch Bildung noch Politik',
    },
    conscientiousness: {
      title: 'Gewissenhaftigkeit',
      low: 'spontan',
      high: 'diszipliniert',
      cannot: 'nicht allein aus Rechtschreibung, Formatierung, einer Brille oder einem aufgeräumten Hintergrund',
    },
    extraversion: {
      title: 'Extraversion',
      low: 'zurückhaltend',
      high: 'gesellig',
      cannot: 'nicht aus einem einzelnen Foto oder einem beruflichen Auftritt',
    },
    agreeableness: {
      title: 'Verträglichkeit',
      low: 'streitbar',
      high: 'entgegenkommend',
      cannot: 'nicht allein aus einem Lächeln',
    },
    neuroticism: {
      title: 'Emotionale Reaktivität (Neurotizismus)',
      row: 'Emotionale Reaktivität',
      low: 'gelassen',
      high: 'empfindlich',
      cannot: 'weder eine Störung noch ein einzelner schlechter Tag noch abgelassener Dampf',
    },
  },
} satisfies LensWords;
