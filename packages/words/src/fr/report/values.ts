import type { ValueWords } from '../../report-words.ts';
import { of } from './grammar.ts';

/** Poles are nouns, so that nothing shows the gender of the reader. */
export const values = {
  strengths: ['pas visible', 'à peine', 'un peu', 'nettement', 'dit en toutes lettres'],
  symptoms: {
    denied: 'démenti',
    points_away: 'va dans l’autre sens',
    comes_near: 's’en approche',
    mentioned: 'mention',
    mentioned_often: 'mention fréquente',
    mentioned_daily: 'mention comme quotidien',
  },
  notSeen: 'pas visible',
  notRead: 'non lu',
  twoPoints: 'deux points',
  thin: (value) => `${value}, peu étayé`,
  leans: (pole) => `davantage ${of(pole.toLowerCase())}`,
  clearly: (pole) => `nettement plus ${of(pole.toLowerCase())}`,
  middle: 'au milieu',
  open: 'indécis',
  toward: (pole, band) => `${pole}, ${band}`,
  amounts: ['presque rien', 'un peu', 'assez', 'beaucoup', 'énormément'],
  ofHundred: (position) => `${position} sur 100`,
} satisfies ValueWords;
