import { cutBefore } from '@app/reading';

/** Letters of scripts that have words of several characters to a token, though fewer than plain Latin. */
const SPACED = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{P}\s]/u;

/** On the safe side for words of any script; nobody here knows how a provider cuts them. */
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
/** What the tags around a part and the mark of a cut take. */
export const PART_TOKENS = 40;

export type TokenRoom = {
  readonly left: number;
  /** As much of the text as there is room for, at most `most` tokens of it; undefined when that is next to nothing. */
  take(text: string, most?: number): string | undefined;
};

/** Room that is given away part by part: who comes first is served first. */
export function createTokenRoom(tokens: number): TokenRoom {
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

/** Fewer tokens than this say nothing. */
const LEAST = 40;

function cutToTokens(text: string, most: number): string | undefined {
  if (most < LEAST && countTokens(text) > most) return undefined;
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
