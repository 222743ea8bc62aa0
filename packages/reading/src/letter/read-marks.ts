import type { LetterRun } from './letter.ts';

type Words = Exclude<LetterRun, { quote: number }>;

/** One pair of single marks around words. */
const EMPHASIS = /(?<![*\p{L}\p{N}])\*(?![*\s])([^*\n]+?)(?<![*\s])\*(?![*\p{L}\p{N}])/u;
const EACH_EMPHASIS = new RegExp(EMPHASIS, 'gu');
const UNDERSCORED = /(?<![\p{L}\p{N}_])(_{1,2})(?![_\s])([^_\n]+?)(?<![_\s])\1(?![\p{L}\p{N}_])/gu;

/** Marks in one form and in pairs: a sentence that was left out may have had one of two. A quote needs no emphasis. */
export function evenMarks(text: string): string {
  const even = text
    .replaceAll(/\*{3,}/g, '**')
    .replaceAll(
      UNDERSCORED,
      (_, mark: string, inside: string) => mark.replaceAll('_', '*') + inside + mark.replaceAll('_', '*'),
    )
    .replaceAll(EACH_EMPHASIS, (all, inside: string) => (/["“„«「『]/.test(inside) ? inside : all));
  const last = even.split('**').length % 2 === 0 ? even.lastIndexOf('**') : even.length;
  return even.slice(0, last) + even.slice(last + 2);
}

/** Reads one paragraph in pieces: a bold passage may go on behind a quote. */
export function createMarkReader(): (words: string) => Words[] {
  let isStrong = false;
  return (words) =>
    words.split('**').flatMap((part, index) => {
      if (index > 0) isStrong = !isStrong;
      return part.split(EMPHASIS).flatMap((text, place) =>
        text
          ? [
              {
                text,
                ...(isStrong && { strong: true as const }),
                ...(place % 2 === 1 && { emphasis: true as const }),
              },
            ]
          : [],
      );
    });
}

/** The runs of one paragraph without quotes. */
export const readMarks = (text: string): Words[] => createMarkReader()(evenMarks(text));
