import { firstSentenceEnd, WINDOW_CHARS } from './sentence-window.ts';

/** Several times the requested length. More is noise, or an attempt to fill the page. */
export const MAX_CHARS = 20_000;

/**
 * A predicate for one sentence. It is called for every sentence in order, even if another rule already withholds it.
 */
export type SentenceRule = (sentence: string) => boolean;

export type Gate = {
  /** Returns the text that can be shown now; an unfinished sentence is held back. */
  push(piece: string): string;
  /** Returns the rest. */
  end(): string;
};

/** Streams prose without the sentences to withhold. The result does not depend on how the text is split into pieces. */
export function createGate(isWithheld: SentenceRule): Gate {
  let held = '';

  const keep = (sentence: string): string => {
    if (!isWithheld(sentence)) return sentence;
    // Keeps the paragraph break around a removed sentence.
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
