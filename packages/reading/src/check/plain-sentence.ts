import { foldForms } from './fold-characters.ts';

const QUOTED = /“([^“”]*)”|„([^„“”]*)[“”]|"([^"]*)"|«([^«»]*)»|「([^「」]*)」|『([^『』]*)』/g;
/** Fewer quoted words are scare quotes: “you have “depression”” is still a claim. */
const MIN_QUOTED_WORDS = 3;
const MIN_DENSE_CHARS = 4;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Removes quotations from a sentence: the words of others are not claims of the sentence. */
export function withoutQuotations(sentence: string): string {
  return sentence.replaceAll(QUOTED, (_, ...groups: unknown[]) => {
    const inside = groups.find((group) => typeof group === 'string') ?? '';
    return isPassage(inside) ? '…' : inside;
  });
}

const isPassage = (words: string): boolean =>
  words.trim().split(/\s+/).length >= MIN_QUOTED_WORDS || (words.match(DENSE)?.length ?? 0) >= MIN_DENSE_CHARS;

/** Acronyms spelled with dots or hyphens: B.P.D., A-D-H-D, I.Q. */
const SPELLED = /(?<![\p{L}\p{N}])(?:(?:\p{L}[.-]){2,}\p{L}|\p{Lu}\.\p{Lu})(?![\p{L}\p{N}])\.?/gu;

/**
 * Lower-cases, normalises letters, apostrophes and hyphens, joins acronyms into one word, collapses white space and
 * removes Markdown.
 */
export function toPlain(sentence: string): string {
  return foldForms(sentence)
    .replaceAll(/[*_`~\\\u200B-\u200F\u2060\uFEFF\u00AD]/g, '')
    .replaceAll(/[‐‑‒−]/g, '-')
    .replaceAll(SPELLED, (acronym) => acronym.replaceAll(/[.-]/g, ''))
    .replaceAll(/[‘’‛´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/**
 * Replaces hyphens with spaces, because the parts may be words of their own: “Text-book-ADHD”. Undefined without a
 * hyphen.
 */
export const withoutHyphens = (plain: string): string | undefined =>
  /\p{L}-\p{L}/u.test(plain) ? plain.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ') : undefined;
