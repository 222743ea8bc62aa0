/** Constants the product fixes. */
export const MAX_TEXT_CHARS = 2_000_000;
export const MAX_TITLE_CHARS = 200;
/** Four bytes a character and JSON escapes, with room for the other fields. */
export const MAX_TEXT_BODY_BYTES = MAX_TEXT_CHARS * 6 + 16_384;
/** A label the browser chose for a session: printable, on one line. */
export const SESSION_LABEL = /^[^\p{C}\p{Zl}\p{Zp}]{1,128}$/u;
export const SESSION_STORAGE_KEY = 'personality-analysis-session-id';
/** One uploaded file, as its own bytes. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;
/** The file as a data URL in JSON, with room for the other fields. */
export const MAX_UPLOAD_BODY_BYTES = Math.ceil(MAX_FILE_BYTES / 3) * 4 + 65_536;
/** So long a file may be on its way: a phone on a bad line, at 30 kB a second, needs 39 minutes for the largest. */
export const MAX_UPLOAD_MS = 2_400_000;
export const MAX_PEOPLE = 5;
/** Told, not asked. */
export const MIN_AGE_YEARS = 18;
/** A larger image is made smaller before it is sent. */
export const IMAGE_DOWNSCALE_ABOVE_BYTES = 4 * 1024 * 1024;
export const IMAGE_MAX_WIDTH = 1600;
export const IMAGE_QUALITY = 0.9;
