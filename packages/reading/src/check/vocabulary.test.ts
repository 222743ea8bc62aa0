import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { growthOf, NOT_QUADRATIC } from '@app/testkit/growth';
import { sampleRunCount } from '@app/testkit/sampling';
import { readCases } from '../__fixtures__/read-cases.ts';
import { createSentenceGate, withholdForbidden } from './vocabulary.ts';

const ANY: unknown = expect.any(String);

/** Development sets for the rules; the test set is in `eval/held-out`. Add new mistakes here. */
const cases = readCases('vocabulary.txt');
const kept = cases.filter(({ kind }) => kind === 'kept').map(({ text }) => text);

test.for(cases.filter(({ kind }) => kind !== 'kept'))('$kind: “$text” is withheld', ({ kind, text }) => {
  expect(withholdForbidden(text)).toEqual({ text: '', removed: [{ reason: kind === 'any reason' ? ANY : kind }] });
});

test.for(kept)('“%s” is kept', (sentence) => {
  expect(withholdForbidden(sentence)).toEqual({ text: sentence, removed: [] });
});

test.for(['A man in the upper third.', 'A cup stands in the lower third.'])(
  'a position in a picture is no comparison: %s',
  (sentence) => {
    expect(withholdForbidden(sentence, 'image').removed.map(({ reason }) => reason)).not.toContain('comparison');
  },
);

test('only the sentence with the claim is removed, and paragraphs stay apart', () => {
  const text =
    'You plan ahead. You have depression. You laugh often.\n\nYou are gay.\n\nMr. Smith is kind. You are pregnant.';

  expect(withholdForbidden(text)).toEqual({
    text: 'You plan ahead. You laugh often.\n\n\n\nMr. Smith is kind. ',
    removed: [{ reason: 'diagnosis' }, { reason: 'sexual_orientation' }, { reason: 'pregnancy' }],
  });
});

test('a claim that spans a line break is removed, and a list item is removed alone', () => {
  expect(withholdForbidden('You have\ndepression. You laugh.').text).toBe('You laugh.');
  expect(withholdForbidden('- You laugh\n- You have depression\n- You plan').text).toBe('- You laugh\n\n- You plan');
});

test('an unclosed quotation mark does not protect a claim', () => {
  expect(withholdForbidden('“You have depression. You laugh.').removed).toEqual([{ reason: 'diagnosis' }]);
});

const glue = ' ¦ ¦  ¦\n¦\n\n¦ (1990) ¦ etc. 5 ¦ “¦” ¦ "¦" ¦… ¦?! ¦\n- ¦ Dr. ¦ 🙂 ¦ 3.4 ¦。'.split('¦');
const part = fc.tuple(fc.constantFrom(...cases), fc.constantFrom(...glue)).map(([{ text }, mark]) => text + mark);
const parts = fc.array(part, { minLength: 1, maxLength: 12 }).map((all) => all.join(''));
const withoutStops = parts.map((text) => text.replaceAll('.', '').repeat(3));

test('1,000 texts in chunks are filtered like the whole text', () => {
  const texts = fc.oneof({ weight: 9, arbitrary: parts }, { weight: 1, arbitrary: withoutStops });
  const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 9 });

  fc.assert(
    fc.property(texts, lengths, (text, pieces) => {
      const gate = createSentenceGate();
      let shown = '';
      for (let at = 0, turn = 0; at < text.length; turn += 1) {
        const length = pieces[turn % pieces.length] ?? 1;
        shown += gate.push(text.slice(at, at + length));
        at += length;
      }
      shown += gate.end();
      expect({ text: shown, removed: [...gate.removed] }).toEqual(withholdForbidden(text));
    }),
    { numRuns: sampleRunCount(1_000) },
  );
});

test('the gate releases a finished sentence when the next one begins', () => {
  const gate = createSentenceGate();

  expect(gate.push('You plan ahead. ')).toBe('');
  expect(gate.push('Y')).toBe('You plan ahead. ');
  expect(gate.push('ou laugh')).toBe('');
  expect(gate.end()).toBe('You laugh');
});

test('the gate releases a text without sentence ends', () => {
  const gate = createSentenceGate();
  const pieces = Array.from({ length: 5_000 }, () => 'word ');

  expect(pieces.map((piece) => gate.push(piece)).join('').length).toBeGreaterThan(23_000);
});

test('filter time grows linearly with the text', () => {
  const text = kept.join(' and then, a little later in the same paragraph, ').repeat(20);

  expect(growthOf((chars) => void withholdForbidden(text.slice(0, chars)), 15_000)).toBeLessThan(NOT_QUADRATIC);
});
