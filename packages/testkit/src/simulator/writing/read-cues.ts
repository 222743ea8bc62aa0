import { fold, type Observation, observeText, splitWords } from './observe-text.ts';
import { count } from './phrases.ts';
import { firstWords, lastWords } from './snippets.ts';
import type { CueKind } from './cue-phrases.ts';
import { type CuePattern, cuePatterns } from './cue-patterns.ts';

/** Something a passage does, with the words in which it does it. */
export type Cue = { kind: CueKind; word: string; part: string | undefined };

export type Passage = { quote: string; cues: Cue[]; seen: Observation; isCounter: boolean };

/** What a passage does; the particular things come first, those that any passage has come last. */
export function readPassage(quote: string, isEnglish: boolean, isCounter = false): Passage {
  const seen = observeText(quote);
  const cues = [
    ...(isEnglish ? cuePatterns.flatMap((row) => matchPattern(quote, row)) : []),
    ...readMarks(quote, seen),
  ];
  return { quote, cues: [...cues, ...readWords(quote, seen, isEnglish)], seen, isCounter };
}

/** Of little weight, because most passages have them. */
const costs: Partial<Record<CueKind, number>> = {
  self: 5,
  number: 2,
  time: 2,
  together: 2,
  detail: 7,
  word: 7,
  opening: 9,
  ending: 9,
  length: 12,
};

export function costOf(kind: CueKind): number {
  return costs[kind] ?? 0;
}

export const plainKinds: ReadonlySet<CueKind> = new Set<CueKind>(['detail', 'word', 'opening', 'ending', 'length']);

function matchPattern(quote: string, { kind, pattern, take }: CuePattern): Cue[] {
  // The same length as the quote, so that positions hold.
  const plain = quote.replaceAll('’', "'").replaceAll(/\s/g, ' ');
  const match = pattern.exec(plain);
  if (match === null) return [];
  const from = match.index + match[0].indexOf(match[1] ?? match[0]);
  const word = quote.slice(from, from + (match[1] ?? match[0]).length).replaceAll(/\s+/g, ' ');
  const end = match.index + match[0].length;
  if (take === 'pair')
    return match[2] === undefined ? [] : [{ kind, word: firstWords(word), part: firstWords(match[2]) }];
  const part = take === 'after' ? firstWords(quote.slice(end)) : take === 'from' ? firstWords(quote.slice(from)) : '';
  return [{ kind, word, part: splitWords(part).length < 2 ? undefined : part }];
}

/** What can be seen in any language: marks, repeats, numbers. */
function readMarks(quote: string, { questions, exclamations, repeated }: Observation): Cue[] {
  const end = lastWords(quote);
  const afterColon = /[:：]\s*(.+)$/su.exec(quote)?.[1];
  const capitals = /(?<![\p{L}.])\p{Lu}{4,}(?!\p{L})/u.exec(quote)?.[0];
  const [again] = repeated;
  const digits = /(?<![\p{L}\d])\d+(?:[.,:]\d+)?/u.exec(quote)?.[0];
  const rows: [CueKind, word: string | undefined, part?: string][] = [
    ['question', questions > 0 ? end : undefined, end],
    ['exclamation', exclamations > 0 ? end : undefined, end],
    ['capitals', capitals],
    ['colon', afterColon === undefined ? undefined : firstWords(afterColon), firstWords(afterColon ?? '')],
    ['repetition', again?.word],
    ['number', digits],
  ];
  return rows.flatMap(([kind, word, part]) => (word ? [{ kind, word, part }] : []));
}

function readWords(quote: string, { distinctive, wordCount }: Observation, isEnglish: boolean): Cue[] {
  const opening = firstWords(quote, 4);
  const ending = lastWords(quote, 4);
  const details = distinctive.slice(0, 4).map((word, index): Cue => {
    const other = distinctive[index + 1];
    return {
      kind: isEnglish ? 'detail' : 'word',
      word,
      part: other !== undefined && fold(other) !== fold(word) ? other : undefined,
    };
  });
  const isWhole = opening.length >= quote.length - 2;
  return [
    ...details,
    ...(opening === '' ? [] : [{ kind: 'opening' as const, word: opening, part: undefined }]),
    ...(isWhole || ending === '' || ending === opening
      ? []
      : [{ kind: 'ending' as const, word: ending, part: undefined }]),
    { kind: 'length', word: count(wordCount, 'word'), part: undefined },
  ];
}
