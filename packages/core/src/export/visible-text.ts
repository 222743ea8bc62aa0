/**
 * Control characters, direction marks, noncharacters, tag characters that can hide text, and lone surrogates. XML
 * allows few of them.
 */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- control characters are what this finds
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]|[\uFE00-\uFE0E]|\p{Noncharacter_Code_Point}|\p{Surrogate}/gu;
/** No font has glyphs for these, and a screen reader cannot read the fallback box. */
const WITHOUT_GLYPH = /[\p{Unassigned}\p{Private_Use}]/gu;
/** Some scripts and emoji need joiners; anywhere else they are invisible. */
const JOINER = /(?<![\p{Mark}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\uFE0F])[\u200C\u200D]/gu;

/** Removes characters that a reader cannot see. */
export function toVisibleText(text: string): string {
  return text
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(UNSEEN, '')
    .replaceAll(WITHOUT_GLYPH, '\uFFFD')
    .replaceAll(JOINER, '');
}
