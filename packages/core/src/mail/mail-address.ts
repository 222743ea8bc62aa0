const MAX_CHARS = 254;
const MAX_LOCAL_CHARS = 64;

const WORD = String.raw`[A-Za-z0-9_+'-]+`;
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const ADDRESS = new RegExp(String.raw`^${WORD}(?:\.${WORD})*@(?:${LABEL}\.)+[A-Za-z]{2,63}$`);

/**
 * Accepts one plain address, made only of characters without special meaning in mail syntax: no list, no name, no
 * comment, no route, no quotes, no line break. Mail software accepts much more as an address, and some of it as several
 * addresses.
 */
export function isMailAddress(text: string): boolean {
  return (
    text.length <= MAX_CHARS &&
    text.indexOf('@') <= MAX_LOCAL_CHARS &&
    ADDRESS.test(text) &&
    // Some mail software treats a trailing apostrophe as a quote; contract and page refuse it too.
    !text.includes("'@")
  );
}
