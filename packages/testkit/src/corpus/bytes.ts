const writer =
  (size: 2 | 4, isBig: boolean) =>
  (...values: number[]): Buffer => {
    const bytes = Buffer.alloc(values.length * size);
    for (const [index, value] of values.entries()) {
      // Wraps values that are too large, as a 32-bit program would.
      const wrapped = size === 2 ? value & 0xffff : value >>> 0;
      if (isBig) bytes.writeUIntBE(wrapped, index * size, size);
      else bytes.writeUIntLE(wrapped, index * size, size);
    }
    return bytes;
  };

/** Unsigned numbers in a row, of 16 or 32 bits, the high byte first or last. */
export const u16be = writer(2, true);
export const u32be = writer(4, true);
export const u16le = writer(2, false);
export const u32le = writer(4, false);

/** Buffers, text in Latin-1 and single bytes, one after the other. */
export const joined = (...parts: (Buffer | string | number[])[]): Buffer =>
  Buffer.concat(
    parts.map((part) =>
      Array.isArray(part) ? Buffer.from(part) : typeof part === 'string' ? Buffer.from(part, 'latin1') : part,
    ),
  );
