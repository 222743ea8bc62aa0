import { foldForms } from './fold-characters.ts';

const QUOTED = /“([^“”]*)”|„([^„“”]*)[“”]|"([^"]*)"|«([^«»]*)»|「([^「」]*)」|『([^『』]*)』/g;
/** Fewer quoted words than this are scare quotes: “you have “depression”” is still a claim. */
const LEAST_QUOTED_WORDS = 3;
const LEAST_DENSE_CHARS = 4;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** A sentence without what it quotes: the words of others are no claim of the sentence. */
export function withoutQuotations(sentence: string): string {
  return sentence.replaceAll(QUOTED, (_, ...groups: unknown[]) => {
    const inside = groups.find((group) => typeof group === 'string') ?? '';
    return isPassage(inside) ? '…' : inside;
  });
}

const isPassage = (words: string): boolean =>
  words.trim().split(/\s+/).length >= LEAST_QUOTED_WORDS || (words.match(DENSE)?.length ?? 0) >= LEAST_DENSE_CHARS;

/** Acronyms spelled with dots or hyphens: B.P.D., A-D-H-D, I.Q. */
const SPELLED = /(?<![\p{L}\p{N}])(?:(?:\p{L}[.-]){2,}\p{L}|\p{Lu}\.\p{Lu})(?![\p{L}\p{N}])\.?/gu;

/** Lower case, one form of each letter, one kind of apostrophe and hyphen, acronyms in one word, single spaces, no Markdown. */
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

/** “Text-book-ADHD”: what stands between hyphens may be words of their own. Undefined where there is no hyphen. */
export const withoutHyphens = (plain: string): string | undefined =>
  /\p{L}-\p{L}/u.test(plain) ? plain.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ' ') : undefined;
