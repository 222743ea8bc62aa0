import type { PageWords } from '@app/words/catalogue';

/**
 * The strings of the page in its language. The first script sets them before the first render; a language change
 * replaces them. Read them inside functions: a module-level constant would keep the previous language.
 */
export const strings = {} as PageWords;

export function setStrings(words: PageWords): void {
  Object.assign(strings, words);
}
