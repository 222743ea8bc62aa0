import { expect, test } from 'vitest';
import { findCompleteFields, isWholeAnswer } from './whole-answer.ts';

const complete = { key: 'a.b', evidence: [], counter: [], readable: true, why_not: '', interpretation: 'You plan.' };

test.for([
  [{ readings: [complete] }, true],
  [{ readings: [] }, true],
  [{ readings: 'none' }, false],
  [{ items: [] }, false],
  [{}, false],
] as const)('%j is a complete answer: %s', ([answer, isWhole]) => {
  expect(isWholeAnswer(JSON.stringify(answer))).toBe(isWhole);
});

test.for([
  ['nothing', ''],
  ['words', 'I cannot help with that.'],
  ['an empty list', '[]'],
  ['an answer without its end', `{"readings":[${JSON.stringify(complete)}]`],
  ['an answer that ends in its words', '{"readings":[{"key":"a.b","interpretation":"You plan.'],
] as const)('%s is no complete answer', ([, text]) => {
  expect(isWholeAnswer(text)).toBe(false);
});

test('a complete answer may stand in a code fence', () => {
  expect(isWholeAnswer('Here it is:\n```json\n{"readings":[]}\n```')).toBe(true);
});

const cut = (reading: object, rest = ''): string => `{"readings":[${JSON.stringify(reading)}${rest}`;

test.for([
  ['a reading to its end', cut(complete, ',{"key":"a.c","evid'), true],
  ['a reason', cut({ ...complete, interpretation: '', why_not: 'Too little.' }), true],
  ['no claim because it cannot be read', cut({ ...complete, interpretation: '', readable: false }), true],
  ['neither a claim nor a reason', cut({ ...complete, interpretation: ' ' }, ']}'), false],
  ['a reading without its end', cut(complete).slice(0, -1), false],
  ['no readings', '{"readings":[]}', false],
  ['ratings alone', '{"items":[{"key":"i","rating":4}],"readings":[', false],
  ['a reading in another field', JSON.stringify({ synthesis: [complete] }), false],
  ['nothing', '', false],
] as const)('an answer with %s has content to keep: %s', ([, text, isKept]) => {
  expect(findCompleteFields(text) !== undefined).toBe(isKept);
});

test('a truncated answer keeps its flag and its complete entries and loses the torn one', () => {
  const kept = findCompleteFields(
    `{"self_harm_mentioned":true,"items":[{"key":"i","rating":4}],${cut(complete, ',{"key":"a.c","evid').slice(1)}`,
  );

  expect(JSON.parse(kept ?? '')).toEqual({
    self_harm_mentioned: true,
    items: [{ key: 'i', rating: 4 }],
    readings: [complete],
  });
});

test.for(['__proto__', 'constructor', 'push'])('a list with the name %s in a truncated answer is ignored', (name) => {
  const kept = findCompleteFields(`{"${name}":[1,{}],${cut(complete, ',').slice(1)}`);

  expect(JSON.parse(kept ?? '')).toEqual({ items: [], readings: [complete] });
});
