/** FNV-1a: the same text gives the same number on every machine, so answers can be repeated. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // One extra mixing step: without it, texts that differ in the last letter land next to each other.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** A number from 0 up to, not including, 1. */
export function fraction(seed: string): number {
  return hash(seed) / 0x1_0000_0000;
}
