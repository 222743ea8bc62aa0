import type { Dimension, Framework, Lens } from '@app/frameworks/framework';
import { openContext, type ReportContext } from './check/check-report.ts';
import { prepareText } from './check/prepare-text.ts';
import { createLiveReport, type LiveReport } from './live-report.ts';
import { keyOf, planParts } from './plan/plan-parts.ts';
import { type Plan, planReading } from './plan/plan-reading.ts';
import type { Report } from './report.ts';

/** Test data for reports: a text, a model's answer, and helpers that turn it into a report. */
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

/** The fields of one reading, in schema order. */
export function sampleReading({ scale }: Lens, values: Values = {}, index = 0): Values {
  const value = {
    prose: {},
    mention: {},
    bipolar: { position: 70 },
    unipolar: { position: 60 },
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

/** A whole answer. `change` returns other fields for a dimension, or null to leave it out. */
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
  return {
    self_harm_mentioned: false,
    noticed: [realQuote],
    headline: 'Lists for what could go wrong with lists',
    portrait: 'A planner who laughs.\n\nWith room for a story.',
    findings: [{ title: 'A list for the list', quote: realQuote.quote, text: 'Plans come in pairs.' }],
    items: [],
    readings,
    questions: ['Which evening would you not have planned?'],
    synthesis: [],
  };
}

/** The keys of all dimensions that are asked about. */
export const keysOf = ({ lenses }: Plan): string[] =>
  lenses.flatMap(({ lens, asked }) => asked.map((dimension) => keyOf(lens, dimension)));

export type SamplePartAnswer = { keys: string[]; document: string; isWhole: boolean };

/** Splits a whole answer into the answers of its parts. */
export function inParts({ plan }: ReportContext, answer: Values): SamplePartAnswer[] {
  const given = answer['readings'] as { key: string }[];
  return planParts(plan, { opening: true, has: () => true }).map(({ kind, keys }) => {
    const readings = given.filter(({ key }) => keys.includes(key));
    const fields = kind === 'opening' ? { ...answer, readings: [] } : { ...emptyAnswer, readings };
    return { keys, document: JSON.stringify(fields), isWhole: true };
  });
}

const emptyAnswer: Values = {
  self_harm_mentioned: false,
  noticed: [],
  headline: '',
  portrait: '',
  findings: [],
  items: [],
  readings: [],
  questions: [],
  synthesis: [],
};

/** Blocks of the live text that the finished text does not hold in this order; the last block may be incomplete. */
export function listRetractedBlocks(live: string, text: string): string[] {
  const finished = text.split('\n\n');
  let at = 0;
  return live.split('\n\n').filter((block, index, all) => {
    const isLast = index === all.length - 1;
    const found = finished.findIndex((one, place) => place >= at && (isLast ? one.startsWith(block) : one === block));
    at = found < 0 ? at : found + 1;
    return found < 0;
  });
}

type Read = { live: string; text: string; report: Report };

/** Feeds a document in chunks of these lengths, repeated. */
export function feed(
  liveReport: LiveReport,
  { keys, document, isWhole }: SamplePartAnswer,
  lengths: readonly number[],
): string {
  liveReport.beginPart({ keys });
  let live = '';
  for (let at = 0, turn = 0; at < document.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? 1;
    live += liveReport.push(document.slice(at, at + length));
    at += length;
  }
  return live + liveReport.endPart(isWhole);
}

export function readParts(
  context: ReportContext,
  parts: readonly SamplePartAnswer[],
  lengths: readonly number[],
): Read {
  const liveReport = createLiveReport(context);
  const live = parts.map((part) => feed(liveReport, part, lengths)).join('');
  return { live, ...liveReport.finish() };
}

/** Reads one document that answers all parts. */
export function readInPieces(context: ReportContext, document: string, lengths: readonly number[]): Read {
  return readParts(context, [{ keys: keysOf(context.plan), document, isWhole: true }], lengths);
}
