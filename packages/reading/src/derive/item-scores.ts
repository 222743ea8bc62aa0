import type { Lens } from '@app/frameworks/framework';
import { z } from 'zod';
import { findQuote, type FoldedSource } from '../check/find-quote.ts';

/** Until version 5 a reading had two points where its statements disagreed. */
export type ItemPoint = { position: number; rated: number };

/** The mean of the rated statements as a position from 0 to 100, with their number out of all. */
export type ItemScore = { position: number; rated: number; of: number };

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
  const mean = [...scores.values()].reduce((sum, score) => sum + score, 0) / scores.size;
  return { position: Math.round((mean - 1) * 25), rated: scores.size, of: asked.size };
}

/** With at most half of the statements rated, the position may only reflect what the text leaves out. */
export const isThin = ({ rated, of }: { rated: number; of: number }): boolean => rated * 2 <= of;
