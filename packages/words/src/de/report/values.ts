import type { ValueWords } from '../../report-words.ts';

/** Poles are adjectives without an ending, or nouns: they stand as they are. */
export const values = {
  strengths: ['nicht zu sehen', 'schwach', 'etwas', 'deutlich', 'ausdrücklich gesagt'],
  symptoms: {
    denied: 'verneint',
    points_away: 'weist in die andere Richtung',
    comes_near: 'kommt nahe',
    mentioned: 'erwähnt',
    mentioned_often: 'oft erwähnt',
    mentioned_daily: 'als täglich erwähnt',
  },
  notSeen: 'nicht zu sehen',
  notRead: 'nicht gelesen',
  twoPoints: 'zwei Punkte',
  thin: (value) => `${value}, dünn belegt`,
  leans: (pole) => `eher ${pole}`,
  clearly: (pole) => `deutlich ${pole}`,
  middle: 'in der Mitte',
  open: 'offen',
  toward: (pole, band) => `${pole}, ${band}`,
  amounts: ['kaum etwas', 'wenig', 'etwas', 'viel', 'sehr viel'],
  ofHundred: (position) => `${position} von 100`,
} satisfies ValueWords;
