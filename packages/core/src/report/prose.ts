import { UNSEEN } from './clean-text.ts';

export type Prose = {
  /** Gives what may be shown now; white space at the end waits for the word after it. */
  push(piece: string): string;
};

const MARKUP_AT_START = /[#>\-+*=~|]/;
const ESCAPED = /[<>[\]`\\|]/;

/**
 * A model's prose as plain paragraphs. Headings, block quotes, lists, links, images, code and HTML are
 * disarmed: only our own code may draw those, so a model cannot fake a checked quote. Pieces give the
 * same result as the whole.
 */
export function createProse(): Prose {
  let gap = '';
  let isStart = true;
  let hasText = false;

  const take = (character: string): string => {
    if (character === '\n' || character === '\r') {
      if (character === '\n') gap += '\n';
      return '';
    }
    if (/\s/.test(character)) {
      gap ||= ' ';
      return '';
    }
    if (UNSEEN.test(character)) return '';
    const isNewParagraph = hasText && gap.includes('\n\n');
    if (isNewParagraph) isStart = true;
    if (isStart && MARKUP_AT_START.test(character)) return '';
    const between = isNewParagraph ? '\n\n' : gap && hasText ? ' ' : '';
    gap = '';
    isStart = false;
    hasText = true;
    return between + (ESCAPED.test(character) ? `\\${character}` : character);
  };

  return {
    push(piece) {
      let shown = '';
      for (let at = 0; at < piece.length; at += 1) shown += take(piece[at] ?? '');
      return shown;
    },
  };
}

/** The same for a text that is there at once. */
export function toProse(text: string): string {
  return createProse().push(text);
}

const MARKDOWN = /[\\`*_[\]<>#|~]/g;

/** A visitor's words on one line, drawn exactly as they are. */
export function toInlineQuote(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll(MARKDOWN, '\\$&');
}
