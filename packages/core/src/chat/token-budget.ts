import { cutBefore } from '@app/reading';

/** Scripts with several characters per token, though fewer than ASCII. */
const SPACED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{P}\s]/u;

/** An upper estimate for text of any script, because the providers' tokenizers are unknown here. */
function tokensOf(character: string): number {
  if (character <= '\u007F') return 0.3;
  return SPACED.test(character) ? 0.5 : 1;
}

export function countTokens(text: string): number {
  let tokens = 0;
  for (let at = 0; at < text.length; at += 1) tokens += tokensOf(text.charAt(at));
  return Math.ceil(tokens);
}

const CUT = '\n[…]';
/** Tokens of the tags around a part and of the cut mark. */
export const PART_TOKENS = 40;

export type TokenBudget = {
  readonly left: number;
  /** Returns as much of the text as fits, at most `most` tokens; undefined when that is too little to be useful. */
  take(text: string, most?: number): string | undefined;
};

/** A token budget that parts take from, first come, first served. */
export function createTokenBudget(tokens: number): TokenBudget {
  let left = tokens;
  return {
    get left() {
      return left;
    },
    take(text, most = left) {
      const part = cutToTokens(text, Math.min(most, left) - PART_TOKENS);
      if (part === undefined) return undefined;
      left -= countTokens(part) + PART_TOKENS;
      return part;
    },
  };
}

/** A cut text shorter than this is useless. */
const MIN_TOKENS = 40;

function cutToTokens(text: string, most: number): string | undefined {
  if (most < MIN_TOKENS && countTokens(text) > most) return undefined;
  let tokens = 0;
  let at = 0;
  while (at < text.length && tokens <= most) {
    tokens += tokensOf(text.charAt(at));
    at += 1;
  }
  if (tokens <= most) return text;
  const end = at - 1;
  return text.slice(0, cutBefore(text, end, end / 2)).trimEnd() + CUT;
}
