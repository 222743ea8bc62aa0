import { z } from 'zod';
import { AnalysisId } from './ids.ts';
import { route } from './route.ts';

/** How many statements there are, numbered from 1. */
export const SELF_STATEMENTS = 20;

/** From 1, very inaccurate, to 5, very accurate. */
export const SelfAnswer = z.number().int().min(1).max(5);
export type SelfAnswer = z.infer<typeof SelfAnswer>;

const place = z.number().int().min(0).max(100);

export const MirrorDistance = z.enum(['close', 'apart', 'differ']);
export type MirrorDistance = z.infer<typeof MirrorDistance>;

/** One trait on a scale of 0 to 100: its position in the report, and by the visitor's own answers. */
export const MirrorRow = z.object({
  key: z.string(),
  title: z.string(),
  low: z.string(),
  high: z.string(),
  /** None where the report could not read the trait; two where its reading is split. */
  text: z.array(place).max(2),
  self: place,
  /** The distance between the two in points, and the word for it; absent unless the report has exactly one position. */
  points: place.optional(),
  distance: MirrorDistance.optional(),
  /** The word for the distance, or why there is none. */
  word: z.string(),
});
export type MirrorRow = z.infer<typeof MirrorRow>;

/** A report and the visitor's own answers, in the language of the report. All of it is counted and written by code. */
export const Mirror = z.object({
  title: z.string(),
  lang: z.string(),
  headline: z.string(),
  summary: z.array(z.string()),
  legend: z.object({ text: z.string(), self: z.string() }),
  rows: z.array(MirrorRow),
  /** Why the two may differ, without deciding which is true. */
  why: z.object({
    title: z.string(),
    lead: z.string(),
    reasons: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  notes: z.array(z.string()),
});
export type Mirror = z.infer<typeof Mirror>;

export const SelfAnswers = z.object({
  /** In the order of the statements; null is not answered yet. */
  answers: z.array(SelfAnswer.nullable()).length(SELF_STATEMENTS),
  /** Once all are answered and the report is a finished one on the Big Five; the same as Markdown. */
  mirror: Mirror.optional(),
  markdown: z.string().optional(),
});
export type SelfAnswers = z.infer<typeof SelfAnswers>;

/** The visitor's own answers, which belong to the whole session, beside one report of it. */
export const readSelfAnswers = route({
  method: 'GET',
  path: '/api/analyses/:analysisId/self-answers',
  params: z.object({ analysisId: AnalysisId }),
  reply: SelfAnswers,
});

export const GivenAnswer = z.object({ statement: z.number().int().min(1).max(SELF_STATEMENTS), answer: SelfAnswer });
export type GivenAnswer = z.infer<typeof GivenAnswer>;

/** Keeps these answers beside those given before. Never sent to a model. */
export const saveSelfAnswers = route({
  method: 'POST',
  path: '/api/analyses/:analysisId/self-answers',
  params: z.object({ analysisId: AnalysisId }),
  body: z.object({
    answers: z
      .array(GivenAnswer)
      .min(1)
      .max(SELF_STATEMENTS)
      .refine((given) => new Set(given.map(({ statement }) => statement)).size === given.length, 'Each statement once'),
  }),
  reply: SelfAnswers,
  rateLimitClass: 'cheap',
});
