import { z } from 'zod';

const count = z.number().int().min(0);
const share = z.number().min(0).max(1);

/** Words with their marks, or a quote by its id. All text is plain: whoever writes a file escapes it. */
export const Run = z.union([
  z.object({
    text: z.string(),
    strong: z.literal(true).optional(),
    emphasis: z.literal(true).optional(),
    /** A number to call or a page of help; never from a model. */
    href: z.string().optional(),
  }),
  z.object({ quote: z.string() }),
]);
export type Run = z.infer<typeof Run>;

/** A point on a track, from 0 to 1; hollow where it rests on little, or is the other of two views. */
export const Point = z.object({ at: share, isHollow: z.boolean() });
export type Point = z.infer<typeof Point>;

/** A line of a chart. `low` and `high` are the names of its ends. */
export const Track = z.object({
  /** The id of the row it stands for. */
  row: z.string().optional(),
  label: z.string().optional(),
  low: z.string().optional(),
  high: z.string().optional(),
  value: z.string().optional(),
  points: z.array(Point).optional(),
  /** Start and end of the filled range. */
  range: z.tuple([share, share]).optional(),
  /** Steps from zero. */
  steps: z.object({ filled: count, of: count }).optional(),
});
export type Track = z.infer<typeof Track>;

/**
 * How the rows are drawn: as tracks by default, as lines from the middle, as steps, as rays from one centre, or as two
 * views on one track.
 */
export const ChartShape = z.enum(['axes', 'pair', 'steps', 'wheel', 'hexagon']);
export type ChartShape = z.infer<typeof ChartShape>;

export const Chart = z.object({
  rows: z.array(Track),
  form: ChartShape.optional(),
  /** The numbers count from the middle. */
  isSigned: z.boolean().optional(),
});
export type Chart = z.infer<typeof Chart>;

/** A quote where it is used, and what it shows there. */
export const Cited = z.object({ quote: z.string(), shows: z.string() });
export type Cited = z.infer<typeof Cited>;

const base = {
  /** Stable across renderings and languages: `letter-4`, `bigfive.openness`, `q120-168`. */
  id: z.string(),
  /** Folded behind the letter: what it rests on, or how it was made. Everything else is the first screen. */
  fold: z.enum(['rows', 'notes']).optional(),
};

/** What a report consists of, by what a reader sees. */
export const Block = z.discriminatedUnion('type', [
  /** `name` is that of the framework, where the title is a headline. */
  z.object({ ...base, type: z.literal('headline'), title: z.string(), name: z.string().optional() }),
  /** The type or verdict in a line. */
  z.object({ ...base, type: z.literal('result'), says: z.string() }),
  z.object({ ...base, type: z.literal('chart'), title: z.string().optional(), ...Chart.shape }),
  z.object({ ...base, type: z.literal('title'), level: z.number().int().min(2).max(6), text: z.string() }),
  /** A paragraph or an item of a list; a numbered one has its number, because other lines may stand between two. */
  z.object({
    ...base,
    type: z.literal('prose'),
    runs: z.array(Run),
    item: z.union([z.literal('bullet'), count]).optional(),
  }),
  /** Words to say to somebody, without quotation marks. */
  z.object({ ...base, type: z.literal('say'), text: z.string() }),
  /** Numbers to call. Alone, the words around them say what they are. */
  z.object({
    ...base,
    type: z.literal('help'),
    level: z.enum(['active', 'ambiguous', 'weeks', 'numbers']),
    title: z.string().optional(),
    text: z.string().optional(),
    rows: z.array(z.array(Run)),
  }),
  /** What was read of one dimension. */
  z.object({
    ...base,
    type: z.literal('row'),
    level: z.number().int().min(2).max(6),
    /** One line of a list, where a lens has many dimensions. */
    isListed: z.boolean().optional(),
    /** Absent where a row opens its lens without a heading of its own. */
    title: z.string().optional(),
    smallPrint: z.string().optional(),
    says: z.string().optional(),
    bar: Track.optional(),
    /** The number of the bar, and what it rests on. */
    figures: z.array(Run).optional(),
    /** Paragraphs. */
    prose: z.array(z.array(Run)),
    quotes: z.array(Cited),
    /** Quotes that were looked at where nothing was seen, and those that speak against it, under their title. */
    asides: z.array(z.object({ kind: z.enum(['considered', 'against']), title: z.string(), quotes: z.array(Cited) })),
  }),
  /** What could not be read, and the passages that came nearest. */
  z.object({
    ...base,
    type: z.literal('unread'),
    title: z.string(),
    items: z.array(z.object({ runs: z.array(Run), nearest: z.array(z.object({ ...Cited.shape, title: z.string() })) })),
  }),
  /** Who in a picture or clip is analysed and who is not. */
  z.object({
    ...base,
    type: z.literal('media'),
    subject: z.enum(['each', 'one', 'maker', 'nobody']),
    people: z.array(z.object({ key: z.string(), name: z.string() })),
    text: z.string(),
  }),
  /** What was counted, and how to read the report. */
  z.object({ ...base, type: z.literal('method'), title: z.string(), text: z.string() }),
  /** A remark on the report itself. */
  z.object({ ...base, type: z.literal('note'), text: z.string() }),
  z.object({
    ...base,
    type: z.literal('table'),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  /** A quote that stands alone, with what is said of it. */
  z.object({ ...base, type: z.literal('passage'), ...Cited.shape }),
  /** A passage of the source, once per report: all others name it by its id, and it stands before the first of them. */
  z.object({
    ...base,
    type: z.literal('quote'),
    words: z.string(),
    start: count,
    end: count,
    /** For pictures and clips: whose cue it is, and when. */
    where: z.string().optional(),
  }),
]);
export type Block = z.infer<typeof Block>;

export type BlockType = Block['type'];
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;
