import type { Block } from '@app/contract/blocks';
import type { AnalysisEvent } from '@app/contract/events';
import { describe, expect, test } from 'vitest';
import { cutAtRandom, randomFrom } from '../../../testing/random.ts';
import { type AnalysisAction, type AnalysisState, idle, isBusy, isNoticing, reduce } from './analysis-state.ts';
import type { RunRequest } from './run-request.ts';

const run = (...actions: AnalysisAction[]): AnalysisState => actions.reduce(reduce, idle);
const delta = (offset: number, text: string): AnalysisEvent => ({ type: 'text-delta', offset, text });
const text: RunRequest = { type: 'text', framework: 'bigfive', content: 'My own words' };
const start: AnalysisAction = { type: 'start', request: text };
const started: AnalysisAction[] = [start, { type: 'accepted', analysisId: 'a1' }];
const finished: AnalysisAction[] = [...started, { type: 'end', messageId: 'm1' }, { type: 'full-bar-shown' }];

describe('a run', () => {
  test('is busy at ten percent from the start', () => {
    const state = run(start);

    expect(state).toMatchObject({ phase: 'starting', percent: 10, request: text, framework: 'bigfive' });
    expect(isBusy(state)).toBe(true);
  });

  test.for<[number, number]>([
    [0, 10],
    [0.04, 10],
    [0.5, 15],
    [1, 20],
    [1.2, 20],
  ])('with an upload share of %d is at %d percent', ([share, percent]) => {
    expect(run(start, { type: 'upload', share }).percent).toBe(percent);
  });

  test('does not go back for a late upload share', () => {
    const shares = [0.9, 0.2].map((share): AnalysisAction => ({ type: 'upload', share }));

    expect(run(start, ...shares).percent).toBe(19);
    expect(run(...started, { type: 'progress', percent: 45 }, { type: 'upload', share: 1 }).percent).toBe(45);
  });

  test('is at twenty percent when the server has accepted it', () => {
    expect(run(...started)).toMatchObject({ phase: 'following', percent: 20, analysisId: 'a1' });
  });

  test('found running on load is followed without a request', () => {
    const state = run({ type: 'resume', analysisId: 'a1', framework: 'mbti' });

    expect(state).toMatchObject({ phase: 'following', analysisId: 'a1', request: undefined, framework: 'mbti' });
  });

  test('found running on load does not replace one started meanwhile', () => {
    expect(run(...started, { type: 'resume', analysisId: 'a0', framework: 'general' }).analysisId).toBe('a1');
  });

  test('never lowers its percentage', () => {
    const percents = [20, 30, 45, 50, 30, 80].map((percent): AnalysisEvent => ({ type: 'progress', percent }));

    expect(run(...started, ...percents).percent).toBe(80);
  });

  test('stays busy at ninety percent until the messages are loaded', () => {
    const ended = run(...started, delta(0, 'abc'), { type: 'end', messageId: 'm1' });

    expect(ended).toMatchObject({ phase: 'saving', percent: 90, messageId: 'm1', text: 'abc' });
    expect(isBusy(ended)).toBe(true);
    expect(reduce(ended, { type: 'full-bar-shown' })).toMatchObject({ phase: 'done', percent: 100, finishedId: 'a1' });
  });

  test('keeps the previous analysis downloadable until it is finished', () => {
    const state = run(...finished, start, { type: 'accepted', analysisId: 'a2' });

    expect(state).toMatchObject({ analysisId: 'a2', finishedId: 'a1' });
    expect(reduce(state, { type: 'fail' }).finishedId).toBe('a1');
  });

  test('waits while the connection is lost, and is live again when it ends', () => {
    const waiting = run(...started, { type: 'connection', connection: 'waiting' });

    expect(waiting).toMatchObject({ phase: 'following', connection: 'waiting' });
    expect(reduce(waiting, { type: 'end', messageId: 'm1' }).connection).toBe('live');
    expect(reduce(waiting, { type: 'stop' }).connection).toBe('live');
    expect(run(start, { type: 'connection', connection: 'waiting' }).connection).toBe('live');
  });

  test('is forgotten by a reset', () => {
    expect(run(...finished, { type: 'reset' })).toEqual(idle);
    expect(run(...started, delta(0, 'abc'), { type: 'reset' })).toEqual(idle);
  });

  test('that failed goes back to zero percent and keeps its text', () => {
    const state = run(...started, delta(0, 'abc'), { type: 'error', code: 'PROVIDER_CUT', message: 'Cut.' });

    expect(state).toMatchObject({ phase: 'failed', percent: 0, text: 'abc' });
    expect(isBusy(state)).toBe(false);
  });

  test('with a refused start goes back to zero percent', () => {
    expect(run(start, { type: 'fail' })).toMatchObject({ phase: 'failed', percent: 0 });
  });

  test('cancelled by the visitor is not a failure', () => {
    expect(run(...started, { type: 'stop' })).toMatchObject({ phase: 'stopped', percent: 0 });
  });

  test('cancelled elsewhere is not a failure', () => {
    const state = run(...started, { type: 'error', code: 'ANALYSIS_CANCELLED', message: 'Stopped.' });

    expect(state).toMatchObject({ phase: 'stopped', percent: 0 });
  });

  test('cancelled before it was accepted is not followed', () => {
    expect(run(start, { type: 'stop' }, { type: 'accepted', analysisId: 'a1' }).phase).toBe('stopped');
  });

  test('that ended ignores later events', () => {
    const state = run(...started, delta(0, 'abc'), { type: 'stop' }, delta(3, 'def'), { type: 'end', messageId: 'm' });

    expect(state).toMatchObject({ phase: 'stopped', text: 'abc' });
  });

  test('starts with nothing of the previous one', () => {
    const state = run(...started, delta(0, 'abc'), { type: 'end', messageId: 'm' }, { type: 'full-bar-shown' }, start);

    expect(state).toMatchObject({ phase: 'starting', text: '', messageId: undefined, analysisId: undefined });
  });
});

