import type { Lens } from '@app/frameworks/framework';
import { z } from 'zod';
import { findQuote, type FoldedSource } from '../check/find-quote.ts';

/** A group of similarly rated statements: their position, 0 to 100, and their number. */
export type ItemPoint = { position: number; rated: number };

/** One point, or two when the statements of a trait disagree, with the number of rated statements out of all. */
export type ItemScore = { points: [ItemPoint] | [ItemPoint, ItemPoint]; rated: number; of: number };

const RawItem = z.object({ key: z.string(), rating: z.coerce.number().int().min(1).max(5), quote: z.string() });

/** The score of a dimension from the ratings whose quote is in the source; undefined when there is none. */
export function scoreItems(
  { items = [] }: Pick<Lens, 'items'>,
  dimension: string,
  { source, ratings }: { source: FoldedSource; ratings: readonly unknown[] },
): ItemScore | undefined {
  const asked = new Map(items.filter((item) => item.dimension === dimension).map((item) => [item.key, item]));
  const scores = new Map<string, number>();
  for (const rating of ratings) {
    const { data } = RawItem.safeParse(rating);
    const item = data && asked.get(data.key);
    if (!item || scores.has(item.key) || !findQuote(source, data.quote)) continue;
    scores.set(item.key, item.isReversed ? 6 - data.rating : data.rating);
  }
  if (scores.size === 0) return undefined;
  const all = [...scores.values()].toSorted((one, other) => one - other);
  return { points: splitScores(all) ?? [toPoint(all)], rated: all.length, of: asked.size };
}

/** With at most half of the statements rated, the position may only reflect what the text leaves out. */
export const isThin = ({ rated, of }: { rated: number; of: number }): boolean => rated * 2 <= of;

/** One deviating statement is an exception; two on each side form two groups. */
const MIN_PER_SIDE = 2;
/** On the rating scale from 1 ("very inaccurate") to 5 ("very accurate"). */
const MIN_APART = 2.5;
const MIDDLE = 3;

/**
 * Splits the scores where the variance within both groups is smallest, if the groups are on opposite sides of the
 * middle and far apart.
 */
function splitScores(sorted: number[]): [ItemPoint, ItemPoint] | undefined {
  const cuts = sorted.map((_, at) => ({ low: sorted.slice(0, at), high: sorted.slice(at) }));
  const [best] = cuts
    .filter(({ low, high }) => Math.min(low.length, high.length) >= MIN_PER_SIDE)
    .toSorted((one, other) => spreadOf(one.low) + spreadOf(one.high) - spreadOf(other.low) - spreadOf(other.high));
  if (!best) return undefined;
  const [low, high] = [mean(best.low), mean(best.high)];
  const isSplit = low < MIDDLE && high > MIDDLE && high - low >= MIN_APART;
  return isSplit ? [toPoint(best.low), toPoint(best.high)] : undefined;
}

const mean = (scores: number[]): number => scores.reduce((sum, score) => sum + score, 0) / scores.length;

function spreadOf(scores: number[]): number {
  const middle = mean(scores);
  return scores.reduce((sum, score) => sum + (score - middle) ** 2, 0);
}

const toPoint = (scores: number[]): ItemPoint => ({
  position: Math.round((mean(scores) - 1) * 25),
  rated: scores.length,
});
