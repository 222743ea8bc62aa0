/** Where a reading lies, in a word or two: behind the name of a dimension and in the rows of charts. */
export const values = {
  strengths: ['not seen', 'faint', 'some', 'clear', 'said in so many words'],
  symptoms: {
    denied: 'denied',
    points_away: 'points the other way',
    comes_near: 'comes near',
    mentioned: 'mentioned',
    mentioned_often: 'mentioned often',
    mentioned_daily: 'mentioned as daily',
  },
  notSeen: 'not seen',
  notRead: 'not read',
  twoPoints: 'two points',
  /** It rests on little. */
  thin: (value: string) => `${value}, thin`,
  leans: (pole: string) => `leans ${pole.toLowerCase()}`,
  clearly: (pole: string) => `clearly ${pole.toLowerCase()}`,
  middle: 'middle',
  /** A pair of a type that takes no side. */
  open: 'open',
  toward: (pole: string, band: string) => `${pole}, ${band}`,
  /** From little to much, where there are no poles. */
  amounts: ['hardly any', 'a little', 'some', 'much', 'very much'],
  ofHundred: (position: number) => `${position} of 100`,
} as const;
