import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { openVault } from './vault.ts';

const CHUNK_BYTES = 65_536;
const HEADER_BYTES = 8;
const SEALED_CHUNK_BYTES = CHUNK_BYTES + 16;

const vault = openVault([randomBytes(32)]);
const key = vault.newContentKey();
const CONTEXT = 'uploads:1:original';

const edgeSizes = [0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 2 * CHUNK_BYTES, 2 * CHUNK_BYTES + 1];

test.for(edgeSizes)('%i bytes are restored unchanged', async (size) => {
  const plain = randomBytes(size);

  const sealed = await seal(plain);

  expect(same(await open(sealed), plain)).toBe(true);
  expect(sealed.length).toBe(HEADER_BYTES + size + 16 * Math.max(1, Math.ceil(size / CHUNK_BYTES)));
});

test('any bytes are restored for any chunking', async () => {
  const cuts = fc.array(fc.integer({ min: 1, max: 70_000 }), { minLength: 1, maxLength: 8 });

  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 300_000 }), cuts, cuts, async (size, before, after) => {
      const plain = randomBytes(size);

      const sealed = await run(vault.sealStream(key, CONTEXT), cut(plain, before));

      return same(await run(vault.openStream(key, CONTEXT), cut(sealed, after)), plain);
    }),
    { numRuns: 60 },
  );
});

test('bytes that arrive one by one are restored', async () => {
  const plain = randomBytes(3_000);

  const sealed = await run(vault.sealStream(key, CONTEXT), cut(plain, [1]));

  expect(same(await run(vault.openStream(key, CONTEXT), cut(sealed, [1])), plain)).toBe(true);
});

test('sealing the same bytes twice gives different bytes', async () => {
  const plain = randomBytes(100);

  const [first, second] = await Promise.all([seal(plain), seal(plain)]);

  expect(first.subarray(HEADER_BYTES).equals(second.subarray(HEADER_BYTES))).toBe(false);
});

test('a truncated stream does not open at any length', async () => {
  const sealed = await seal(randomBytes(40));

  const faults = await Promise.all(Array.from(sealed, (_byte, length) => faultOf(sealed.subarray(0, length))));

  expect(new Set(faults)).toEqual(new Set(['FILE_UNREADABLE']));
});

test('a stream with any flipped bit does not open', async () => {
  const sealed = await seal(randomBytes(40));

  const faults = await Promise.all(Array.from({ length: sealed.length * 8 }, (_, bit) => faultOf(flip(sealed, bit))));

  expect(new Set(faults)).toEqual(new Set(['FILE_UNREADABLE']));
});

test.for([
  ['cut before its last chunk', ([head, a, b]) => [head, a, b]],
  ['cut after its first chunk', ([head, a]) => [head, a]],
  ['cut inside a chunk', ([head, a, b]) => [head, a, b.subarray(0, 1_000)]],
  ['without its first chunk', ([head, , b, last]) => [head, b, last]],
  ['without a middle chunk', ([head, a, , last]) => [head, a, last]],
  ['with two chunks swapped', ([head, a, b, last]) => [head, b, a, last]],
  ['with a chunk repeated', ([head, a, b, last]) => [head, a, a, b, last]],
  ['with its last chunk repeated', ([head, a, b, last]) => [head, a, b, last, last]],
  ['with a byte added', ([head, a, b, last]) => [head, a, b, last, Buffer.of(0)]],
  ['with a chunk added', ([head, a, b, last]) => [head, a, b, last, a]],
  ['with another beginning', ([head, a, b, last]) => [flip(head, 20), a, b, last]],
  ['of another format', ([head, a, b, last]) => [Buffer.concat([Buffer.of(2), head.subarray(1)]), a, b, last]],
] satisfies [string, (chunks: Chunks) => Buffer[]][])('a stream %s does not open', async ([, change]) => {
  const sealed = await seal(randomBytes(2 * CHUNK_BYTES + 500));
  const end = HEADER_BYTES + 2 * SEALED_CHUNK_BYTES;
  const chunks: Chunks = [
    sealed.subarray(0, HEADER_BYTES),
    sealed.subarray(HEADER_BYTES, HEADER_BYTES + SEALED_CHUNK_BYTES),
    sealed.subarray(HEADER_BYTES + SEALED_CHUNK_BYTES, end),
    sealed.subarray(end),
  ];

  const fault = await faultOf(Buffer.concat(change(chunks)));

  expect(fault).toBe('FILE_UNREADABLE');
});

test('another key, another context or a chunk of another stream does not open', async () => {
  const [sealed, other] = await Promise.all([seal(randomBytes(2 * CHUNK_BYTES)), seal(randomBytes(2 * CHUNK_BYTES))]);
  const end = HEADER_BYTES + SEALED_CHUNK_BYTES;
  const crossed = Buffer.concat([sealed.subarray(0, end), other.subarray(end)]);

  expect(await faultOf(sealed, vault.openStream(vault.newContentKey(), CONTEXT))).toBe('FILE_UNREADABLE');
  expect(await faultOf(sealed, vault.openStream(key, 'uploads:2:original'))).toBe('FILE_UNREADABLE');
  expect(await faultOf(crossed)).toBe('FILE_UNREADABLE');
});

test('a tampered chunk ends the stream after the valid chunks before it', async () => {
  const plain = randomBytes(3 * CHUNK_BYTES);
  const sealed = flip(await seal(plain), 8 * (HEADER_BYTES + SEALED_CHUNK_BYTES + 5));
  const seen: Buffer[] = [];

  const opening = pipeline(cut(sealed, [900]), vault.openStream(key, CONTEXT), async (chunks) => {
    for await (const chunk of chunks) seen.push(chunk as Buffer);
  });

  await expect(opening).rejects.toEqual(new AppError('FILE_UNREADABLE'));
  expect(same(Buffer.concat(seen), plain.subarray(0, CHUNK_BYTES))).toBe(true);
});

type Chunks = [head: Buffer, first: Buffer, second: Buffer, last: Buffer];

const seal = (plain: Buffer): Promise<Buffer> => run(vault.sealStream(key, CONTEXT), cut(plain, [plain.length || 1]));
const open = (sealed: Buffer): Promise<Buffer> =>
  run(vault.openStream(key, CONTEXT), cut(sealed, [sealed.length || 1]));

async function run(through: ReturnType<typeof vault.sealStream>, source: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  await pipeline(source, through, async (output) => {
    for await (const chunk of output) chunks.push(chunk as Buffer);
  });
  return Buffer.concat(chunks);
}

async function faultOf(sealed: Buffer, opening = vault.openStream(key, CONTEXT)): Promise<string> {
  try {
    await run(opening, cut(sealed, [10_000]));
    return 'opened';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
}

/** Splits the bytes into parts of these lengths, cyclically. */
function cut(bytes: Buffer, lengths: number[]): Readable {
  const parts: Buffer[] = [];
  for (let from = 0, turn = 0; from < bytes.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? 1;
    parts.push(bytes.subarray(from, from + length));
    from += length;
  }
  return Readable.from(parts, { objectMode: false });
}

function flip(bytes: Buffer, bit: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  return changed;
}

const same = (one: Buffer, other: Buffer): boolean => one.equals(other);
