import { expect, test } from 'vitest';
import { readCases } from '../__fixtures__/read-cases.ts';
import { isCueAllowed, withholdForbidden } from './vocabulary.ts';

/** What is never allowed about people in a picture or clip, and sentences of a careful reading. Add new mistakes here. */
const sentences = Object.groupBy(readCases('media-sentences.txt'), ({ kind }) => kind);
const { withheld = [], kept = [] } = sentences;

test('the fixtures contain at least 120 forbidden and 120 allowed sentences', () => {
  expect(Math.min(withheld.length, kept.length)).toBeGreaterThanOrEqual(120);
});

test.for(withheld)('a picture reading withholds: $text', ({ text }) => {
  expect(withholdForbidden(text, 'image').text).toBe('');
});

test.for(kept)('a clip reading keeps: $text', ({ text }) => {
  expect(withholdForbidden(text, 'video')).toEqual({ text, removed: [] });
});

test.for(readCases('media-cues.txt'))('$kind as a cue: $text', ({ kind, text }) => {
  expect(isCueAllowed(text)).toBe(kind === 'allowed');
});

test('a text reading keeps a sentence that only the picture rules forbid', () => {
  expect(withholdForbidden('She looks happy.', 'text').text).toBe('She looks happy.');
});
