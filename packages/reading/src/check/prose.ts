export type Prose = {
  /** Returns the text that can be shown now. Trailing white space is held back until the next word. */
  push(piece: string): string;
};

/**
 * Control characters, direction marks, noncharacters, tag characters that spell hidden letters, and lone surrogates.
 */
const HIDDEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what this finds
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\uFFFE\uFFFF\u{E0000}-\u{E007F}]|\p{Surrogate}/gu;
const FIRST_HALF = /[\uD800-\uDBFF]$/;

/**
 * Removes invisible characters from a model's text. Half a surrogate pair is held back until its other half arrives.
 */
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
 * Turns a model's prose into plain paragraphs. It neutralises headings, block quotes, lists, links, images, code and
 * HTML: only our own code may render those, so a model cannot fake a checked quote. The result does not depend on how
 * the text is split into pieces. `plain` text is not escaped: whoever writes a file does that.
 */
export function createProse(form: 'markdown' | 'plain' = 'markdown'): Prose {
  let gap = '';
  let hasText = false;
  /** The last characters of the current word. */
  let word = '';
  let isFirstWord = true;

  const escape = (character: string): string => {
    const isMarkup = form === 'markdown' && (ESCAPED.test(character) || isMarkupAfter(word, character, isFirstWord));
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

/** Characters that form a URL, a numbered list or a character reference only after certain text. */
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
