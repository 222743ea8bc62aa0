export type Prose = {
  /** Gives what may be shown now; white space at the end waits for the word after it. */
  push(piece: string): string;
};

/** Controls, direction marks, noncharacters, tags that spell hidden letters, and halves of characters. */
const HIDDEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what this finds
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF\u{E0000}-\u{E007F}]|\p{Surrogate}/gu;
const FIRST_HALF = /[\uD800-\uDBFF]$/;

/** A model's words without characters no reader sees. Half a character waits for its other half. */
export function createVisible(): Prose {
  let half = '';
  return {
    push(piece) {
      const text = half + piece;
      half = FIRST_HALF.exec(text)?.[0] ?? '';
      return text.slice(0, text.length - half.length).replaceAll(HIDDEN, '');
    },
  };
}

const MARKUP_AT_START = /[#>\-+*=~|_]/;
const ESCAPED = /[<>[\]`\\|@]/;
const NUMBER = /^\d{1,9}$/;
/** Longer than the name of any character reference. */
const WORD_CHARS = 40;

/**
 * A model's prose as plain paragraphs. Headings, block quotes, lists, links, images, code and HTML are
 * disarmed: only our own code may draw those, so a model cannot fake a checked quote. Pieces give the
 * same result as the whole.
 */
export function createProse(): Prose {
  let gap = '';
  let hasText = false;
  /** The end of the word so far. */
  let word = '';
  let isFirstWord = true;

  const escape = (character: string): string => {
    const isMarkup = ESCAPED.test(character) || isMarkupAfter(word, character, isFirstWord);
    word = (word + character).slice(-WORD_CHARS);
    return isMarkup ? `\\${character}` : character;
  };

  const take = (character: string): string => {
    if (/\s/.test(character)) {
      if (character === '\n') gap += character;
      else gap ||= ' ';
      return '';
    }
    const isNewParagraph = !hasText || gap.includes('\n\n');
    if (isNewParagraph && MARKUP_AT_START.test(character)) return '';
    const between = isNewParagraph ? '\n\n' : gap && ' ';
    if (between) {
      word = '';
      isFirstWord = isNewParagraph;
    }
    const shown = (hasText ? between : '') + escape(character);
    gap = '';
    hasText = true;
    return shown;
  };

  return {
    push(piece) {
      let shown = '';
      for (let at = 0; at < piece.length; at += 1) shown += take(piece[at] ?? '');
      return shown;
    },
  };
}

/** What becomes an address, a numbered list or a named character only by what stands before it. */
function isMarkupAfter(word: string, character: string, isFirstWord: boolean): boolean {
  switch (character) {
    case '/':
      return word.endsWith(':');
    case '.':
      return /www$/i.test(word) || (isFirstWord && NUMBER.test(word));
    case ')':
      return isFirstWord && NUMBER.test(word);
    case ';':
      return /&#?\w+$/.test(word);
    default:
      return false;
  }
}

const MARKDOWN = /[\\`*_[\]<>#|~@&]|(?<=:)\/|(?<=www)\./gi;

/** A visitor's words on one line, drawn exactly as they are. */
export function toInlineQuote(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').replaceAll(MARKDOWN, '\\$&');
}
