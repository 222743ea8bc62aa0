import { z } from 'zod';
import { checkEvidence } from '../check/check-evidence.ts';
import type { FoldedSource } from '../check/find-quote.ts';
import { keyOf } from '../plan/plan-parts.ts';
import type { Plan } from '../plan/plan-reading.ts';

/** The verbatim passages found in one piece of a long text; `place` is the key `lens.dimension`. */
export const PieceReading = z.array(z.object({ place: z.string(), quote: z.string() }));
export type PieceReading = z.infer<typeof PieceReading>;

const MAX_PER_PLACE = 6;

function keysOf({ lenses }: Plan): string[] {
  return lenses.flatMap(({ lens, asked }) => asked.map((dimension) => keyOf(lens, dimension)));
}

const RawPiece = z.object({
  readings: z.array(z.object({ key: z.string(), evidence: z.unknown(), counter: z.unknown() }).nullable().catch(null)),
});

/** Keeps the passages that occur in the piece. Returns undefined when the answer has no usable structure. */
export function checkPiece(source: FoldedSource, answer: unknown): PieceReading | undefined {
  const raw = RawPiece.safeParse(answer);
  if (!raw.success) return undefined;
  return raw.data.readings.flatMap((item) => {
    if (!item) return [];
    const passages = [...checkEvidence(source, item.evidence), ...checkEvidence(source, item.counter)];
    return passages.map(({ quote }) => ({ place: item.key, quote }));
  });
}

/**
 * Joins up to six passages per dimension, spread over the text and in text order. The report of a long text is written
 * from this digest.
 */
export function digestPieces(plan: Plan, readings: PieceReading[]): string {
  const all = readings.flat();
  const chosen = new Set(keysOf(plan).flatMap((key) => pickEvenly(all.filter((passage) => passage.place === key))));
  return [...new Set(all.filter((passage) => chosen.has(passage)).map(({ quote }) => quote.trim()))].join('\n\n');
}

function pickEvenly<Item>(items: Item[]): Item[] {
  if (items.length <= MAX_PER_PLACE) return items;
  return items.filter(
    (_, index) =>
      Math.floor((index * MAX_PER_PLACE) / items.length) !== Math.floor(((index - 1) * MAX_PER_PLACE) / items.length),
  );
}
