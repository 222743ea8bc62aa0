import { expect, test } from 'vitest';
import { checkHistory, zeroCounts } from './check-history.ts';
import type { History, ReadReply, AnalysisRecord } from './history.ts';

const id = 'one';
const row = (changes: Partial<AnalysisRecord> = {}): AnalysisRecord => ({
  id,
  status: 'done',
  code: null,
  attempt: 1,
  tookMs: 2_000,
  ...changes,
});
const message = { id, analysisId: id, kind: 'analysis', role: 'assistant', content: 'Hello you' };
const call = { analysisId: id, attempt: 1, purpose: 'letter 8000', isSettled: true };

type Event = ReadReply['events'][number]['event'];
const delta = (offset: number, text: string): Event => ({ type: 'text-delta', offset, text });
const end: Event = { type: 'end', messageId: id };
const reading = (...events: Event[]): ReadReply => ({
  id,
  events: events.map((event, index) => ({ event, atMs: index * 100 })),
});
const whole = [delta(0, 'Hello '), delta(6, 'you'), end];

/** The history of one correct analysis, with changes. */
const historyWith = (changes: Partial<History> = {}): History => ({
  acknowledged: [{ id, mark: 'a1', granted: 'nothing' }],
  readings: [reading(...whole)],
  rows: [row()],
  stored: [message],
  calls: [call],
  providerCalls: { a1: 1 },
  ordered: [],
  asked: [{ method: 'POST', path: '/api/analyze/text', status: 202, tookMs: 5 }],
  ...changes,
});

type Counts = Partial<Record<(typeof zeroCounts)[number], number>>;

const nothing = Object.fromEntries(zeroCounts.map((kind) => [kind, 0])) as Counts;
const granted = (wish: 'cancelled' | 'cleared') => ({ acknowledged: [{ id, mark: 'a1', granted: wish }] });

const bad: [string, Partial<History>, Counts][] = [
  ['an acknowledged analysis without a row', { rows: [], stored: [], readings: [] }, { lost: 1, falseAcks: 1 }],
  ['one that never ends', { rows: [row({ status: 'running', tookMs: null })], readings: [], stored: [] }, { lost: 1 }],
  ['one that ends too late', { rows: [row({ tookMs: 300_001 })] }, { lost: 1 }],
  [
    'one that failed with a reason of our own',
    { rows: [row({ status: 'failed', code: 'ATTEMPTS_EXHAUSTED' })], stored: [], readings: [] },
    { lost: 1 },
  ],
  [
    'one whose provider failed though nobody told it to',
    { rows: [row({ status: 'failed', code: 'PROVIDER_TIMEOUT' })], stored: [], readings: [] },
    { lost: 1 },
  ],
  [
    'one that failed of our own fault while its provider was told to fail',
    { ordered: ['a1'], rows: [row({ status: 'failed', code: 'INTERNAL' })], stored: [], readings: [] },
    { lost: 1 },
  ],
  ['one that failed and nobody says why', { rows: [row({ status: 'failed' })], stored: [], readings: [] }, { lost: 1 }],
  ['one that is done and has no text', { stored: [], readings: [] }, { lost: 1 }],
  [
    'one that was cancelled though nobody asked',
    { rows: [row({ status: 'cancelled' })], stored: [], readings: [] },
    { lost: 1 },
  ],
  [
    'two analyses for one key',
    {
      acknowledged: [
        { id, mark: 'a1', granted: 'nothing' },
        { id: 'two', mark: 'a1', granted: 'nothing' },
      ],
      rows: [row(), row({ id: 'two' })],
      stored: [message, { ...message, id: 'two', analysisId: 'two' }],
    },
    { double: 1 },
  ],
  ['two calls of one attempt', { calls: [call, call], providerCalls: { a1: 2 } }, { double: 1, paidTwice: 1 }],
  ['a call nobody pays for', { providerCalls: { a1: 2 } }, { double: 1, paidTwice: 1 }],
  [
    'a part that two later attempts asked for again',
    {
      rows: [row({ attempt: 3 })],
      calls: [call, { ...call, attempt: 2 }, { ...call, attempt: 3 }],
      providerCalls: { a1: 3 },
    },
    { paidTwice: 2 },
  ],
  ['two messages of one analysis', { stored: [message, { ...message, id: 'other' }] }, { double: 1 }],
  ['money that stays set aside', { calls: [{ ...call, isSettled: false }] }, { unsettled: 1 }],
  [
    'an answer that calls a store that is away a bug',
    { asked: [{ method: 'GET', path: '/api/messages', status: 500, tookMs: 1 }] },
    { unclear: 1 },
  ],
  ['a gap in the text', { readings: [reading(delta(0, 'Hello'), delta(6, 'you'), end)] }, { gaps: 1, different: 1 }],
  [
    'a piece that comes twice',
    { readings: [reading(delta(0, 'Hello '), delta(0, 'Hello '), delta(6, 'you'), end)] },
    { repeats: 1 },
  ],
  ['two attempts in one text', { readings: [reading(delta(0, 'Hell'), delta(4, 'Hello you'), end)] }, { different: 1 }],
  ['a reader who never sees an end', { readings: [reading(delta(0, 'Hello '))] }, { different: 1 }],
  ['a reader who sees nothing at all', { readings: [reading()] }, { different: 1 }],
  ['a cancelled analysis that is done all the same', { ...granted('cancelled'), readings: [] }, { returned: 1 }],
  ['a cleared analysis whose row is there', { ...granted('cleared'), stored: [] }, { returned: 1 }],
  ['a cleared analysis whose text is there', { ...granted('cleared'), rows: [] }, { returned: 1 }],
];

test.for(bad)('%s is found', ([, changes, expected]) => {
  const findings = checkHistory(historyWith(changes));

  expect(findings).toMatchObject({ ...nothing, ...expected });
  expect(findings.problems).toHaveLength(Object.values(expected).reduce((sum, count) => sum + count, 0));
});

test('a correct history has no problems, and an analysis with repeatedly killed workers may take longer', () => {
  const rows = [row({ tookMs: 400_000 })];

  expect(checkHistory(historyWith()).problems).toEqual([]);
  expect(checkHistory(historyWith({ rows }), 500_000).lost).toBe(0);
});
