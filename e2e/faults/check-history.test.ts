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
const call = { analysisId: id, attempt: 1, purpose: 'opening 1000', isSettled: true };

type Event = ReadReply['events'][number]['event'];
const delta = (offset: number, text: string): Event => ({ type: 'text-delta', offset, text });
const end: Event = { type: 'end', messageId: id };
const stopped: Event = { type: 'error', code: 'ANALYSIS_CANCELLED', message: '' };
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

test('a correct history has no problems', () => {
  expect(checkHistory(historyWith())).toEqual({
    ...nothing,
    requests: 1,
    failed: 0,
    acknowledged: 1,
    restarts: 0,
    failedWithReason: 0,
    mostCalls: 1,
    pauseP99Ms: 100,
    longestPauseMs: 100,
    problems: [],
  });
});

const innocent: [string, Partial<History>][] = [
  [
    'an analysis whose provider was told to fail, asked twice',
    {
      ordered: ['a1'],
      calls: [call, { ...call, attempt: 2 }],
      providerCalls: { a1: 2 },
      rows: [row({ status: 'failed', code: 'PROVIDER_BUSY' })],
      stored: [],
      readings: [reading({ type: 'error', code: 'PROVIDER_BUSY', message: '' })],
    },
  ],
  [
    'a second attempt that asks for another part, whose reader began anew',
    {
      rows: [row({ attempt: 2 })],
      calls: [call, { ...call, attempt: 2, purpose: 'readings 1001' }],
      providerCalls: { a1: 2 },
      readings: [reading(delta(0, 'Helo'), { type: 'restart', attempt: 2 }, ...whole)],
    },
  ],
  [
    'a text that came again as a whole',
    { readings: [reading(delta(0, 'He'), { type: 'snapshot', text: 'Hello ' }, delta(6, 'you'), end)] },
  ],
  ['a call that was paid for and never reached the provider', { providerCalls: {} }],
  [
    'a cancelled analysis',
    {
      ...granted('cancelled'),
      rows: [row({ status: 'cancelled' })],
      stored: [],
      readings: [reading(delta(0, 'He'), stopped)],
    },
  ],
  [
    'a cleared analysis whose reader was cut off',
    { ...granted('cleared'), rows: [], stored: [], readings: [reading(delta(0, 'He'))] },
  ],
  ['a cleared analysis that was read to its end before', { ...granted('cleared'), rows: [], stored: [] }],
  [
    'the same answer to a repeated request',
    {
      acknowledged: [
        { id, mark: 'a1', granted: 'nothing' },
        { id, mark: 'a1', granted: 'nothing' },
      ],
    },
  ],
];

test.for(innocent)('%s is no fault', ([, changes]) => {
  expect(checkHistory(historyWith(changes))).toMatchObject({ ...nothing, problems: [] });
});

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

test('requests without an answer or with a 5xx count as failed', () => {
  const asked = [202, 404, 429, 502, 503, undefined].map((status) => ({ method: 'GET', path: '/', status, tookMs: 1 }));

  expect(checkHistory(historyWith({ asked }))).toMatchObject({ requests: 6, failed: 3 });
});

test('the 99th percentile leaves out the slowest of a hundred readers', () => {
  const readings = Array.from({ length: 100 }, (_, index) => ({
    id,
    events: whole.map((event, step) => ({ event, atMs: step * (index + 1) * 10 })),
  }));

  expect(checkHistory(historyWith({ readings }))).toMatchObject({ pauseP99Ms: 990, longestPauseMs: 1_000 });
});

test('the most calls of one part are counted across attempts', () => {
  const calls = [call, { ...call, attempt: 2 }, { ...call, attempt: 2, purpose: 'opening 2000' }];
  expect(checkHistory(historyWith({ calls })).mostCalls).toBe(2);
});

test('an analysis with repeatedly killed workers may take longer', () => {
  const rows = [row({ tookMs: 400_000 })];
  expect(checkHistory(historyWith({ rows })).lost).toBe(1);
  expect(checkHistory(historyWith({ rows }), 500_000).lost).toBe(0);
});
