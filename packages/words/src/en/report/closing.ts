// The end of a report: traits left unread and why, sample size, quotes found, claims removed, contradictions.
import { count, number, sentence } from './grammar.ts';

const none = (value: number): string => (value === 0 ? 'none' : number(value));
const noWords = (material: string): string =>
  `a ${material} without words cannot show this; a text they wrote, or a clip in which they speak at some length, could`;
const quoted = (found: number, against: number, what: string, where: string): string => {
  if (found === 0) return `No ${what} was found in the ${where} by code.`;
  if (found === 1)
    return `1 ${what}, found in the ${where} by code; it ${against === 0 ? 'does not speak' : 'speaks'} against a reading.`;
  return `${count(found, what)}, each found in the ${where} by code; ${none(against)} of them ${against === 1 ? 'speaks' : 'speak'} against a reading.`;
};

/** What could not be read and what was counted. */
export const closing = {
  /** Why nothing is said, by what was given; each is a clause for `unread`. */
  whyNot: {
    'no-words': { text: noWords('text'), image: noWords('picture'), video: noWords('clip') },
    never: { text: 'a text cannot show this', image: 'a picture cannot show this', video: 'a clip cannot show this' },
    'nobody-in-view':
      'nobody is in view; a text they wrote, or a clip in which they speak at some length, could show it',
    'not-written': 'the model did not write this part',
    'not-mentioned': 'not mentioned',
    'no-support': 'no passage carries a statement',
    'shared-support': 'its passages already carry two other readings',
  },
  fewWords: (needed: number) => `needs at least ${count(needed, 'word')}`,
  unread: (names: string, why: string) => `**${names}.** ${sentence(why)}`,
  /** Of the dimensions of a lens. */
  all: (total: number) => `all ${number(total)}`,
  some: (names: number, total: number) => `${names} of ${total}`,
  /** Before the passage that came nearest. */
  nearest: 'Nearest',
  nearestOf: (title: string) => `${title}, nearest`,
  unwritten: (parts: number) => `**Incomplete:** the model did not write ${count(parts, 'part')}.`,
  shareRead: (percent: number) => `**Read:** ${percent} % of the text, in evenly chosen pieces.`,
  /** How much there was; by how much of it is the writer's own voice. */
  sample: {
    empty: 'No words.',
    'nearly-all': (words: number) => `${count(words, 'word')}.`,
    most: (words: number) => `${count(words, 'word')}, most of them in your own voice.`,
    half: (words: number) => `${count(words, 'word')}, about half of them in your own voice.`,
    less: (words: number) => `${count(words, 'word')}, fewer than half of them in your own voice.`,
    'hardly-any': (words: number) => `${count(words, 'word')}, hardly any of them in your own voice.`,
    pictures: (pictures: number) => (pictures === 1 ? 'One picture.' : `${pictures} pictures.`),
    frames: (frames: number) => count(frames, 'frame'),
    framesOver: (frames: number, clock: string) => `${count(frames, 'frame')} over ${clock}`,
    spoken: (words: number) => (words === 0 ? 'no spoken words' : count(words, 'spoken word')),
    clip: (frames: string, spoken: string) => `${frames} and ${spoken}.`,
    /** More of it would show no more. */
    wholeClip: (frames: string, spoken: string) => `${frames} and ${spoken}, about as much as length can give.`,
  },
  /** How many quotes there are, and how many of them speak against a reading. */
  quotes: {
    text: (found: number, against: number) => quoted(found, against, 'quote', 'text'),
    media: (found: number, against: number) => quoted(found, against, 'cue', 'description'),
  },
  /** What was removed; parts of `leftOut`. */
  dropped: {
    quotes: (quotes: number) => `${count(quotes, 'quote')} not found and removed`,
    claims: (claims: number) => `${count(claims, 'statement')} without support`,
    sentences: (sentences: number) => `${count(sentences, 'sentence')} that a reading must not say`,
    repeated: (quotes: number) => `${count(quotes, 'quote')} of passages that already carry two readings`,
  },
  leftOut: (parts: readonly string[]) => `Left out: ${parts.join('; ')}.`,
  /** Relations that research expects between what was read; the names are pairs that contradict one. */
  relations: (pairs: number) => `Of ${count(pairs, 'expected relation')} between the lenses, none are contradicted.`,
  contradicted: (pairs: number, names: readonly string[]) =>
    `Of ${count(pairs, 'expected relation')} between the lenses, ${number(names.length)} ${names.length === 1 ? 'is' : 'are'} contradicted: ${names.join('; ')}.`,
  pair: (one: string, other: string) => `${one} and ${other}`,
  /** A dimension by the name of its lens and its own. */
  inLens: (lens: string, title: string) => `${lens} ${title}`,
} as const;
