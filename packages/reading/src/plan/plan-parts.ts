import type { Lens } from '@app/frameworks/framework';
import type { Plan, PlannedLens } from './plan-reading.ts';

/** One model call of a report. `number` identifies the row that stores a finished part. */
export type Part = {
  kind: 'readings' | 'letter' | 'last-reader';
  number: number;
  keys: string[];
  maxOutputTokens: number;
};

/** One long call takes longer than several side by side; a ranking is never split. */
const MAX_EXPECTED_TOKENS = 1_000;

/** Tokens of a full answer per dimension. The limit is 2.5 times the sum, so that a long answer is not truncated. */
const expectedTokens: Record<Lens['length'], number> = { paragraph: 190, sentences: 165, sentence: 140 };
/** The statements of a dimension are rated before its reading. */
const ITEM_TOKENS = 45;
const LETTER_TOKENS = 3_000;
const LAST_READER_TOKENS = 3_000;
const MIN_TOKENS = 1_500;

/** A `found` lens lists only dimensions that the material mentions, often most of them. */
const SHARE_FOUND = 0.7;

/** Parts from this number on belong to a report; earlier ones are pieces of a long text. */
export const FIRST_PART_NUMBER = 1_000;
const LETTER_NUMBER = 8_000;
const LAST_READER_NUMBER = 9_000;

/** How many letters are written side by side, for one of them to be chosen. */
export const LETTERS = 3;

export const keyOf = (lens: Pick<Lens, 'key'>, { key }: { key: string }): string => `${lens.key}.${key}`;

export const letterParts: readonly Part[] = Array.from({ length: LETTERS }, (_, index) => ({
  kind: 'letter',
  number: LETTER_NUMBER + index,
  keys: [],
  maxOutputTokens: LETTER_TOKENS,
}));

export const lastReaderPart: Part = {
  kind: 'last-reader',
  number: LAST_READER_NUMBER,
  keys: [],
  maxOutputTokens: LAST_READER_TOKENS,
};

/** The kind of a stored part, which its number tells. */
export function kindOfPart(number: number): Part['kind'] {
  if (number >= LAST_READER_NUMBER) return 'last-reader';
  return number >= LETTER_NUMBER ? 'letter' : 'readings';
}

/** The calls that write the missing rows, in report order. */
export function planRows(plan: Plan, isMissing: (key: string) => boolean): Part[] {
  const parts: (Part & { expected: number; lens: Lens })[] = [];
  const dimensions = plan.lenses.flatMap((planned) => planned.asked.map((dimension) => ({ planned, dimension })));
  for (const [index, { planned, dimension }] of dimensions.entries()) {
    const key = keyOf(planned.lens, dimension);
    if (!isMissing(key)) continue;
    const expected = expectedFor(planned, dimension);
    const last = parts.at(-1);
    const goesOn = last?.lens === planned.lens && isRanking(planned.lens);
    if (last && (goesOn || last.expected + expected <= MAX_EXPECTED_TOKENS)) {
      last.keys.push(key);
      last.expected += expected;
      last.lens = planned.lens;
    } else {
      const number = FIRST_PART_NUMBER + 1 + index;
      parts.push({ kind: 'readings', number, keys: [key], expected, lens: planned.lens, maxOutputTokens: 0 });
    }
  }
  return parts.map(({ kind, number, keys, expected }) => ({
    kind,
    number,
    keys,
    maxOutputTokens: Math.max(MIN_TOKENS, Math.ceil(expected * 2.5)),
  }));
}

const isRanking = ({ derive = [] }: Lens): boolean =>
  derive.some((name) => name === 'enneagram-ranking' || name === 'value-ranking');

function expectedFor({ lens }: PlannedLens, { key }: { key: string }): number {
  const items = (lens.items ?? []).filter(({ dimension }) => dimension === key).length;
  return expectedTokens[lens.length] * (lens.listing === 'found' ? SHARE_FOUND : 1) + items * ITEM_TOKENS;
}
