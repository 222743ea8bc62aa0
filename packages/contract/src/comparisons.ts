import { z } from 'zod';
import { AnalysisStatus } from './analyses.ts';
import { Block } from './blocks.ts';
import { TextFormat, toLowerCase } from './downloads.ts';
import { ErrorCode } from './errors.ts';
import { AnalysisId } from './ids.ts';
import { ProviderId } from './models.ts';
import { route } from './route.ts';

/** `version` of the file is raised when a field changes its meaning. */
export const COMPARISON_FILE_VERSION = 1;
export const MAX_COMPARED = 8;

const index = z.number().int().min(0);
const place = z.number().min(0).max(100);

export const Agreement = z.enum(['agree', 'mixed', 'disagree']);
export type Agreement = z.infer<typeof Agreement>;

/** One reading. `label` names it in this comparison: by its model, or by its text. */
export const ComparedColumn = z.object({
  analysisId: z.string(),
  model: ProviderId,
  label: z.string(),
  status: AnalysisStatus,
  createdAt: z.iso.datetime(),
  /** The first words of the text it was made from. */
  opening: z.string().optional(),
  /** Why the column is empty, as a code and in words. */
  errorCode: ErrorCode.optional(),
  reason: z.string().optional(),
  /** The number of its quotes. */
  quotes: index,
});
export type ComparedColumn = z.infer<typeof ComparedColumn>;

/** The reading of one column. `places` are on a scale of 0 to 100, two where the reading is split. */
export const ComparedCell = z.object({
  column: index,
  value: z.string(),
  places: z.array(place),
  /** The reading has little evidence. */
  isThin: z.boolean().optional(),
});
export type ComparedCell = z.infer<typeof ComparedCell>;

/** A passage, and the columns that quote it. */
export const ComparedQuote = z.object({ quote: z.string(), columns: z.array(index) });
export type ComparedQuote = z.infer<typeof ComparedQuote>;

/** One dimension. A column without a cell did not read it. */
export const ComparedRow = z.object({
  key: z.string(),
  title: z.string(),
  low: z.string().optional(),
  high: z.string().optional(),
  cells: z.array(ComparedCell),
  mean: place.optional(),
  /** The distance between the two positions furthest apart, in points, and the word for it. */
  spread: place.optional(),
  agreement: Agreement.optional(),
  word: z.string().optional(),
  /** The one column that read it, where the others were asked too. */
  onlyBy: index.optional(),
  quotes: z.array(ComparedQuote),
});
export type ComparedRow = z.infer<typeof ComparedRow>;

export const ComparedLens = z.object({ key: z.string(), title: z.string(), rows: z.array(ComparedRow) });
export type ComparedLens = z.infer<typeof ComparedLens>;

/** What differs between the columns. */
export const ComparisonKind = z.enum(['models', 'repeats', 'texts']);
export type ComparisonKind = z.infer<typeof ComparisonKind>;

export const Comparison = z.object({
  kind: ComparisonKind,
  framework: z.string(),
  title: z.string(),
  /** The language of the first report, and of every word here. */
  lang: z.string(),
  /** Markdown of the crisis card, if a report begins with one. It is shown before everything else. */
  card: z.string().optional(),
  /** The same card as a block. */
  help: Block.optional(),
  headline: z.string(),
  /** Sentences that code has written from the numbers. */
  summary: z.array(z.string()),
  columns: z.array(ComparedColumn),
  lenses: z.array(ComparedLens),
  notes: z.array(z.string()),
});
export type Comparison = z.infer<typeof Comparison>;

/** Ids of own analyses under one framework, with commas between them. */
const AnalysisIds = z
  .string()
  .max(MAX_COMPARED * 40)
  .transform((ids) => ids.split(','))
  .pipe(z.array(AnalysisId).min(2).max(MAX_COMPARED))
  .refine((ids) => new Set(ids).size === ids.length, 'Each analysis once');

export const readComparison = route({
  method: 'GET',
  path: '/api/comparisons',
  query: z.object({ analysisIds: AnalysisIds }),
  reply: Comparison,
});

export const downloadComparison = route({
  method: 'GET',
  path: '/api/comparisons/download',
  query: z.object({
    analysisIds: AnalysisIds,
    format: z.preprocess(toLowerCase, TextFormat).default('pdf'),
  }),
  rateLimitClass: 'costly',
});

/** A comparison as a file for programs. */
export const ComparisonFile = z.object({
  format: z.literal('personality-comparison'),
  version: z.literal(COMPARISON_FILE_VERSION),
  generated: z.literal('by an AI model'),
  createdAt: z.iso.datetime(),
  comparison: Comparison,
});
export type ComparisonFile = z.infer<typeof ComparisonFile>;
