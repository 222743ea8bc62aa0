import { type MbtiCode, mbtiTypes } from '@app/frameworks/tables/mbti-types';
import type { Derived } from '../derive/derived.ts';

/** The types that stand above a letter are those the letter argues; the positions of the rows stay what they are. */
export function followVerdict(derived: Derived, verdict: readonly string[] = []): Derived {
  const { mbtiType, enneagram } = derived;
  const [best, next] = verdict.flatMap((word) => codeOf(word) ?? []);
  const numbers = verdict.flatMap((word) => /[1-9]/.exec(word)?.[0] ?? []).map(Number);
  const place = (type: number): number => (numbers.includes(type) ? numbers.indexOf(type) : numbers.length);
  return {
    ...derived,
    ...(mbtiType && best && next && best !== next && { mbtiType: { ...mbtiType, best: [best, next] } }),
    ...(enneagram && {
      enneagram: { ...enneagram, top: enneagram.top.toSorted((one, other) => place(one.type) - place(other.type)) },
    }),
  };
}

const codeOf = (word: string): MbtiCode | undefined => mbtiTypes.find(({ code }) => code === word.toUpperCase())?.code;
