const SAMPLE_CHARS = 65_536;
/** Old texts contain an occasional stray control character. */
const MAX_STRANGE_SHARE = 0.01;
// oxlint-disable-next-line no-control-regex -- it searches for control characters
const strange = /[\u0000-\u0007\u000e-\u0019\u001c-\u001f\u007f-\u0084\u0086-\u009f\ufffd]/g;

/** True when decoded bytes do not look like text. */
export function isBinaryText(text: string): boolean {
  const sample = text.slice(0, SAMPLE_CHARS);
  const count = sample.match(strange)?.length ?? 0;
  return count > Math.max(1, sample.length * MAX_STRANGE_SHARE);
}
