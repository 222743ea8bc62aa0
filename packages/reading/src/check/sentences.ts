import { abbreviations } from '@app/frameworks/language/english';

export type Sentence = { start: number; end: number };

// The locale is fixed, so that a text has the same sentences on every machine.
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

const words = abbreviations.join('|').replaceAll('.', String.raw`\.`);
const ABBREVIATED = new RegExp(String.raw`(?:^|[\s(“"])(?:${words})\.\s*$`, 'i');
/** Longer than any abbreviation and the space after it. */
const TAIL_CHARS = 16;
const CLOSED_CALL = /[?!]["”’»]\s*$/;
const SMALL_LETTER = /^\p{Ll}/u;
/** A line break before a lower-case letter is a wrapped line, not a sentence end. */
const WRAP = /\n(?=\p{Ll})/gu;
/**
 * Some writers use no capitals, so a lower-case letter may start a sentence; an acronym or an ellipsis does not end
 * one.
 */
const SMALL_START = /(?<=[\p{L}\d][\p{L}\d)])[.!?]+\s+(?=\p{Ll})/gu;

/** The sentences of a person's text, in order and without gaps. */
export function findSentences(text: string): Sentence[] {
  const starts: number[] = [];
  const unwrapped = text.replaceAll(WRAP, ' ');
  let goesOn = false;
  for (const { segment, index } of segmenter.segment(unwrapped)) {
    if (!goesOn || starts.length === 0) starts.push(index);
    for (const { 0: stop, index: at } of segment.matchAll(SMALL_START)) {
      if (!endsInAbbreviation(segment.slice(0, at + stop.length))) starts.push(index + at + stop.length);
    }
    const next = unwrapped.slice(index + segment.length, index + segment.length + 2);
    goesOn = endsInAbbreviation(segment) || (CLOSED_CALL.test(segment.slice(-TAIL_CHARS)) && SMALL_LETTER.test(next));
  }
  return starts.map((start, index) => ({ start, end: starts[index + 1] ?? text.length }));
}

/** A sentence does not end after an abbreviation such as “Mr. ”. */
export function endsInAbbreviation(piece: string): boolean {
  return ABBREVIATED.test(piece.slice(-TAIL_CHARS));
}
