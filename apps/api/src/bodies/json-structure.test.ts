import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStructureCounter } from './json-structure.ts';

const refused = expect.objectContaining({ code: 'BAD_REQUEST' });

function feed(json: string, pieceBytes: number, most: number): void {
  const count = createStructureCounter(most);
  const bytes = Buffer.from(json);
  for (let start = 0; start < bytes.length; start += pieceBytes) count(bytes.subarray(start, start + pieceBytes));
}

test.for(['{},', '[],', '1,', '"a":1,', '{"a":', '['])('a body of many %j is refused', (unit) => {
  expect(() => feed(`{"content":[${unit.repeat(10_001)}`, 65_536, 10_000)).toThrow(refused);
});

test('a long text is accepted, even one made of brackets, quotes and commas', () => {
  const content = '{[,:"\\\\ '.repeat(20_000);

  expect(() => feed(JSON.stringify({ content, sessionId: 'a', selectedModel: 'openai' }), 1_000, 10)).not.toThrow();
});

test('the number of counted values does not depend on how the body is split into chunks', () => {
  fc.assert(
    fc.property(fc.json(), fc.integer({ min: 1, max: 20 }), (value, pieceBytes) => {
      const json = `[${value}]`;
      const signs = json.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').match(/[{[,:]/g)?.length ?? 0;

      expect(() => feed(json, pieceBytes, signs)).not.toThrow();
      expect(() => feed(json, pieceBytes, signs - 1)).toThrow(refused);
    }),
  );
});
