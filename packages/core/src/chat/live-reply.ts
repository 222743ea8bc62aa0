import type { InputKind } from '@app/frameworks/framework';
import { createModelProse, createQuotationRule, prepareSource, type FoldedSource } from '@app/reading';

export type LiveReply = {
  /** Takes a chunk of the answer and returns the text that may be shown, often none. */
  push(chunk: string): string;
  /** Returns the rest. An answer cut at its output limit ends with its last complete sentence. */
  end(isCut: boolean): string;
  /** Sentences dropped because their quotation is not in the material. */
  readonly quotesDropped: number;
};

type ReplyRules = {
  /** The rules for people in images are stricter than for writers. */
  kind: InputKind;
  /** Shown when every sentence of the answer was withheld. */
  noAnswer: string;
  /** The texts a quotation may come from. */
  quotable: string[];
};

/** Filters a streamed reply by the same vocabulary rules as a report. */
export function createLiveReply({ kind, noAnswer, quotable }: ReplyRules): LiveReply {
  let sources: FoldedSource[] | undefined;
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
