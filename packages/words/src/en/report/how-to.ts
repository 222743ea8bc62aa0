import { capitalised, count, number } from './grammar.ts';

const general = (material: string): string =>
  `It says how this ${material} comes across, which is less than who someone is: readings of this kind agree only modestly with what people say about themselves in questionnaires.`;
const many = (lenses: number, material: string): string =>
  `${capitalised(number(lenses))} lenses on one ${material} are ${number(lenses)} descriptions and one piece of evidence: that they agree makes nothing truer.`;
const like = {
  text: 'whose writing reads this way',
  image: 'whose picture comes across this way',
  video: 'whose clip comes across this way',
};
const WHERE = 'on the same side of the middle in a questionnaire';
const coin = (who: string): string =>
  `Of ten people ${who}, only a little over five would find themselves ${WHERE}, where a coin gives five.`;
const inTen = (people: number, who: string): string =>
  `Of ten people ${who}, about ${number(people)} would find themselves ${WHERE}`;
const notInTen = (others: number): string =>
  `, and ${number(others)} would not: enough to think about, too little to decide by.`;
const OWN = 'Never for judging someone else.';

/** The one statement of uncertainty: sentences of one paragraph of at most 90 words. */
export const howTo = {
  /** What it was written from, for `wrote`. */
  from: { text: 'one text', image: 'a picture', video: 'a clip' },
  fromWords: (words: number) => `one text of ${count(words, 'word')}`,
  wrote: (from: string) => `An AI wrote this from ${from}.`,
  /** Of very short material. */
  wroteFirst: (from: string) => `An AI wrote this from ${from}: a first impression only.`,
  general: { text: general('text'), image: general('picture'), video: general('clip') },
  many: {
    text: (lenses: number) => many(lenses, 'text'),
    image: (lenses: number) => many(lenses, 'picture'),
    video: (lenses: number) => many(lenses, 'clip'),
  },
  /** By what a framework reads. */
  notes: {
    TYPE: 'Type letters cut a scale in two, so read the bars and not the code. Such readings get a little over two of the four letters right, on average; a coin gets two. Not the official instrument.',
    MOTIVE:
      'It is a tool for reflection with mixed support in research, and motives show only where someone names them, so candidates stand here and no verdict.',
    VALUES: 'Values are ranked against each other, not against other people.',
    CLIN: `Not a diagnosis, screening or medical opinion, nor one of the named instruments: it lists themes the material itself mentions and can neither find nor rule out anything. Only a licensed professional who talks with you can assess mental health. ${OWN}`,
    AFF: `Not a PHQ-9, GAD-7, BDI, BAI or Hamilton score, a screening or a medical opinion, it can neither find nor rule out anything. ${OWN}`,
    IQ: 'No IQ is estimated: intelligence tests are supervised, timed and normed, and nothing here can stand in for them. It describes reasoning that is on show in this material.',
    DARK: 'It looks at everyday tendencies in how something is told; irony, fiction, anger and working roles can imitate them, and a quiet text proves nothing about its writer.',
    EVO: 'The ten poles are this product’s own exploratory lens, inspired by evolutionary psychology; it is no validated test, and several of its source theories are debated.',
    MEDIA:
      'First impressions from pictures and clips mostly reflect clothing, setting and lighting; choices and behaviour are described, not faces.',
  },
  /** Of ten people whose material reads like this, how many are on the same side of the middle. */
  sameSide: {
    like,
    /** A little over five: hardly more than chance. `who` is one of `like`. */
    chance: coin,
    short: (people: number, who: string) => `${inTen(people, who)}.`,
    /** `others` are those on the other side. */
    long: (people: number, others: number, who: string) => inTen(people, who) + notInTen(others),
  },
  lookedUp: {
    text: 'Every quoted passage was looked up in the text.',
    media: 'Every cue was looked up in the description.',
  },
  instruments: 'None of the named instruments was given; their names belong to their owners.',
  /** What it may not be used for; two frameworks need more to be said. */
  uses: {
    any: 'Not for hiring, credit, insurance, schooling, legal or medical decisions.',
    DARK: 'For your own material, or with its writer’s agreement: never a label for someone else, nor a basis for hiring, credit, insurance, schooling, legal or medical decisions.',
    AFF: 'Not for hiring, credit, insurance, schooling or legal decisions. If you are struggling, please talk to a doctor or a crisis line; if you are in danger, call your local emergency number now.',
  },
} as const;
