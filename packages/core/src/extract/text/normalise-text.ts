// oxlint-disable no-control-regex -- it removes control characters
const lineEnds = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;
const unwanted = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff\ufffe\uffff]|\p{Surrogate}/gu;
/** Matches only at the start of a run of blanks; otherwise a million blanks would take quadratic time. */
const lineTails = /(?<![ \t])[ \t]+$/gm;

/** Normalises text from any file: plain line ends, no characters that are meaningless or break a database. */
export function normaliseText(text: string): string {
  return text
    .replaceAll(lineEnds, '\n')
    .replaceAll(unwanted, '')
    .replaceAll(lineTails, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