describe('the noticed passages', () => {
  const notice = (start: number): AnalysisEvent => ({ type: 'noticed', quote: 'q', shows: 's', start, end: start + 1 });

  test('are listed once, in order of arrival', () => {
    const { noticed } = run(...started, notice(5), notice(2), notice(5));

    expect(noticed.map(({ start }) => start)).toEqual([5, 2]);
  });

  test('are cleared by a new attempt', () => {
    expect(run(...started, notice(5), { type: 'restart', attempt: 2 }).noticed).toEqual([]);
  });

  test('are shown until the text begins or the run ends', () => {
    expect(isNoticing(run(...started))).toBe(false);
    expect(isNoticing(run(...started, notice(5)))).toBe(true);
    expect(isNoticing(run(...started, notice(5), delta(0, 'T')))).toBe(false);
    expect(isNoticing(run(...started, notice(5), { type: 'stop' }))).toBe(false);
  });
});

describe('the text', () => {
  test('grows chunk by chunk', () => {
    expect(run(...started, delta(0, 'ab'), delta(2, 'cd')).text).toBe('abcd');
  });

  test.for([
    ['a chunk it has', [delta(0, 'abcd'), delta(0, 'ab')], 'abcd'],
    ['a chunk it has in part', [delta(0, 'abc'), delta(1, 'bcde')], 'abcde'],
    ['all pieces again', [delta(0, 'ab'), delta(2, 'cd'), delta(0, 'ab'), delta(2, 'cd'), delta(4, 'e')], 'abcde'],
    ['an empty chunk', [delta(0, 'ab'), delta(2, '')], 'ab'],
  ] satisfies [string, AnalysisEvent[], string][])('does not double: %s', ([, events, text]) => {
    expect(run(...started, ...events).text).toBe(text);
  });

  test('does not grow past a gap, and requests one new stream', () => {
    const state = run(...started, delta(0, 'ab'), delta(4, 'ef'), delta(6, 'gh'));

    expect(state).toMatchObject({ text: 'ab', hasGap: true, streamNumber: 1 });
  });

  test('is complete again after a snapshot', () => {
    const state = run(...started, delta(0, 'ab'), delta(4, 'ef'), { type: 'snapshot', text: 'abcdef' }, delta(6, 'g'));

    expect(state).toMatchObject({ text: 'abcdefg', hasGap: false, streamNumber: 1 });
  });

  test('is complete again after a replay', () => {
    const state = run(...started, delta(0, 'ab'), delta(4, 'ef'), delta(0, 'ab'), delta(2, 'cd'), delta(4, 'ef'));

    expect(state).toMatchObject({ text: 'abcdef', hasGap: false, streamNumber: 1 });
  });

  test('requests another stream for a second gap', () => {
    const snapshot: AnalysisEvent = { type: 'snapshot', text: 'abcd' };

    expect(run(...started, delta(2, 'c'), snapshot, delta(9, 'z')).streamNumber).toBe(2);
  });

  test('is replaced by a snapshot, even a shorter one', () => {
    expect(run(...started, delta(0, 'abcdef'), { type: 'snapshot', text: 'ab' }).text).toBe('ab');
  });

  test('of a new attempt replaces that of the old one', () => {
    const state = run(
      ...started,
      { type: 'progress', percent: 80 },
      delta(0, 'old text'),
      { type: 'restart', attempt: 2 },
      delta(0, 'new'),
    );

    expect(state).toMatchObject({ text: 'new', percent: 30 });
  });

  test('is not changed by a reconnect', () => {
    expect(run(...started, delta(0, 'ab'), { type: 'reconnect' })).toMatchObject({ text: 'ab', hasGap: false });
  });

  test.for([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])('is complete after losses, repeats and snapshots (seed %i)', (seed) => {
    const random = randomFrom(seed);
    const whole = 'The writer plans for two futures at once 🙂, and says so. '.repeat(20);
    let state = run(...started);
    let sent = '';

    for (const chunk of cutAtRandom(whole, random, 24)) {
      const event = delta(sent.length, chunk);
      sent += chunk;
      const luck = random();
      if (luck < 0.1) continue;
      state = reduce(state, event);
      if (luck > 0.9) state = reduce(state, event);
      if (state.hasGap && random() < 0.5) state = reduce(state, { type: 'snapshot', text: sent });
      expect(whole.startsWith(state.text)).toBe(true);
    }
    state = reduce(state, { type: 'snapshot', text: sent });

    expect(state.text).toBe(whole);
  });
});

