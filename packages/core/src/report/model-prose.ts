import type { InputKind } from '@app/frameworks/framework';
import { createProse, createVisible } from './prose.ts';
import { createSentenceGate, type SentenceRule } from './safety/vocabulary.ts';

/** A model's prose on its way to a reader: without hidden characters, let through sentence by sentence, and disarmed. */
export type ModelProse = {
  push(piece: string): string;
  end(): string;
  /** Sentences withheld so far. */
  readonly removed: number;
};

/** Several times what is asked for; more is noise, or an attempt to fill the page. */
const MOST_CHARS = 20_000;

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
export function toModelProse(text: string, kind: InputKind): { text: string; removed: number } {
  const prose = createModelProse(kind);
  const shown = prose.push(text) + prose.end();
  return { text: shown, removed: prose.removed };
}
