import { type CorpusFile, many } from './corpus-file.ts';
import { createRandom, type Random } from './random.ts';

type Change = (bytes: Buffer, random: Random, other: Buffer) => Buffer;

const range = (bytes: Buffer, random: Random): [number, number] => {
  const from = random.whole(Math.max(bytes.length, 1));
  return [from, Math.min(bytes.length, from + 1 + random.whole(random.pick([4, 64, 2_048])))];
};

const changes: Change[] = [
  function flipBits(bytes, random) {
    const copy = Buffer.from(bytes);
    const flips = 1 + random.whole(random.pick([3, 30, 300]));
    for (let flip = 0; flip < flips && copy.length > 0; flip++) {
      const at = random.whole(copy.length);
      copy[at] = (copy[at] ?? 0) ^ (1 << random.whole(8));
    }
    return copy;
  },
  function removeRange(bytes, random) {
    const [from, to] = range(bytes, random);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  },
  function repeatRange(bytes, random) {
    const [from, to] = range(bytes, random);
    const repeated = many(1 + random.whole(20), () => bytes.subarray(from, to));
    return Buffer.concat([bytes.subarray(0, from), ...repeated, bytes.subarray(from)]);
  },
  function blankRange(bytes, random) {
    const [from, to] = range(bytes, random);
    return Buffer.from(bytes).fill(random.pick([0, 255, 32]), from, to);
  },
  /** Overwrites numbers at random offsets with values that break arithmetic. */
  function changeNumber(bytes, random) {
    const copy = Buffer.from(bytes);
    const number = random.pick([0, 1, 0x7f, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0xffffffff, 0x80000000]);
    const numbers = 1 + random.whole(4);
    for (let turn = 0; turn < numbers && copy.length > 4; turn++) {
      const at = random.whole(copy.length - 4);
      if (random.whole(2) === 0) copy.writeUInt32BE(number, at);
      else copy.writeUInt32LE(number, at);
    }
    return copy;
  },
  function changeDigits(bytes, random) {
    const text = bytes.toString('latin1');
    const places = [...text.slice(0, 20_000).matchAll(/\d+/g)];
    if (places.length === 0) return bytes.subarray(0, bytes.length - 1);
    const { index, 0: digits } = random.pick(places);
    const number = random.pick(['0', '-1', '4294967296', '99999999999999999999', '1']);
    return Buffer.from(text.slice(0, index) + number + text.slice(index + digits.length), 'latin1');
  },
  function cut(bytes, random) {
    return bytes.subarray(0, random.whole(bytes.length + 1));
  },
  function splice(bytes, random, other) {
    const start = bytes.subarray(0, random.whole(bytes.length + 1));
    return Buffer.concat([start, other.subarray(random.whole(other.length + 1))]);
  },
];

/** Opens and repacks the compressed content of a file, so that checksums do not reveal damage done inside. */
export type Inside = { open(bytes: Buffer): Buffer; close(inside: Buffer): Buffer };

/** `count` damaged copies of good files of one family. The same seed gives the same files. */
export function mutate(
  seeds: readonly CorpusFile[],
  { count, seed, inside }: { count: number; seed: number; inside?: Inside | undefined },
): CorpusFile[] {
  const whole = new Map<CorpusFile, Promise<Buffer>>();
  const bytesOf = (file: CorpusFile): Promise<Buffer> => {
    const bytes = whole.get(file) ?? file.make();
    whole.set(file, bytes);
    return bytes;
  };
  return many(count, (index) => {
    const random = createRandom(seed * 1_000_003 + index);
    const [file, other] = [random.pick(seeds), random.pick(seeds)];
    const state = random.whole(2 ** 31);
    // Every second file is damaged inside its compressed content.
    const { open, close } = (index % 2 === 0 && inside) || { open: same, close: same };
    return {
      name: `${file.name}, damage ${index}`,
      family: file.family,
      kind: 'mutated',
      make: async () => close(damage(open(await bytesOf(file)), createRandom(state), open(await bytesOf(other)))),
    };
  });
}

const same = (bytes: Buffer): Buffer => bytes;

function damage(bytes: Buffer, random: Random, other: Buffer): Buffer {
  let damaged = bytes;
  const turns = 1 + random.whole(3);
  for (let turn = 0; turn < turns; turn++) damaged = random.pick(changes)(damaged, random, other);
  return damaged;
}
