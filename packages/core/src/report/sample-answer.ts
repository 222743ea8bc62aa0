import type { Dimension, Framework, Lens } from '@app/frameworks/framework';
import { openContext, type ReportContext } from './check-report.ts';
import { prepareSource } from './find-quote.ts';
import { createLiveReport } from './live-report.ts';
import { type Plan, planReading } from './plan-reading.ts';
import type { Report } from './report.ts';

/** What tests of the report read: a text, an answer as a model would write it, and the way from one to the other. */
export const sampleText = [
  'I keep a list for every trip, and a second list for what could go wrong with the first.',
  'My sister laughs, but she was glad of the spare charger.',
  'I would rather miss the train than the end of a story.',
  'When my father was ill I made spreadsheets, and nobody needed them.',
  'Still, the best evening of last year was one I had not planned at all.',
].join(' ');

export const realQuote = { quote: 'I keep a list for every trip', shows: 'Plans ahead.' };
export const otherQuote = { quote: 'My sister laughs, but she was glad', shows: 'Others see it too.' };
export const inventedQuote = { quote: 'I never plan anything at all.', shows: 'Made up.' };

/** Long enough for every lens, whatever the length of the sample. */
const WORDS = 2_000;

export function openSample(framework: Framework, text = sampleText): ReportContext {
  const plan = planReading(framework, 'text', WORDS);
  return openContext(plan, prepareSource(text), WORDS, { simulated: false, shareRead: 1 });
}

type Values = Record<string, unknown>;

/** The fields of one reading in the order of the schema. */
export function sampleReading({ scale, listing }: Lens, values: Values = {}): Values {
  const value = {
    prose: {},
    mention: {},
    bipolar: { position: 40 },
    unipolar: { position: 60 },
    strength: { strength: 2 },
    symptom: { label: 'mentioned' },
  }[scale];
  return {
    evidence: [realQuote, otherQuote],
    counter: [],
    ...(listing === 'each' && { why_not: null }),
    ...value,
    interpretation: 'You prepare with care. You laugh about it as well.',
    ...values,
  };
}

/** A whole answer; `change` gives other fields for a dimension, or null to leave it out. */
export function sampleAnswer(
  { lenses }: Plan,
  change: (dimension: Dimension, lens: Lens) => Values | null = () => ({}),
): Values {
  const entries = lenses
    .filter(({ asked }) => asked.length > 0)
    .map(({ lens, asked }) => {
      const readings = asked.flatMap((dimension): [string, Values][] => {
        const values = change(dimension, lens);
        return values ? [[dimension.key, sampleReading(lens, values)]] : [];
      });
      return [
        lens.key,
        lens.listing === 'each'
          ? Object.fromEntries(readings)
          : readings.map(([key, reading]) => ({ key, ...reading })),
      ];
    });
  return {
    self_harm_mentioned: false,
    summary: 'A planner who laughs.\n\nWith room for a story.',
    summary_evidence: [realQuote],
    ...(Object.fromEntries(entries) as Values),
  };
}

/** Feeds a document in pieces of these lengths, over and over. */
export function readInPieces(
  context: ReportContext,
  document: string,
  lengths: readonly number[],
): { live: string; text: string; report: Report } {
  const liveReport = createLiveReport(context);
  let live = '';
  for (let at = 0, turn = 0; at < document.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? 1;
    live += liveReport.push(document.slice(at, at + length));
    at += length;
  }
  return { live, ...liveReport.finish() };
}
