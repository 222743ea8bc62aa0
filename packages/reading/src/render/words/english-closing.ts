import type { DisclaimerKey, InputKind } from '@app/frameworks/framework';
import type { SampleGauge, VoiceShare } from '../../derive/sample-gauge.ts';
import type { Dropped, WhyNot } from '../../report.ts';
import { count, number, sentence } from './english-grammar.ts';

const material: Record<InputKind, string> = { text: 'text', image: 'picture', video: 'clip' };

const whyNot: Record<Exclude<WhyNot['reason'], 'written' | 'few-words'>, (kind: InputKind) => string> = {
  'no-words': (kind) =>
    `a ${material[kind]} without words cannot show this; a text they wrote, or a clip in which they speak at some length, could`,
  'nobody-in-view': () =>
    'nobody is in view; a text they wrote, or a clip in which they speak at some length, could show it',
  never: (kind) => `a ${material[kind]} cannot show this`,
  'not-written': () => 'the model did not write this part',
  'not-mentioned': () => 'not mentioned',
  'no-support': () => 'no passage carries a statement',
  'shared-support': () => 'its passages already carry two other readings',
};

const voices: Record<VoiceShare, string> = {
  'nearly-all': '',
  most: ', most of them in your own voice',
  half: ', about half of them in your own voice',
  less: ', fewer than half of them in your own voice',
  'hardly-any': ', hardly any of them in your own voice',
};

/** What could not be read and what was counted. */
export const englishClosing = {
  whyNot: (why: Exclude<WhyNot, { reason: 'written' }>, kind: InputKind): string =>
    why.reason === 'few-words' ? `needs at least ${why.needed} words` : whyNot[why.reason](kind),
  unread: (names: string, why: string): string => `**${names}.** ${sentence(why)}`,
  all: (total: number): string => `all ${number(total)}`,
  some: (names: number, total: number): string => `${names} of ${total}`,
  nearest: 'Nearest',
  nearestOf: (title: string): string => `${title}, nearest`,
  unwritten: (parts: number): string => `**Incomplete:** the model did not write ${count(parts, 'part')}.`,
  shareRead: (share: number): string => `**Read:** ${Math.round(share * 100)} % of the text, in evenly chosen pieces.`,
  sample({ words, seen, level }: SampleGauge, kind: InputKind, voice: VoiceShare): string {
    if (!seen) return words === 0 ? 'No words.' : `${count(words, 'word')}${voices[voice]}.`;
    if (kind === 'image') return `${seen.frames === 1 ? 'One picture' : `${seen.frames} pictures`}.`;
    const over = seen.durationSeconds === undefined ? '' : ` over ${clock(seen.durationSeconds)}`;
    const spoken = words === 0 ? 'no spoken words' : count(words, 'spoken word');
    return `${count(seen.frames, 'frame')}${over} and ${spoken}${level === 'strong' ? ', about as much as length can give' : ''}.`;
  },
  pronouns: (singular: number, plural: number): string =>
    `“I”, “me” and “my” stand ${times(singular)}, “we”, “us” and “our” ${times(plural)}.`,
  quotes: (found: number, against: number, kind: InputKind): string =>
    `${count(found, kind === 'text' ? 'quote' : 'cue')}, each found in the ${kind === 'text' ? 'text' : 'description'} by code; ${none(against)} of them ${against === 1 ? 'speaks' : 'speak'} against a reading.`,
  dropped: ({ quotes, claims, sentences, repeated }: Dropped): string[] => [
    ...(quotes ? [`${count(quotes, 'quote')} not found and removed`] : []),
    ...(claims ? [`${count(claims, 'statement')} without support`] : []),
    ...(sentences ? [`${count(sentences, 'sentence')} that a reading must not say`] : []),
    ...(repeated ? [`${count(repeated, 'quote')} of passages that already carry two readings`] : []),
  ],
  leftOut: (parts: string[]): string => `Left out: ${parts.join('; ')}.`,
  /** `pairs` are the relations research expects between what was read. */
  relations: (pairs: number, contradicted: string[]): string =>
    `Of ${count(pairs, 'expected relation')} between the lenses, ${none(contradicted.length)} ${contradicted.length === 1 ? 'is' : 'are'} contradicted${contradicted.length > 0 ? `: ${contradicted.join('; ')}` : ''}.`,
  pair: (one: string, other: string): string => `${one} and ${other}`,
  /** Who looked and listened; `phrases` of the description went beyond what people chose or did. */
  origin: ({
    seenBy,
    heardBy,
    isSpeechShared,
    phrases,
  }: {
    seenBy?: string | undefined;
    heardBy?: string | undefined;
    isSpeechShared: boolean;
    phrases: number;
  }): string[] => [
    ...(seenBy ? [sentence(seenBy)] : []),
    ...(heardBy ? [sentence(heardBy)] : []),
    ...(isSpeechShared ? ['Who of those in view said what was not established.'] : []),
    ...(phrases > 0
      ? [
          `${count(phrases, 'phrase')} of the description went beyond what people chose or did and ${phrases === 1 ? 'is' : 'are'} left out.`,
        ]
      : []),
  ],
};

const none = (value: number): string => (value === 0 ? 'none' : number(value));
const times = (value: number): string => (value === 1 ? 'once' : value === 2 ? 'twice' : `${value} times`);

