/** Characters no reader sees but a model reads, or a database refuses: controls, direction marks, joiners, noncharacters, tags that spell hidden letters. */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what this finds
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFFE\uFFFF\u{E0000}-\u{E007F}]/gu;

/** The visitor's text as it is stored, sent to the model and searched for quotes. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(UNSEEN, '').replaceAll('\r\n', '\n').trim();
}
