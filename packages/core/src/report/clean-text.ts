/** Characters no reader sees but a model reads, or a database refuses: controls, direction marks, joiners, noncharacters. */
export const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what this finds
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFFE\uFFFF]/;

const ALL_UNSEEN = new RegExp(UNSEEN, 'g');
/** Tags spell out hidden letters. */
const TAGS = /[\u{E0000}-\u{E007F}]/gu;

/** The visitor's text as it is stored, sent to the model and searched for quotes. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll(ALL_UNSEEN, '').replaceAll(TAGS, '').replaceAll('\r\n', '\n').trim();
}
