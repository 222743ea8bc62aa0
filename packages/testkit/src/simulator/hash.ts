/** FNV-1a: the same text gives the same number on every machine, so answers are reproducible. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // One extra mixing step: without it, texts that differ in the last letter get neighbouring values.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** A number from 0 up to but not including 1. */
export function fraction(seed: string): number {
  return hash(seed) / 0x1_0000_0000;
}
