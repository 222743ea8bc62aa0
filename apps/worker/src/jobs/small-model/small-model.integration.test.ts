import { ProviderId } from '@app/contract/models';
import { openAnalyzeFixture } from '@app/testkit/analyze-fixture';
import { forbiddenSentences } from '@app/testkit/forbidden-sentences';
import { sampleText } from '@app/testkit/sample-text';
import type { WrittenAnswer } from '@app/testkit/simulator/writing/answer';
import { afterAll, expect, test } from 'vitest';
import { analyze } from '../analyze/analyze.ts';

const forbidden = forbiddenSentences.map(({ sentence }) => sentence);
const fair = 'You keep a list for the trip. The spare charger was welcome.';
/** A sentence that none of our rules matches. */
const HINT = 'I have given my plants away and written the labels for whoever comes after.';

const fixture = await openAnalyzeFixture(analyze, {
  labels: { forbidden: forbiddenSentences, triage: [{ text: HINT, selfHarm: 'acute' }] },
  // Puts all forbidden sentences into the first row of every answer, between two fair ones, and one into every other row.
  says: ({ ask, text }) => {
    if (!/^Task: readings$/m.test(ask.userText)) return undefined;
    const answer = JSON.parse(text) as WrittenAnswer;
    const wordsFor = (index: number): string =>
      index === 0
        ? `${forbidden.join(' ')} Nothing was planned that evening.`
        : (forbidden[index % forbidden.length] ?? '');
    const readings = answer.readings.map((reading, index) => ({
      ...reading,
      interpretation: reading.interpretation && `${fair} ${wordsFor(index)} ${reading.interpretation}`,
    }));
    return { text: JSON.stringify({ ...answer, readings }) };
  },
});
afterAll(() => fixture.close());

const written = async (options: { framework?: string; content?: string; provider?: ProviderId; fault?: string }) => {
  const { framework, content, provider = 'openai', fault } = options;
  const id = await fixture.submit(provider, { ...(framework && { framework }), ...(content && { content }) });
  await fixture.run(fixture.workerWith(fault, 1), id);
  return { ...(await fixture.outcome(id)), events: await fixture.streamed(id) };
};
const shownIn = (text: string): string[] => forbidden.filter((sentence) => text.includes(sentence));
const counted = async (): Promise<string> => fixture.services.metrics.text();

test.for(ProviderId.options)(
  'no sentence named by the second reader is stored, and others stay: %s',
  async (provider) => {
    const { text, report, status, smallCalls, calls, events } = await written({ provider });

    expect(status).toBe('done');
    expect(shownIn(text + JSON.stringify(report))).toEqual([]);
    expect(text).toContain(fair);
    expect(text).toContain('Nothing was planned that evening.');
    expect(text).toMatch(/Left out: .*\d+ sentences/);
    expect(report?.dropped.sentences).toBeGreaterThanOrEqual(forbidden.length);
    expect(shownIn(JSON.stringify(events))).toEqual([]);
    expect(smallCalls.map(({ purpose }) => purpose).toSorted()).toEqual([
      ...calls.flatMap(({ purpose }) => (purpose === 'readings' ? 'second-reader' : [])),
      'triage',
    ]);
    expect(smallCalls.every(({ costMicroUsd: cost }) => Number(cost) > 0)).toBe(true);
  },
);

const sensitive = ['anxiety', 'clinical', 'darktraits'];

test.for(sensitive)('a sentence that the second reader names is never streamed: %s', async (framework) => {
  const { events, text, status } = await written({ framework });

  expect(status).toBe('done');
  expect(text).toContain(fair);
  expect(shownIn(text)).toEqual([]);
  expect(shownIn(JSON.stringify(events))).toEqual([]);
});

test('a crisis that only triage recognises puts the crisis card first', async () => {
  const { text, report, events } = await written({ content: `${sampleText()} ${HINT}` });

  expect(text).toMatch(/^## You do not have to carry this alone/);
  expect(report?.crisis).toBe('active');
  expect(events.at(-1)).toMatchObject({ type: 'end' });
});

test.for([
  { fault: 'small-fault=hang-first', outcome: 'PROVIDER_TIMEOUT' },
  { fault: 'small-fault=http-500', outcome: 'PROVIDER_FAILED' },
  { fault: 'small-fault=plain-prose', outcome: 'ANSWER_UNUSABLE' },
  { fault: 'small-fault=refusal', outcome: 'MODEL_REFUSED' },
])('after $fault of the small model the rules decide, and the outcome is counted', async ({ fault, outcome }) => {
  const { status, text, report, smallCalls } = await written({
    framework: 'darktraits',
    content: `${sampleText()} ${HINT}`,
    fault,
  });

  const metrics = await counted();
  expect(status).toBe('done');
  expect(text).toContain(fair);
  expect(report?.crisis).toBe('none');
  expect(metrics).toMatch(new RegExp(`app_small_calls_total\\{task="triage",outcome="${outcome}"\\} [1-9]`));
  expect(metrics).toMatch(new RegExp(`app_small_calls_total\\{task="second-reader",outcome="${outcome}"\\} [1-9]`));
  expect(smallCalls.every(({ finish }) => finish !== null)).toBe(true);
});

test('without a small model the rules decide, and the outcome is counted', async () => {
  const id = await fixture.submit('openai');
  const worker = fixture.workerWith(undefined, 1);
  const offered = new Map([...worker.llm.offered].map(([provider, own]) => [provider, { ...own, small: undefined }]));
  await fixture.run({ ...worker, llm: { ...worker.llm, offered } }, id);

  const { status, smallCalls } = await fixture.outcome(id);
  expect(status).toBe('done');
  expect(smallCalls).toEqual([]);
  expect(await counted()).toMatch(/app_small_calls_total\{task="second-reader",outcome="MODEL_UNAVAILABLE"\} [1-9]/);
});

test('a part kept by an earlier attempt goes through the second reader again', async () => {
  const id = await fixture.submit('openai', { framework: 'bigfive' });
  // Three letters and the first rows.
  await fixture.run(fixture.workerWith('http-500;times=4', 3), id);
  const first = await fixture.outcome(id);
  await fixture.run(fixture.workerWith(undefined, 3), id);

  const { status, text, calls, smallCalls } = await fixture.outcome(id);
  const again = smallCalls.filter(({ attempt, purpose }) => attempt === 2 && purpose === 'second-reader');
  const rows = calls.filter(({ purpose, finish }) => purpose === 'readings' && finish === 'stop');
  expect([first.status, status]).toEqual(['queued', 'done']);
  expect(rows.filter(({ attempt }) => attempt === 1).length).toBeGreaterThan(0);
  expect(again).toHaveLength(rows.length);
  expect(shownIn(text)).toEqual([]);
});

test('calls to the small model count against the spending caps, and a refused one is counted', async () => {
  // For a text that mentions school, triage runs before all other calls.
  const id = await fixture.submit('openai', { content: `${sampleText()} I do my homework at night.` });
  const worker = fixture.workerWith(undefined, 1);
  await fixture.run({ ...worker, config: { ...worker.config, SPEND_VISITOR_DAY_USD: 0 } }, id);

  const { errorCode, smallCalls } = await fixture.outcome(id);
  expect(errorCode).toBe('BUDGET_USED');
  expect(smallCalls).toEqual([]);
  expect(await counted()).toContain('app_small_calls_total{task="triage",outcome="BUDGET_USED"} 1');
});
