export const MAX_TEXT_CHARS = 2_000_000;
export const MAX_TITLE_CHARS = 200;
/** Six bytes per character cover UTF-8 and JSON escapes; the rest is for the other fields. */
export const MAX_TEXT_BODY_BYTES = MAX_TEXT_CHARS * 6 + 16_384;
/** A session label chosen by the browser: printable, on one line. */
export const SESSION_LABEL = /^[^\p{C}\p{Zl}\p{Zp}]{1,128}$/u;
export const SESSION_STORAGE_KEY = 'personality-analysis-session-id';
/** The raw size of one uploaded file. */
export const MAX_FILE_BYTES = 50 * 1024 * 1024;
/** The file as a data URL in JSON, plus the other fields. */
export const MAX_UPLOAD_BODY_BYTES = Math.ceil(MAX_FILE_BYTES / 3) * 4 + 65_536;
/** Upload timeout: a phone with a bad connection of 30 kB/s needs 39 minutes for the largest body. */
export const MAX_UPLOAD_MS = 2_400_000;
export const MAX_PEOPLE = 5;
/** The page states the minimum age but does not ask for the visitor's age. */
export const MIN_AGE_YEARS = 18;
/** The page scales larger images down before it sends them. */
export const IMAGE_DOWNSCALE_ABOVE_BYTES = 4 * 1024 * 1024;
export const IMAGE_MAX_WIDTH = 1600;
export const IMAGE_QUALITY = 0.9;
