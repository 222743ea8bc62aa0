import * as fc from 'fast-check';
import { sampleRunCount } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import { createJsonReader, type JsonValue } from './json-reader.ts';

/** Feeds a document in chunks of the given lengths, repeated. */
function readInPieces(
  document: string,
  lengths: number[],
): { value: JsonValue | undefined; isDone: boolean; text: string } {
  let value: JsonValue | undefined;
  let text = '';
  const reader = createJsonReader({
    onText: (_path, piece) => (text += piece),
    onValue: (path, complete) => {
      if (path.length === 0) value = complete;
    },
  });
  for (let at = 0, turn = 0; at < document.length; turn += 1) {
    const length = lengths[turn % lengths.length] ?? 1;
    reader.push(document.slice(at, at + length));
    at += length;
  }
  return { value, isDone: reader.isDone, text };
}

const pieces = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 });

test('10,000 random documents in random chunks are parsed as JSON.parse parses them', () => {
  const documents = fc.tuple(fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue()), fc.constantFrom(0, 1, 2));
  fc.assert(
    fc.property(documents, pieces, ([object, indent], lengths) => {
      const document = JSON.stringify(object, null, indent);
      const { value, isDone } = readInPieces(document, lengths);
      expect(isDone).toBe(true);
      expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(document)));
    }),
    { numRuns: sampleRunCount(10_000) },
  );
}, 60_000);

test('code fences and words around the object are skipped', () => {
  const { value } = readInPieces('Here it is:\n```json\n{"a": [1, "x"]}\n```\nDone {', [3]);

  expect(value).toEqual({ a: [1, 'x'] });
});

test('a truncated object is not done and keeps the text read so far', () => {
  const { isDone, text } = readInPieces('{"a": "first", "b": "second ha', [4, 1]);

  expect(isDone).toBe(false);
  expect(text).toBe('firstsecond ha');
});

test('a key called __proto__ is an ordinary key', () => {
  const { value } = readInPieces('{"__proto__": {"polluted": true}}', [5]);

  expect(Object.keys(value as object)).toEqual(['__proto__']);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

test('five thousand levels of nesting and a string of a megabyte are parsed', () => {
  const deep = `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)},"b":"${'x'.repeat(1_000_000)}"}`;

  const { isDone, text } = readInPieces(deep, [1_000]);

  expect(isDone).toBe(true);
  expect(text).toHaveLength(1_000_000);
});
