import { expect, test } from 'vitest';

import { dueMs, splitIntoChunks } from './pace.ts';

test('chunks differ in size, join to the text and are repeatable', () => {
  const text = 'The harbour froze in January, and nobody on the quay said a word. '.repeat(20);

  const chunks = splitIntoChunks(text, 12);

  expect(chunks.join('')).toBe(text);
  expect(new Set(chunks.map((chunk) => chunk.length)).size).toBeGreaterThan(5);
  expect(splitIntoChunks(text, 12)).toEqual(chunks);
});

test('a surrogate pair is never split', () => {
  const chunks = splitIntoChunks('👩‍👩‍👧‍👦𝒜𝒷𝒸'.repeat(50), 3);

  expect(chunks.filter((chunk) => !chunk.isWellFormed())).toEqual([]);
});

test('a chunk is due by the number of chunks, or by tokens when a token rate is set', () => {
  const pace = { firstTokenMs: 0, chunkMs: 25, chunkChars: 12 };

  expect(dueMs(pace, { chunks: 4, chars: 40 })).toBe(100);
  expect(dueMs({ ...pace, tokensPerSecond: 50 }, { chunks: 4, chars: 40 })).toBe(200);
});
