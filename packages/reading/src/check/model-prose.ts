import type { InputKind } from '@app/frameworks/framework';
import { createProse, createVisible } from './prose.ts';
import { MOST_CHARS, type SentenceRule } from './sentence-gate.ts';
import { createSentenceGate } from './vocabulary.ts';

/** A model's prose on its way to a reader: without hidden characters, let through sentence by sentence, and disarmed. */
export type ModelProse = {
  push(piece: string): string;
  end(): string;
  /** Sentences withheld so far. */
  readonly removed: number;
};

export function createModelProse(kind: InputKind, mayShow?: SentenceRule): ModelProse {
  let charsLeft = MOST_CHARS;
  const visible = createVisible();
  const gate = createSentenceGate(kind, mayShow);
  const prose = createProse();
  return {
    push(piece) {
      const kept = piece.slice(0, charsLeft);
      charsLeft -= kept.length;
      return prose.push(gate.push(visible.push(kept)));
    },
    end: () => prose.push(gate.end()),
    get removed() {
      return gate.removed.length;
    },
  };
}

/** The same for a text that is there at once, with the number of sentences that were withheld. */
export function toModelProse(text: string, kind: InputKind, mayShow?: SentenceRule): { text: string; removed: number } {
  const prose = createModelProse(kind, mayShow);
  const shown = prose.push(text) + prose.end();
  return { text: shown, removed: prose.removed };
}
