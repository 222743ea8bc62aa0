import { expect, test } from 'vitest';
import { findCompleteFields, isWholeAnswer } from './whole-answer.ts';

const complete = { key: 'a.b', evidence: [], counter: [], readable: true, why_not: '', interpretation: 'You plan.' };

test.for([
  ['opening', { portrait: 'A planner.' }, true],
  ['opening', { portrait: ' \n' }, false],
  ['opening', { portrait: 7 }, false],
  ['opening', { readings: [complete] }, false],
  ['readings', { readings: [complete] }, true],
  ['readings', { readings: [] }, true],
  ['readings', { readings: 'none' }, false],
  ['readings', { portrait: 'A planner.' }, false],
  ['synthesis', { synthesis: [] }, true],
  ['synthesis', { readings: [] }, false],
] as const)('as the answer to the %s, %j is complete: %s', ([kind, answer, isWhole]) => {
  expect(isWholeAnswer(kind, JSON.stringify(answer))).toBe(isWhole);
});

test.for([
  ['nothing', ''],
  ['words', 'I cannot help with that.'],
  ['an empty list', '[]'],
  ['an answer without its end', '{"portrait":"A planner.","findings":[]'],
  ['an answer that ends in its words', '{"portrait":"A planner.'],
] as const)('%s is no complete answer', ([, text]) => {
  expect(isWholeAnswer('opening', text)).toBe(false);
});

test('a complete answer may stand in a code fence', () => {
  expect(isWholeAnswer('opening', 'Here it is:\n```json\n{"portrait":"A planner."}\n```')).toBe(true);
});

const cut = (reading: object, rest = ''): string => `{"readings":[${JSON.stringify(reading)}${rest}`;

test.for([
  ['a reading to its end', cut(complete, ',{"key":"a.c","evid'), true],
  ['a reason', cut({ ...complete, interpretation: '', why_not: 'Too little.' }), true],
  ['no claim because it cannot be read', cut({ ...complete, interpretation: '', readable: false }), true],
  ['neither a claim nor a reason', cut({ ...complete, interpretation: ' ' }, ']}'), false],
  ['a reading without its end', cut(complete).slice(0, -1), false],
  ['no readings', '{"readings":[]}', false],
  ['a portrait alone', '{"portrait":"A planner."', true],
  ['a portrait without its end', '{"noticed":[],"portrait":"A planner.', false],
  ['a reading in another field', JSON.stringify({ synthesis: [complete] }), false],
  ['nothing', '', false],
] as const)('an answer with %s has content to keep: %s', ([, text, isKept]) => {
  expect(findCompleteFields(text) !== undefined).toBe(isKept);
});

test('a truncated answer keeps its complete entries and loses the torn one', () => {
  const kept = findCompleteFields(`{"items":[{"key":"i","rating":4}],${cut(complete, ',{"key":"a.c","evid').slice(1)}`);

  expect(JSON.parse(kept ?? '')).toEqual({
    noticed: [],
    findings: [],
    items: [{ key: 'i', rating: 4 }],
    readings: [complete],
  });
});