export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const sources: Record<InputKind, string> = { text: 'one text', image: 'a picture', video: 'a clip' };
const NOT_FOR = 'Not for hiring, credit, insurance, schooling, legal or medical decisions.';
const OWN = 'Never for judging someone else.';

/** Whatever is said of every report of a framework; the part that says what it can be used for stands last. */
const notes: Record<DisclaimerKey, (kind: InputKind, lenses: number) => string> = {
  GEN: (kind) =>
    `It says how this ${material[kind]} comes across, which is less than who someone is: readings of this kind agree only modestly with what people say about themselves in questionnaires.`,
  TYPE: () =>
    'Type letters cut a scale in two, so read the bars and not the code. Such readings get a little over two of the four letters right, on average; a coin gets two. Not the official instrument.',
  MOTIVE: () =>
    'It is a tool for reflection with mixed support in research, and motives show only where someone names them, so candidates stand here and no verdict.',
  MANY: (kind, lenses) =>
    `${sentence(number(lenses)).slice(0, -1)} lenses on one ${material[kind]} are ${number(lenses)} descriptions and one piece of evidence: that they agree makes nothing truer.`,
  VALUES: () => 'Values are ranked against each other, not against other people.',
  CLIN: () =>
    `Not a diagnosis, screening or medical opinion, nor one of the named instruments: it lists themes the material itself mentions and can neither find nor rule out anything. Only a licensed professional who talks with you can assess mental health. ${OWN}`,
  AFF: () =>
    `Not a PHQ-9, GAD-7, BDI, BAI or Hamilton score, a screening or a medical opinion, it can neither find nor rule out anything. ${OWN}`,
  IQ: () =>
    'No IQ is estimated: intelligence tests are supervised, timed and normed, and nothing here can stand in for them. It describes reasoning that is on show in this material.',
  DARK: () =>
    'It looks at everyday tendencies in how something is told; irony, fiction, anger and working roles can imitate them, and a quiet text proves nothing about its writer.',
  EVO: () =>
    'The ten poles are this product’s own exploratory lens, inspired by evolutionary psychology; it is no validated test, and several of its source theories are debated.',
  MEDIA: () =>
    'First impressions from pictures and clips mostly reflect clothing, setting and lighting; choices and behaviour are described, not faces.',
};

/** Stands in place of `NOT_FOR` where more has to be said. */
const uses: Partial<Record<DisclaimerKey, string>> = {
  DARK: 'For your own material, or with its writer’s agreement: never a label for someone else, nor a basis for hiring, credit, insurance, schooling, legal or medical decisions.',
  AFF: 'Not for hiring, credit, insurance, schooling or legal decisions. If you are struggling, please talk to a doctor or a crisis line; if you are in danger, call your local emergency number now.',
};

type HowTo = {
  kind: InputKind;
  sample: SampleGauge;
  keys: readonly DisclaimerKey[];
  lenses: number;
  /** Of ten people whose material reads like this, on the same side of the middle; only where it is known. */
  sameSideInTen: number | undefined;
  trademarks: string[];
};

/** The one statement of uncertainty, in one paragraph. */
export function englishHowTo({ kind, sample, keys, lenses, sameSideInTen, trademarks }: HowTo): string {
  // A specific note says what the general one says, and more.
  const said = keys.filter(
    (key) =>
      key !== 'GEN' ||
      (keys.every((other) => other === 'GEN' || other === 'VALUES' || other === 'MEDIA') &&
        sameSideInTen === undefined),
  );
  const isShort = sample.level === 'very-short';
  return [
    `An AI wrote this from ${sources[kind]}${kind === 'text' && sample.words > 0 ? ` of ${count(sample.words, 'word')}` : ''}${isShort ? ': a first impression only' : ''}.`,
    ...said.map((key) => notes[key](kind, lenses)),
    ...(sameSideInTen === undefined ? [] : [saySameSide(sameSideInTen, kind, keys.includes('MANY'))]),
    kind === 'text' ? 'Every quoted passage was looked up in the text.' : 'Every cue was looked up in the description.',
    ...sayTrademarks(keys, trademarks),
    keys.map((key) => uses[key]).find((use) => use) ?? NOT_FOR,
  ].join(' ');
}

/** Where it is said that no instrument was given, nothing more need be said of their names. */
function sayTrademarks(keys: readonly DisclaimerKey[], trademarks: string[]): string[] {
  if (keys.includes('CLIN') || keys.includes('AFF')) return [];
  return trademarks.length > 1
    ? ['None of the named instruments was given; their names belong to their owners.']
    : trademarks;
}

/** Only of the Big Five it is known. */
function saySameSide(inTen: number, kind: InputKind, isShort: boolean): string {
  const like = kind === 'text' ? 'whose writing reads this way' : `whose ${material[kind]} comes across this way`;
  const where = 'on the same side of the middle in a questionnaire';
  if (inTen <= 5)
    return `Of ten people ${like}, only a little over five would find themselves ${where}, where a coin gives five.`;
  const end = isShort ? '' : `, and ${number(10 - inTen)} would not: enough to think about, too little to decide by`;
  return `Of ten people ${like}, about ${number(inTen)} would find themselves ${where}${end}.`;
}
