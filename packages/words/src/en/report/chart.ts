/** A chart in words, one sentence a row, for those who cannot see it. Poles are the names at the ends of a row. */
export const chart = {
  row: (says: string) => `${says}.`,
  titled: (name: string, says: string) => `${name}: ${says}`,
  clauses: (parts: readonly string[]) => parts.join(', '),
  empty: 'An empty line',
  poles: (low: string, high: string) => `${low} to ${high}`,
  /** In place of poles where there are none. */
  low: 'low',
  high: 'high',
  /** Where a point lies. */
  inMiddle: 'in the middle',
  atEnd: (pole: string) => `at the ${pole} end`,
  inHalf: (pole: string) => `in the ${pole} half`,
  /** It rests on little. */
  thin: (place: string) => `${place} (thin)`,
  twoPoints: (one: string, other: string) => `two points, ${one} and ${other}`,
  /** The same places as names, for a range. */
  middle: 'the middle',
  end: (pole: string) => `the ${pole} end`,
  half: (pole: string) => `the ${pole} half`,
  rangeWithin: (place: string) => `likely range within ${place}`,
  rangeBetween: (from: string, to: string) => `likely range from ${from} to ${to}`,
  /** How far a line reaches: none of the way, about a tenth, a quarter, a third, half, two thirds … all of it. */
  shares: [
    'nothing',
    'about a tenth',
    'about a quarter',
    'about a third',
    'about half',
    'about two thirds',
    'about three quarters',
    'about nine tenths',
    'all',
  ],
  reach: (share: string, low: string, high: string) => `${share} of the way from ${low} to ${high}`,
  reachFrom: (from: string, to: string, low: string, high: string) =>
    `from ${from} to ${to} of the way from ${low} to ${high}`,
} as const;
