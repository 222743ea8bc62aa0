import { createFormat, type Forms } from '../../format.ts';

export const { list, number, plural } = createFormat('ar');

/** A Latin name or code must not take the words beside it into its own direction. */
export const isolate = (text: string): string => (/^[A-Za-z]/.test(text) ? `\u2068${text}\u2069` : text);
export const sentence = (clause: string): string => `${clause.replace(/[.!]$/, '')}.`;
/** A noun after its number: `#` is the number, which one and two do without. */
export const count = (
  value: number,
  [one, two, few, many, other]: readonly [string, string, string, string, string],
): string =>
  plural(value, {
    zero: `# ${other}`,
    one,
    two,
    few: `# ${few}`,
    many: `# ${many}`,
    other: `# ${other}`,
  } satisfies Forms<'ar'>);

export const words = ['كلمة واحدة', 'كلمتان', 'كلمات', 'كلمة', 'كلمة'] as const;
/** After a preposition. */
export const ofWords = ['كلمة واحدة', 'كلمتين', 'كلمات', 'كلمة', 'كلمة'] as const;
export const quotes = ['اقتباس واحد', 'اقتباسان', 'اقتباسات', 'اقتباسًا', 'اقتباس'] as const;
