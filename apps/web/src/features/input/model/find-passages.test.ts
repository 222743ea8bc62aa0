import { describe, expect, test } from 'vitest';
import { findPassages } from './find-passages.ts';

const text = 'The boat left. The boat came back.';
const passage = (quote: string, start = text.indexOf(quote)) => ({ quote, start });
const shown = (spans: ReturnType<typeof findPassages>): string[] =>
  spans.map(({ start, end }) => text.slice(start, end));

describe('passages in the text of the box', () => {
  test('are given in the order of the text, the one that came last as the newest', () => {
    const spans = findPassages(text, [passage('came back'), passage('The boat left')]);

    expect(shown(spans)).toEqual(['The boat left', 'came back']);
    expect(spans.map(({ isNewest }) => isNewest)).toEqual([true, false]);
  });

  test('stand where the server says, though the same words stand elsewhere, too', () => {
    expect(findPassages(text, [passage('The boat', 15)])).toEqual([{ start: 15, end: 23, isNewest: true }]);
  });

  test('are found in a text that the server trimmed before it counted', () => {
    expect(findPassages(`\n  ${text}`, [passage('came back')])).toEqual([{ start: 27, end: 36, isNewest: true }]);
  });

  test('that do not stand in the text are left out', () => {
    expect(findPassages(text, [passage('The ferry', 3)])).toEqual([]);
  });

  test('do not overlap', () => {
    const spans = findPassages(text, [passage('The boat left.'), passage('left. The boat'), passage('boat')]);

    expect(shown(spans)).toEqual(['The boat left.', ' The boat']);
    expect(spans.map(({ isNewest }) => isNewest)).toEqual([true, false]);
  });
});
