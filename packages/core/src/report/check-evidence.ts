import { z } from 'zod';
import { findQuote, type Source } from './find-quote.ts';
import type { Dropped, Evidence } from './report.ts';

const RawEvidence = z.object({ quote: z.string(), shows: z.string().catch('') });

/** More is noise, or an attempt to fill the page. */
export const MOST_QUOTES = 6;

/** Each item is looked up in the source; what is not there word for word is left out and counted. */
export function checkEvidence(source: Source, items: unknown, dropped?: Dropped): Evidence[] {
  if (!Array.isArray(items)) return [];
  return items.slice(0, MOST_QUOTES).flatMap((item: unknown) => {
    const raw = RawEvidence.safeParse(item);
    const span = raw.success ? findQuote(source, raw.data.quote) : undefined;
    if (raw.success && span)
      return [{ quote: source.text.slice(span.start, span.end), ...span, shows: raw.data.shows }];
    if (dropped) dropped.quotes += 1;
    return [];
  });
}
