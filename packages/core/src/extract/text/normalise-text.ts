// oxlint-disable no-control-regex -- control characters are what is taken out
const lineEnds = /\r\n?|[\u000b\u000c\u0085\u2028\u2029]/g;
const unwanted = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufeff\ufffe\uffff]|\p{Surrogate}/gu;
/** Looked for only where blanks begin: else a million of them would be gone through a million times. */
const lineTails = /(?<![ \t])[ \t]+$/gm;

/** The same shape whatever file it came from: plain line ends, no characters that mean nothing or break a database. */
export function normaliseText(text: string): string {
  return text
    .replaceAll(lineEnds, '\n')
    .replaceAll(unwanted, '')
    .replaceAll(lineTails, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
