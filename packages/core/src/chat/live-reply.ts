import type { InputKind } from '@app/frameworks/framework';
import { createModelProse, createQuotationRule, prepareSource, type FoldedSource } from '@app/reading';
import { createNoteMarks, readNoteMarks, restsOnKnown } from './note-marks.ts';

export type LiveReply = {
  /** Takes a chunk of the answer and returns the text that may be shown, often none. */
  push(chunk: string): string;
  /**
   * Returns the rest, and the sources of the notes in the text that is shown. An answer cut at its output limit ends with
   * its last complete sentence.
   */
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
  const notes = createNoteMarks();
  const prose = createModelProse(kind, (sentence) => {
    // The quotation rule has to see every sentence.
    const isQuotedTruly = quotations.mayShow(readNoteMarks(sentence).text);
    return isQuotedTruly && restsOnKnown(sentence);
  });
  const used = new Set<string>();
  let isEmpty = true;

  const show = (piece: string): string => {
    const { text, sources } = readNoteMarks(piece);
    for (const source of sources) used.add(source);
    isEmpty &&= text === '';
    return text;
  };

  return {
    push: (chunk) => show(prose.push(notes.push(chunk))),
    end(isCut) {
      const last = show(prose.push(notes.end()));
      const rest = last + (isCut && !isEmpty ? '' : show(prose.end()));
      if (isEmpty) return show(noAnswer);
      return used.size === 0 ? rest : `${rest}\n\n*${[...used].join('; ')}*`;
    },
    get quotesDropped() {
      return quotations.refused;
    },
  };
}
