/** A report beside the visitor's own answers. Points are of a scale of 100; `low` and `high` are names of its ends. */
export const mirror = {
  title: 'Two Views of You',
  headlines: {
    close: 'The two views are close',
    apart: (traits: number) =>
      traits === 1
        ? 'The two views are some way apart on one trait'
        : `The two views are some way apart on ${traits} traits`,
    differ: (traits: number) =>
      traits === 1 ? 'The two views differ on one trait' : `The two views differ on ${traits} traits`,
    nothing: 'Nothing to set side by side',
  },
  closeOn: (close: number, of: number) => `They are close on ${close} of ${of} traits.`,
  widest: (trait: string, points: number, text: string, self: string) =>
    `They are furthest apart on ${trait}, by ${points} of 100 points: the material comes across nearer to “${text}”, your own answers lie nearer to “${self}”.`,
  nothingRead: 'The report puts none of the five traits at one place.',
  legend: { text: 'How the material comes across', self: 'How you see yourself' },
  distances: { close: 'close', apart: 'some way apart', differ: 'differ' },
  notRead: 'not read in the material',
  split: 'read at two places',
  why: {
    title: 'Why the Two May Differ',
    lead: 'Three plain reasons. Nobody can tell from here which one holds.',
    reasons: [
      {
        title: 'The material was about something else',
        text: 'It shows what its occasion asked for. A side of you that did not come up cannot show.',
      },
      {
        title: 'A role',
        text: 'People are one way at work, another among friends and another on paper. The material may show one role, your answers another.',
      },
      {
        title: 'Self-image',
        text: 'People know some sides of themselves better than any material shows, and some less.',
      },
    ],
  },
  chart: 'Filled point: how the material comes across. Ring: how you see yourself. A filled point alone is both.',
  columns: { trait: 'Trait', text: 'The material', self: 'Yourself', word: 'Distance' },
  limits: (close: number, apart: number) =>
    `Close: within ${close} of 100 points. Some way apart: within ${apart}. Differ: further apart.`,
  scale: 'Both are positions on one scale of 0 to 100, not percentiles: neither compares you with other people.',
  source: (name: string, reference: string) =>
    `Your answers are counted by the published key of the ${name}, 20 public-domain statements: ${reference}.`,
} as const;
