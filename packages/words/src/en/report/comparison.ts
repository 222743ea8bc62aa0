/** What a comparison of readings says. `answered` readings of those `asked` are there; points are of a scale of 100. */
export const comparison = {
  titles: {
    models: (framework: string) => `Second Opinion: ${framework}`,
    repeats: (framework: string) => `The Same Model Again: ${framework}`,
    texts: (framework: string) => `Two Materials: ${framework}`,
  },
  headlines: {
    agree: 'The readings agree',
    mixed: 'The readings agree for the most part',
    disagree: (scales: number) =>
      scales === 1 ? 'The readings disagree on one scale' : `The readings disagree on ${scales} scales`,
    sideBySide: 'The readings side by side',
    waiting: 'The other readings are being written',
    tooFew: 'Nothing to compare yet',
  },
  answered: {
    models: (answered: number, asked: number) => `${answered} of ${asked} models answered.`,
    repeats: (answered: number, asked: number) => `${answered} of ${asked} readings by the same model are there.`,
    texts: (answered: number, asked: number) => `${answered} of ${asked} materials were read under the same framework.`,
  },
  needsTwo: 'A comparison needs two finished readings.',
  agreeOn: (agreed: number, of: number, closest: string, points: number) =>
    `They agree on ${agreed} of ${of} scales and stand closest on ${closest}, ${points} of 100 points apart.`,
  widest: (name: string, points: number, low: string, high: string) =>
    `The widest gap is on ${name}: ${points} of 100 points between ${low} and ${high}.`,
  widestInWords: (name: string) => `They differ most on ${name}.`,
  noGap: 'There is no gap on any scale.',
  wordsOnly: 'Nothing here was placed on a scale by two of them: the words stand side by side.',
  alone: (alone: number, of: number) => `Read by one of them alone: ${alone} of ${of}.`,
  agreement: { agree: 'agree', mixed: 'mixed', disagree: 'disagree' },
  repeat: (model: string, number: number) => `${model}, reading ${number}`,
  text: (number: number) => `Material ${number}`,
  states: { open: 'being written', failed: 'no answer', cancelled: 'stopped' },
  columns: { reading: 'Reading', scale: 'Scale', mean: 'Mean', agreement: 'Agreement' },
  chart: 'The line reaches from the lowest to the highest reading; the point is their mean.',
  only: (label: string) => `Only ${label} read this.`,
  quotedBy: (labels: string) => `Quoted by ${labels}`,
  /** Below the rows. */
  limits: (agree: number, mixed: number) =>
    `Agree: within ${agree} of 100 points. Mixed: within ${mixed}. Disagree: further apart.`,
  mean: 'The mean of several models comes closer to what people say about themselves than any one of them.',
  notTrue: 'That models agree makes a reading no truer: they may share the same mistake.',
} as const;
