import type { InputKind } from '@app/frameworks/framework';
import { createModelProse, createQuotationRule, prepareSource, type Source } from '@app/reading';

export type LiveReply = {
  /** Feeds a chunk of the answer; returns what may be shown of it, often nothing. */
  push(chunk: string): string;
  /** The rest. An answer that was cut at its limit ends with its last whole sentence. */
  end(isCut: boolean): string;
  /** Sentences that quoted what nobody wrote. */
  readonly quotesDropped: number;
};

type ReplyRules = {
  /** Of people in view less may be said than of a writer. */
  kind: InputKind;
  /** The reader gets this text when every sentence of the answer was withheld. */
  noAnswer: string;
  /** Where a quotation may come from. */
  quotable: string[];
};

/** A reply on its way to its reader: what a report may not say, it may not say either. */
export function createLiveReply({ kind, noAnswer, quotable }: ReplyRules): LiveReply {
  let sources: Source[] | undefined;
  const quotations = createQuotationRule(() => (sources ??= quotable.map((text) => prepareSource(text))), 'reply');
  const prose = createModelProse(kind, quotations.mayShow);
  let isEmpty = true;

  const show = (piece: string): string => {
    isEmpty &&= piece === '';
    return piece;
  };

  return {
    push: (chunk) => show(prose.push(chunk)),
    end(isCut) {
      const rest = isCut && !isEmpty ? '' : show(prose.end());
      return isEmpty ? show(noAnswer) : rest;
    },
    get quotesDropped() {
      return quotations.refused;
    },
  };
}
