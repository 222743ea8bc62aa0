export type Random = {
  /** An integer from 0 up to but not including `below`. */
  whole(below: number): number;
  pick<Value>(list: readonly Value[]): Value;
  bytes(count: number): Buffer;
};

/** Mulberry32: small, with the same sequence on every machine. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const whole = (below: number): number => next() % below;
  return {
    whole,
    pick: (list) => {
      const value = list[whole(list.length)];
      if (value === undefined) throw new RangeError('Nothing to pick from.');
      return value;
    },
    bytes: (count) => {
      const words = new Uint32Array(Math.ceil(count / 4));
      for (let index = 0; index < words.length; index++) words[index] = next();
      return Buffer.from(words.buffer, 0, count);
    },
  };
}
