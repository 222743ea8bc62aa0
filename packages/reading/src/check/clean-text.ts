/**
 * Characters that readers do not see but a model reads, or that a database rejects: control characters, direction
 * marks, joiners, noncharacters, and tag characters that spell hidden letters.
 */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what this finds
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFFE\uFFFF\u{E0000}-\u{E007F}]/gu;

/** Cleans the visitor's text. The result is stored, sent to the model and searched for quotes. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(UNSEEN, '').replaceAll('\r\n', '\n').trim();
}
