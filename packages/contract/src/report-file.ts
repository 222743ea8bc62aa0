import { z } from 'zod';
import { Block } from './blocks.ts';
import { Mirror } from './self-answers.ts';

/** The version of the JSON export of a report; raised when a field changes meaning. */
export const REPORT_FILE_VERSION = 1;

const count = z.number().int().min(0);

const Evidence = z.object({
  quote: z.string(),
  /** Offsets of the quote in the source, in UTF-16 units. */
  start: count,
  end: count,
  shows: z.string(),
  /** For pictures and clips: which person the evidence is about, and at what time of the clip. */
  where: z.string().optional(),
});

const WhyNot = z.union([
  z.object({ reason: z.literal('written'), text: z.string() }),
  z.object({ reason: z.literal('few-words'), needed: count }),
  z.object({
    reason: z.enum([
      'no-words',
      'nobody-in-view',
      'never',
      'not-written',
      'not-mentioned',
      'no-support',
      'shared-support',
    ]),
  }),
]);

const ItemPoint = z.object({ position: z.number(), rated: count });

const Reading = z.object({
  key: z.string(),
  state: z.enum(['read', 'not_assessable']),
  evidence: z.array(Evidence),
  counter: z.array(Evidence),
  considered: z.array(Evidence).optional(),
  position: z.number().min(-100).max(100).optional(),
  points: z.tuple([ItemPoint, ItemPoint]).optional(),
  items: z.object({ rated: count, of: count }).optional(),
  strength: z.number().min(0).max(4).optional(),
  label: z.enum(['denied', 'points_away', 'comes_near', 'mentioned', 'mentioned_often', 'mentioned_daily']).optional(),
  gist: z.string().optional(),
  interpretation: z.string().optional(),
  whyNot: WhyNot.optional(),
});

const LetterRun = z.union([
  z.object({ text: z.string(), strong: z.literal(true).optional(), emphasis: z.literal(true).optional() }),
  /** The place of a quote in `summaryEvidence`. */
  z.object({ quote: count }),
]);

const LetterBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('title'), text: z.string() }),
  z.object({
    type: z.literal('prose'),
    runs: z.array(LetterRun),
    item: z.union([z.literal('bullet'), count]).optional(),
  }),
  /** Words to say to somebody. */
  z.object({ type: z.literal('say'), text: z.string() }),
  /** The place of the numbers to call, for a writer in distress. */
  z.object({ type: z.literal('help') }),
]);

const Side = z.object({ key: z.string(), position: z.number() });

const Report = z.object({
  reportVersion: count,
  framework: z.string(),
  frameworkVersion: count,
  kind: z.enum(['text', 'image', 'video']),
  simulated: z.boolean(),
  crisis: z.enum(['none', 'ambiguous', 'active']),
  headline: z.string().optional(),
  /** The letter to the visitor; its quotes are in `summaryEvidence`. Reports before version 6 have a summary instead. */
  letter: z.array(LetterBlock).optional(),
  summary: z.string(),
  isSummaryWithheld: z.boolean().optional(),
  summaryEvidence: z.array(Evidence),
  findings: z.array(z.object({ title: z.string(), text: z.string(), evidence: Evidence })).optional(),
  synthesis: z.array(z.object({ text: z.string(), keys: z.array(z.string()) })).optional(),
  questions: z.array(z.string()).optional(),
  lenses: z.array(
    z.object({ key: z.string(), readings: z.array(Reading), derived: z.record(z.string(), z.unknown()) }),
  ),
  contradictions: z.array(z.object({ a: Side, b: Side, sign: z.union([z.literal(1), z.literal(-1)]) })),
  markers: z.object({ isEnglish: z.boolean(), values: z.record(z.string(), z.number()) }),
  sample: z.object({
    words: count,
    ownVoiceShare: z.number().min(0).max(1),
    level: z.enum(['very-short', 'short', 'fair', 'good', 'strong']),
    seen: z.object({ frames: count, durationSeconds: z.number().optional() }).optional(),
  }),
  media: z
    .object({
      subject: z.enum(['each', 'one', 'maker', 'nobody']),
      hasPortrait: z.boolean(),
      people: z.array(z.object({ number: count, locator: z.string() })),
      others: count,
      minors: count,
      phrasesLeftOut: count,
      seenBy: z.string().optional(),
      heardBy: z.string().optional(),
    })
    .optional(),
  shareRead: z.number().min(0).max(1),
  unwritten: count,
  dropped: z.object({ quotes: count, claims: count, sentences: count, repeated: count }),
});

export const ReportFile = z.object({
  format: z.literal('personality-analysis'),
  version: z.literal(REPORT_FILE_VERSION),
  generated: z.literal('by an AI model'),
  simulated: z.boolean(),
  framework: z.string(),
  provider: z.string(),
  createdAt: z.iso.datetime(),
  /** The language of the report; absent in copies shared before it was stored. */
  lang: z.string().optional(),
  /** The whole report as Markdown. */
  text: z.string(),
  /** The same as blocks, with numbers for the charts and ids for the quotes; absent in reports before version 6. */
  blocks: z.array(Block).optional(),
  report: Report,
  /** The visitor's own answers beside the report, in the owner's files once all statements are answered. */
  mirror: Mirror.optional(),
});
export type ReportFile = z.infer<typeof ReportFile>;
