import * as fc from 'fast-check';
import { sampleRunCount } from '@app/testkit/sampling';
import { expect, test } from 'vitest';
import { createFinder } from './finder.ts';
import { findQuote, prepareSource, sliceSource } from './find-quote.ts';

function placesOf(text: string, wanted: string): number[] {
  const find = createFinder(text, wanted);
  const places: number[] = [];
  for (let at = find(0); at >= 0; at = find(at + 1)) places.push(at);
  return places;
}

function placesByIndexOf(text: string, wanted: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) places.push(at);
  return places;
}

test('the finder returns every match, overlapping ones included', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'a', 'a', 'b'), maxLength: 120 });
  const wanted = fc.string({ unit: fc.constantFrom('a', 'a', 'a', 'b'), minLength: 1, maxLength: 40 });

  fc.assert(
    fc.property(letters, wanted, (text, word) => {
      expect(placesOf(text, word)).toEqual(placesByIndexOf(text, word));
    }),
    { numRuns: sampleRunCount(5_000) },
  );
});

test('a search continues from any later offset', () => {
  const find = createFinder('one two one two one', 'one');

  expect([find(0), find(0), find(1), find(15), find(17), find(18)]).toEqual([0, 0, 8, 16, -1, -1]);
});

test('an empty search string is never found', () => {
  expect(createFinder('words', '')(0)).toBe(-1);
});

test('quotes are found in a slice of a prepared text as in a text of its own', () => {
  const text = 'I keep a list — for every trip.  My sister laughs, but she was GLAD of it. We went on.';
  const [start, end] = [text.indexOf('My'), text.indexOf(' We')];
  const slice = sliceSource(prepareSource(text), { start, end });

  const span = findQuote(slice, 'she was glad of it');

  expect(slice.text).toBe(text.slice(start, end));
  expect(slice.folded).toBe(prepareSource(slice.text).folded);
  expect(slice.text.slice(span?.start, span?.end)).toBe('she was GLAD of it');
  expect(findQuote(slice, 'I keep a list')).toBeUndefined();
});
