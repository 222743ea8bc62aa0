import { firstSentenceEnd, WINDOW_CHARS } from './sentence-window.ts';

/** Several times what is asked for; more is noise, or an attempt to fill the page. */
export const MOST_CHARS = 20_000;

/** A rule of the caller's own. It sees every sentence, in order, also those that are withheld for another reason. */
export type SentenceRule = (sentence: string) => boolean;

export type Gate = {
  /** Gives what may be shown now; the unfinished sentence waits. */
  push(piece: string): string;
  /** Gives the rest. */
  end(): string;
};

/** Prose that arrives in pieces, without the sentences to be withheld: any pieces give the same text as the whole. */
export function createGate(isWithheld: SentenceRule): Gate {
  let held = '';

  const keep = (sentence: string): string => {
    if (!isWithheld(sentence)) return sentence;
    // The paragraph before and the one after stay two.
    return (/^\s*\n/.exec(sentence)?.[0] ?? '') + (/\n\s*$/.exec(sentence)?.[0] ?? '');
  };

  const drain = (isLast: boolean): string => {
    let shown = '';
    let start = 0;
    for (;;) {
      const end = firstSentenceEnd(
        held.slice(start, start + WINDOW_CHARS),
        isLast || held.length - start >= WINDOW_CHARS,
      );
      if (end === undefined) break;
      shown += keep(held.slice(start, start + end));
      start += end;
    }
    held = held.slice(start);
    return shown;
  };

  return {
    push(piece) {
      held += piece;
      return drain(false);
    },
    end: () => drain(true),
  };
}
