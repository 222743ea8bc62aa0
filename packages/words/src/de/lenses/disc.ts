import type { LensWords } from '../../lens-words.ts';

export const disc = {
  title: 'DISC',
  trademark: 'Das DISC-Modell ist gemeinfrei; „DiSC“ und „Everything DiSC“ sind Marken von Wiley.',
  dimensions: {
    pace: { title: 'Tempo', low: 'abwartend', high: 'bestimmt' },
    focus: { title: 'Ausrichtung', low: 'auf die Sache gerichtet', high: 'auf Menschen gerichtet' },
  },
} satisfies LensWords;
