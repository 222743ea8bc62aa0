import type { Lens } from '@app/frameworks/framework';
import { hasPortrait, type Plan, type PlannedLens } from './plan-reading.ts';

/** One model call of a report. `number` orders the parts and identifies the row that stores a finished part. */
export type Part = {
  kind: 'opening' | 'readings' | 'synthesis';
  number: number;
  keys: string[];
  maxOutputTokens: number;
};

/** The parts that are not written yet. */
export type UnwrittenParts = { opening: boolean; has(key: string): boolean };

/** With more dimensions a model writes less carefully, and one long call takes longer than several parallel ones. */
const MAX_DIMENSIONS = 12;
const MAX_EXPECTED_TOKENS = 3_500;

/** Tokens of a full answer per dimension. The limit is 2.2 times the sum, so that a long answer is not truncated. */
const expectedTokens: Record<Lens['length'], number> = { paragraph: 480, sentences: 320, sentence: 220 };
/** The statements of a dimension are rated before its reading. */
const ITEM_TOKENS = 40;
const OPENING_TOKENS = 1_600;
const SYNTHESIS_TOKENS = 1_200;
const MIN_TOKENS = 2_000;

/** A `found` lens lists only dimensions that the material mentions. */
const SHARE_FOUND = 0.5;

export const OPENING_NUMBER = 1_000;
export const SYNTHESIS_NUMBER = 9_000;

export const keyOf = (lens: Pick<Lens, 'key'>, { key }: { key: string }): string => `${lens.key}.${key}`;

/** The calls that write the missing parts, in report order. */
export function planParts(plan: Plan, missing: UnwrittenParts): Part[] {
  const opening: Part[] =
    hasPortrait(plan) && missing.opening
      ? [{ kind: 'opening', number: OPENING_NUMBER, keys: [], maxOutputTokens: roomFor(OPENING_TOKENS) }]
      : [];
  return [...opening, ...planReadings(plan, missing)];
}

export function planSynthesis(): Part {
  return { kind: 'synthesis', number: SYNTHESIS_NUMBER, keys: [], maxOutputTokens: roomFor(SYNTHESIS_TOKENS) };
}

function planReadings(plan: Plan, missing: UnwrittenParts): Part[] {
  const parts: (Part & { expected: number })[] = [];
  const dimensions = plan.lenses.flatMap((planned) => planned.asked.map((dimension) => ({ planned, dimension })));
  for (const [index, { planned, dimension }] of dimensions.entries()) {
    const key = keyOf(planned.lens, dimension);
    if (!missing.has(key)) continue;
    const expected = expectedFor(planned, dimension);
    const last = parts.at(-1);
    if (last && last.keys.length < MAX_DIMENSIONS && last.expected + expected <= MAX_EXPECTED_TOKENS) {
      last.keys.push(key);
      last.expected += expected;
    } else {
      parts.push({ kind: 'readings', number: OPENING_NUMBER + 1 + index, keys: [key], expected, maxOutputTokens: 0 });
    }
  }
  return parts.map(({ expected, ...part }) => ({ ...part, maxOutputTokens: roomFor(expected) }));
}

function expectedFor({ lens }: PlannedLens, { key }: { key: string }): number {
  const items = (lens.items ?? []).filter(({ dimension }) => dimension === key).length;
  return expectedTokens[lens.length] * (lens.listing === 'found' ? SHARE_FOUND : 1) + items * ITEM_TOKENS;
}

const roomFor = (expected: number): number => Math.max(MIN_TOKENS, Math.ceil(expected * 2.2));
