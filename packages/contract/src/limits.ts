/** Constants the product fixes. */
export const MAX_TEXT_CHARS = 2_000_000;
export const MAX_TITLE_CHARS = 200;
/** Four bytes a character and JSON escapes, with room for the other fields. */
export const MAX_TEXT_BODY_BYTES = MAX_TEXT_CHARS * 6 + 16_384;
export const SESSION_STORAGE_KEY = 'personality-analysis-session-id';
