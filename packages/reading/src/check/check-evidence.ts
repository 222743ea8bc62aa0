import { z } from 'zod';
import { findQuote, type FoldedSource, type TextSpan } from './find-quote.ts';
import { cleanWords } from './quotations.ts';
import { widenReported, widenOverNegation } from './widen-quote.ts';
import type { Dropped, Evidence } from '../report.ts';

const RawEvidence = z.object({ quote: z.string(), shows: z.string().catch('') });

/** More quotes are noise, or an attempt to fill the page. */
const MAX_QUOTES = 6;

/**
 * Looks each quote up in the source; quotes that are not found are dropped and counted. The evidence holds the passage
 * as it is in the source, widened by words that would change its meaning.
 */
export function checkEvidence(
  source: FoldedSource,
  items: unknown,
  dropped?: Dropped,
  maxQuotes = MAX_QUOTES,
): Evidence[] {
  if (!Array.isArray(items)) return [];
  const seen = new Set<number>();
  return items.slice(0, maxQuotes).flatMap((item: unknown) => {
    const raw = RawEvidence.safeParse(item);
    const span = raw.success ? findQuote(source, raw.data.quote) : undefined;
    if (raw.success && span) {
      const shows = cleanWords(source, raw.data.shows, dropped);
      const whole = source.lines ? span : { ...span, ...widen(source, span, shows) };
      // Two items with the same passage count as one piece of evidence.
      if (seen.has(whole.start)) return [];
      seen.add(whole.start);
      return [{ quote: source.text.slice(whole.start, whole.end), ...whole, shows }];
    }
    if (dropped) dropped.quotes += 1;
    return [];
  });
}

const widen = (source: FoldedSource, span: TextSpan, beside: string): TextSpan =>
  widenReported(source, widenOverNegation(source, span), beside);
