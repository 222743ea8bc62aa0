const MAX_CHARS = 254;
const MAX_LOCAL_CHARS = 64;

const WORD = String.raw`[A-Za-z0-9_+'-]+`;
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const ADDRESS = new RegExp(String.raw`^${WORD}(?:\.${WORD})*@(?:${LABEL}\.)+[A-Za-z]{2,63}$`);

/**
 * One plain address, made only of characters that mean nothing to a mail program: no list, no name, no comment, no
 * route, no quotes, no line break. Mail programs read much more as an address, and some of it as several.
 */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= MAX_CHARS &&
    text.indexOf('@') <= MAX_LOCAL_CHARS &&
    ADDRESS.test(text) &&
    // An apostrophe at the end is a quote to some; contract and page refuse it as well.
    !text.includes("'@")
  );
}
