import { knownNotes } from '@app/frameworks/notes/known';

/** Private characters carry a note through the sentence rules: the first stands for an unknown note. */
const UNKNOWN = 0xe0_00;
const MARK = /[\uE000-\uF8FF]/g;
const ID = /^\[[a-z]+(?:-[a-z]+)+\]$/;
const UNFINISHED_ID = /^\[[a-z]+-[a-z-]*$/;
const ID_CHARACTER = /[a-z-]/;
const MAX_ID_CHARS = 60;
const SENTENCE_END = /[.!?。！？؟\n]/;
/** Stands between the end of a sentence and the id behind it. */
const AFTER_END = /[\s"”’»」)]/;

export type NoteMarks = { push(chunk: string): string; end(): string };

/**
 * Replaces each "[id]" in a streamed text with a private character directly before the end of its sentence, wherever
 * the model has put it. It never stands between words, where it could hide a phrase from the rules. The result does
 * not depend on how the text is split.
 */
export function createNoteMarks(): NoteMarks {
  /** The end of a sentence, or the white space before an id. */
  let tail = '';
  let bracket = '';
  /** Marks whose sentence has not ended yet. */
  let waiting = '';

  const release = (next = ''): string => {
    const released = tail + next;
    tail = '';
    return released;
  };

  const closeBracket = (): string => {
    const id = bracket;
    bracket = '';
    if (!ID.test(id)) return release(id);
    const mark = String.fromCodePoint(UNKNOWN + 1 + knownNotes.findIndex((note) => `[${note.id}]` === id));
    if (SENTENCE_END.test(tail)) tail = mark + tail;
    else {
      waiting += mark;
      tail = tail.trimEnd();
    }
    return '';
  };

  const take = (character: string): string => {
    if (bracket) {
      if (character === ']') {
        bracket += character;
        return closeBracket();
      }
      if (ID_CHARACTER.test(character) && bracket.length < MAX_ID_CHARS) {
        bracket += character;
        return '';
      }
      const raw = release(bracket);
      bracket = '';
      return raw + take(character);
    }
    if (character === '[') {
      bracket = character;
      return '';
    }
    if (SENTENCE_END.test(character)) {
      const before = SENTENCE_END.test(tail) ? '' : release();
      tail += waiting + character;
      waiting = '';
      return before;
    }
    if (AFTER_END.test(character)) {
      tail += character;
      return '';
    }
    return release(character);
  };

  return {
    push: (chunk) => Array.from(chunk.replaceAll(MARK, ''), take).join(''),
    end() {
      if (UNFINISHED_ID.test(bracket)) {
        bracket += ']';
        return closeBracket() + release() + waiting;
      }
      return release(bracket) + waiting;
    },
  };
}

/** False for a sentence that rests on a note nobody wrote. */
export const restsOnKnown = (sentence: string): boolean => !sentence.includes(String.fromCodePoint(UNKNOWN));

/** Removes the marks from text that is shown, and returns the sources they stand for. */
export function readNoteMarks(shown: string): { text: string; sources: string[] } {
  const marks = shown.match(MARK) ?? [];
  const sources = marks.map((mark) => knownNotes[(mark.codePointAt(0) ?? UNKNOWN) - UNKNOWN - 1]?.source ?? '');
  return { text: shown.replaceAll(MARK, ''), sources: sources.filter(Boolean) };
}
