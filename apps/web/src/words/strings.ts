import type { PageWords } from '@app/words/catalogue';

/**
 * The words of the page in its language. The first script sets them before anything is drawn; a change of language replaces them.
 * Read them inside functions: a constant of a module would keep the words of the language before.
 */
export const strings = {} as PageWords;

export function setStrings(words: PageWords): void {
  Object.assign(strings, words);
}
