import type { InputKind } from '@app/frameworks/framework';
import { createProse, createVisible } from './prose.ts';
import { MAX_CHARS, type SentenceRule } from './sentence-gate.ts';
import { createSentenceGate } from './vocabulary.ts';

/**
 * Makes a model's prose safe to show: removes hidden characters, filters sentence by sentence, and neutralises markup.
 */
export type ModelProse = {
  push(piece: string): string;
  end(): string;
  /** The number of sentences withheld so far. */
  readonly removed: number;
};

export function createModelProse(kind: InputKind, mayShow?: SentenceRule, form?: 'markdown' | 'plain'): ModelProse {
  let charsLeft = MAX_CHARS;
  const visible = createVisible();
  const gate = createSentenceGate(kind, mayShow);
  const prose = createProse(form);
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

/** The same for a complete text, as plain text; `removed` is the number of withheld sentences. */
export function toModelProse(text: string, kind: InputKind, mayShow?: SentenceRule): { text: string; removed: number } {
  const prose = createModelProse(kind, mayShow, 'plain');
  const shown = prose.push(text) + prose.end();
  return { text: shown, removed: prose.removed };
}