describe('the blocks of a report', () => {
  const note = (at: number, text = 'Says.'): Block => ({ id: `letter-${at}`, type: 'note', text });
  const from = (at: number, ...blocks: Block[]): AnalysisEvent => ({ type: 'blocks', at, blocks, lang: 'de' });

  test('follow each other or take the place of others, and may come twice', () => {
    const state = run(
      ...started,
      from(0, note(0), note(1)),
      from(2, note(2)),
      from(2, note(2)),
      from(1, note(1, 'New.')),
    );

    expect(state).toMatchObject({ blocks: [note(0), note(1, 'New.'), note(2)], lang: 'de', hasGap: false });
  });

  test('stay as they are at a gap, which requests one new stream, and are whole after its snapshot', () => {
    const gap = run(...started, from(0, note(0)), from(2, note(2)), from(3, note(3)));
    const snapshot: AnalysisEvent = { type: 'snapshot', text: '', blocks: [note(0), note(1)], lang: 'de' };

    expect(gap).toMatchObject({ blocks: [note(0)], hasGap: true, streamNumber: 1 });
    expect(reduce(gap, snapshot)).toMatchObject({ blocks: [note(0), note(1)], hasGap: false, streamNumber: 1 });
  });

  test('are void when a new attempt begins, and absent where a server sends only text', () => {
    const begun = run(...started, from(0, note(0)));

    expect(reduce(begun, { type: 'restart', attempt: 2 }).blocks).toEqual([]);
    expect(reduce(begun, { type: 'snapshot', text: 'Words.' })).toMatchObject({ text: 'Words.', blocks: [] });
  });
});
