import { describe, expect, test } from 'vitest';
import { findPassages } from './find-passages.ts';

const text = 'The boat left. The boat came back.';
const passage = (quote: string, start = text.indexOf(quote)) => ({ quote, start });
const shown = (spans: ReturnType<typeof findPassages>): string[] =>
  spans.map(({ start, end }) => text.slice(start, end));

describe('passages in the text box', () => {
  test('are in text order, the last to arrive marked as newest', () => {
    const spans = findPassages(text, [passage('came back'), passage('The boat left')]);

    expect(shown(spans)).toEqual(['The boat left', 'came back']);
    expect(spans.map(({ isNewest }) => isNewest)).toEqual([true, false]);
  });

  test("are at the server's offsets, even if the same words occur elsewhere", () => {
    expect(findPassages(text, [passage('The boat', 15)])).toEqual([{ start: 15, end: 23, isNewest: true }]);
  });

  test('are found in a text that the server trimmed', () => {
    expect(findPassages(`\n  ${text}`, [passage('came back')])).toEqual([{ start: 27, end: 36, isNewest: true }]);
  });

  test('that are not in the text are left out', () => {
    expect(findPassages(text, [passage('The ferry', 3)])).toEqual([]);
  });

  test('do not overlap', () => {
    const spans = findPassages(text, [passage('The boat left.'), passage('left. The boat'), passage('boat')]);

    expect(shown(spans)).toEqual(['The boat left.', ' The boat']);
    expect(spans.map(({ isNewest }) => isNewest)).toEqual([true, false]);
  });
});
