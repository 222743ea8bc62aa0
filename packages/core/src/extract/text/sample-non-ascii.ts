const SAMPLE_BYTES = 32_768;
const WINDOW_BYTES = 64;

/** Windows around the bytes outside ASCII, from the beginning on. */
export function sampleNonAscii(bytes: Buffer): Buffer {
  if (bytes.length <= SAMPLE_BYTES) return bytes;
  const windows: Buffer[] = [];
  let total = 0;
  let index = 0;
  while (index < bytes.length && total < SAMPLE_BYTES) {
    if ((bytes[index] ?? 0) < 0x80) {
      index += 1;
      continue;
    }
    const window = bytes.subarray(Math.max(0, index - WINDOW_BYTES / 2), index + WINDOW_BYTES);
    windows.push(window);
    total += window.length;
    index += WINDOW_BYTES;
  }
  return Buffer.concat(windows);
}
