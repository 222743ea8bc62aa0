import type { ValueWords } from '../../report-words.ts';

/** Poles are nouns, so that nothing shows the gender of the reader. */
export const values = {
  strengths: ['no se ve', 'apenas', 'algo', 'con claridad', 'dicho expresamente'],
  symptoms: {
    denied: 'se niega',
    points_away: 'apunta en otra dirección',
    comes_near: 'se acerca',
    mentioned: 'se menciona',
    mentioned_often: 'se menciona a menudo',
    mentioned_daily: 'se menciona como diario',
  },
  notSeen: 'no se ve',
  notRead: 'sin leer',
  twoPoints: 'dos puntos',
  thin: (value) => `${value}, con poco apoyo`,
  leans: (pole) => `más ${pole.toLowerCase()}`,
  clearly: (pole) => `claramente más ${pole.toLowerCase()}`,
  middle: 'en el medio',
  open: 'sin decidir',
  toward: (pole, band) => `${pole}, ${band}`,
  amounts: ['casi nada', 'poco', 'algo', 'mucho', 'muchísimo'],
  ofHundred: (position) => `${position} de 100`,
} satisfies ValueWords;
