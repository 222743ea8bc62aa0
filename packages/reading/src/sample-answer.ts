import type { Dimension, Framework, Lens } from '@app/frameworks/framework';
import { openContext, type ReportContext } from './check/check-report.ts';
import { prepareText } from './check/prepare-text.ts';
import { keyOf, planRows } from './plan/plan-parts.ts';
import { type Plan, planReading } from './plan/plan-reading.ts';
import { finishDraft, openDraft, renderDraft, type ReportDraft } from './report-draft.ts';

/** Test data for reports: a text, the models' answers, and helpers that turn them into a report. */
const memories = [
  'I lost my umbrella',
  'I sat on the wrong tram',
  'I wrote to nobody for a week',
  'I counted the bridges twice',
  'I gave my seat to a cellist',
  'I argued about a map',
  'I slept through the fireworks',
];
const towns = ['Lisbon', 'Ghent', 'Turin', 'Bergen', 'Cork', 'Basel', 'Gdansk', 'Porto'];
/** One passage for each reading of the widest lens, because at most two readings may share one. */
const entries = towns.flatMap((town) => memories.map((memory) => `In ${town} ${memory}.`));

export const sampleText = [
  'I keep a list for every trip, and a second list for what could go wrong with the first.',
  'My sister laughs, but she was glad of the spare charger.',
  'I would rather miss the train than the end of a story.',
  'When my father was ill I made spreadsheets, and nobody needed them.',
  'Still, the best evening of last year was one I had not planned at all.',
  ...entries,
].join(' ');

export const realQuote = { quote: 'I keep a list for every trip', shows: 'Plans ahead.' };
export const otherQuote = { quote: 'My sister laughs, but she was glad', shows: 'Others see it too.' };
export const inventedQuote = { quote: 'I never plan anything at all.', shows: 'Made up.' };

const passages = [realQuote, otherQuote, ...entries.map((quote) => ({ quote, shows: 'One of many.' }))];

/** Two passages for the reading at this index of its lens; each is shared with one neighbour. */
export const quotesAt = (index: number): { quote: string; shows: string }[] => passages.slice(index, index + 2);

/** Long enough for every lens, regardless of the sample's real length. */
const WORDS = 2_000;

export function openSample(framework: Framework, text = sampleText): ReportContext {
  const plan = planReading(framework, 'text', WORDS);
  return openContext(plan, { ...prepareText(text), words: WORDS }, { simulated: false, shareRead: 1 });
}

type Values = Record<string, unknown>;

/** The fields of one row, in schema order. */
export function sampleReading({ scale }: Lens, values: Values = {}, index = 0): Values {
  const value = {
    prose: {},
    mention: {},
    bipolar: { position: 70, level: 'rather high' },
    unipolar: { position: 60, level: 'in the middle' },
    strength: { level: 'some' },
    symptom: { level: 'mentioned' },
  }[scale];
  return {
    evidence: quotesAt(index),
    counter: [],
    considered: [],
    readable: true,
    why_not: '',
    position: -1,
    level: '',
    gist: scale === 'prose' ? 'lists in pairs' : '',
    ...value,
    interpretation: 'You prepare with care. You laugh about it as well.',
    ...values,
  };
}

/** All rows of a report. `change` returns other fields for a dimension, or null to leave it out. */
export function sampleAnswer(
  { lenses }: Plan,
  change: (dimension: Dimension, lens: Lens, index: number) => Values | null = () => ({}),
): Values {
  const readings = lenses.flatMap(({ lens, asked }) =>
    asked.flatMap((dimension, index) => {
      const values = change(dimension, lens, index);
      return values ? [{ key: keyOf(lens, dimension), ...sampleReading(lens, values, index) }] : [];
    }),
  );
  return { self_harm_mentioned: false, items: [], readings };
}

/** The letter that `sampleLastReading` chooses; its other letters are not shown. */
export const sampleLetter = `# You make a list for the list

You are a planner who laughs about it. “I keep a list for every trip”, you say, and then comes a second list.

### The charger

**Others see it too.** “My sister laughs, but she was glad of the spare charger” is your own proof. You always carry it.

- When your father was ill you made spreadsheets, “and nobody needed them”.
- The best evening was not on any list.

You could say to her:

> Next time you pack, and I come along.

The evening without a plan is the one you remember.
`;

export const sampleLetters: readonly string[] = [
  '# A letter nobody chose\n\nThis one stays in the drawer.',
  sampleLetter,
  '# Another letter nobody chose\n\nSo does this one.',
];

/** Chooses the second letter and changes two of its sentences, in order. */
export const sampleLastReading = {
  letter: 2,
  distress: 'none',
  against: 'Still, the best evening of last year was one I had not planned at all.',
  verdict: [] as string[],
  levels: [] as { key: string; level: string }[],
  changes: [
    { sentence: 'You always carry it.', why: 'nobody wrote always', now: 'She was glad of it.' },
    { sentence: 'The best evening was not on any list.', why: 'say which', now: 'The best evening was not planned.' },
  ],
};

export type SampleLetters = { letters?: readonly string[]; last?: unknown };

/** The keys of all dimensions that are asked about. */
export const keysOf = ({ lenses }: Plan): string[] =>
  lenses.flatMap(({ lens, asked }) => asked.map((dimension) => keyOf(lens, dimension)));

export type SamplePart = { number: number; keys: string[]; text: string; isWhole: boolean };

/** Splits all rows into the answers of the parts that ask for them. */
export function inParts({ plan }: Pick<ReportContext, 'plan'>, answer: Values): SamplePart[] {
  const given = answer['readings'] as { key: string }[];
  return planRows(plan, () => true).map(({ number, keys }) => {
    const readings = given.filter(({ key }) => keys.includes(key));
    return { number, keys, text: JSON.stringify({ ...answer, readings }), isWhole: true };
  });
}

export function addRows(draft: ReportDraft, parts: readonly SamplePart[]): void {
  for (const { number, ...part } of parts) draft.rows.set(number, part);
}

/** A draft with rows and letters, before the last reading. */
export function openSampleDraft(
  context: ReportContext,
  parts: readonly SamplePart[],
  letters: readonly string[] = sampleLetters,
): ReportDraft {
  const draft = openDraft(context);
  addRows(draft, parts);
  draft.letters.push(...letters);
  return draft;
}

/** Feeds the last reader's answer in chunks of these lengths, repeated; returns what is shown after each. */
export function feedLastReading(draft: ReportDraft, answer: string, lengths: readonly number[] = [40]): string[] {
  const shown: string[] = [];
  for (let at = 0, turn = 0; at < answer.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? 1;
    draft.lastReading += answer.slice(at, at + length);
    shown.push(renderDraft(draft));
    at += length;
  }
  return shown;
}

type Read = ReturnType<typeof finishDraft>;

/** The finished report from the answers of the parts. */
export function readParts(
  context: ReportContext,
  parts: readonly SamplePart[],
  { letters = sampleLetters, last = sampleLastReading }: SampleLetters = {},
): Read {
  const draft = openSampleDraft(context, parts, letters);
  draft.lastReading = JSON.stringify(last);
  draft.isLastReadingOver = true;
  return finishDraft(draft);
}

/** The finished report from one answer with all rows. */
export const readAnswer = (context: ReportContext, answer: Values, letters?: SampleLetters): Read =>
  readParts(context, inParts(context, answer), letters);

/** The same from the text of one answer, which may be broken. */
export const readText = (context: ReportContext, text: string, letters?: SampleLetters): Read =>
  readParts(context, [{ number: 1_001, keys: keysOf(context.plan), text, isWhole: true }], letters);
