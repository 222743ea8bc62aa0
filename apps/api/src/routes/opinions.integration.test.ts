import { type Comparison, ComparisonFile } from '@app/contract/comparisons';
import type { AskedOpinion, Opinions } from '@app/contract/opinions';
import { makeJpeg } from '@app/testkit/corpus/jpeg';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { sampleText } from '@app/testkit/sample-text';
import { quickPace } from '@app/testkit/simulator/pace';
import { type Stack, startStack } from '@app/testkit/stack';
import { stayWithinTheHour } from '@app/testkit/stay-within-the-hour';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const REQUESTS = Number(process.env.AT_ONCE || 200);
const DAY = 12;

let stack: Stack;

beforeAll(async () => {
  await stayWithinTheHour();
  stack = await startStack({
    environment: { ANALYSES_VISITOR_DAY: String(DAY), PERPLEXITY_API_KEY: 'sim-fault=http-401', SWEEP_EVERY_MS: '500' },
    simulator: quickPace,
  });
});

afterAll(() => stack.stop());

const arrive = (): Promise<TestVisitor> => openVisitorWithCookie(stack);

/** A visitor with one finished report. */
async function writeFirst(mark: string): Promise<{ visitor: TestVisitor; first: string }> {
  const visitor = await arrive();
  const first = await visitor.submit(sampleText(mark));
  await visitor.follow(first);
  return { visitor, first };
}

type Asked = { status: number; asked: AskedOpinion[]; code: string | null };

async function ask(visitor: TestVisitor, first: string, models: string[], key?: string): Promise<Asked> {
  const response = await visitor.request(`/api/analyses/${first}/opinions`, {
    method: 'POST',
    body: JSON.stringify({ models }),
    ...(key && { headers: { 'idempotency-key': key } }),
  });
  const body = response.ok ? ((await response.json()) as { asked: AskedOpinion[] }) : { asked: [] };
  return { status: response.status, ...body, code: response.headers.get('x-error-code') };
}

async function list(visitor: TestVisitor, first: string): Promise<Opinions> {
  return (await (await visitor.request(`/api/analyses/${first}/opinions`)).json()) as Opinions;
}

const untilSettled = (visitor: TestVisitor, first: string): Promise<Opinions> =>
  vi.waitUntil(
    async () => {
      const opinions = await list(visitor, first);
      return opinions.readings.every(({ status }) => status === 'done' || status === 'failed') && opinions;
    },
    { timeout: 120_000, interval: 200 },
  );

const idsOf = ({ readings }: Opinions): string => readings.map(({ analysisId }) => analysisId).join(',');

test('only the picked models are called, as often as announced, and each opinion counts against the quota', async () => {
  const { visitor, first } = await writeFirst('picked');
  const before = await list(visitor, first);
  const known = stack.simulator.requests().length;
  const small = stack.simulator.smallRequests().length;

  const { asked } = await ask(visitor, first, ['anthropic', 'deepseek']);
  const after = await untilSettled(visitor, first);

  expect(asked.map(({ model, errorCode }) => [model, errorCode])).toEqual([
    ['anthropic', undefined],
    ['deepseek', undefined],
  ]);
  expect(after.left).toBe(before.left - 2);
  const made = [...stack.simulator.requests().slice(known), ...stack.simulator.smallRequests().slice(small)];
  expect(new Set(made.map(({ provider }) => provider))).toEqual(new Set(['anthropic', 'deepseek']));
  expect(made).toHaveLength(2 * before.calls);
  const messages = await visitor.messages();
  expect(messages.map(({ analysisId }) => analysisId).toSorted()).toEqual(idsOf(after).split(',').toSorted());
});

test('a model that fails has an empty column with its reason, and the comparison can be downloaded', async () => {
  const { visitor, first } = await writeFirst('fails');
  await ask(visitor, first, ['anthropic', 'perplexity']);
  const analysisIds = idsOf(await untilSettled(visitor, first));

  const comparison = (await (
    await visitor.request(`/api/comparisons?analysisIds=${analysisIds}`)
  ).json()) as Comparison;
  const files = await Promise.all(
    ['pdf', 'docx', 'json'].map((format) =>
      visitor.request(`/api/comparisons/download?analysisIds=${analysisIds}&format=${format}`),
    ),
  );
  const contents = await Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())));

  expect(comparison.kind).toBe('models');
  expect(comparison.columns.map(({ status }) => status)).toEqual(['done', 'done', 'failed']);
  expect(comparison.columns[2]?.reason).toMatch(/^This model is not available/);
  expect(contents.map((content) => content.toString('latin1', 0, 1))).toEqual(['%', 'P', '{']);
  expect(ComparisonFile.parse(JSON.parse(contents[2]?.toString() ?? '')).comparison).toEqual(comparison);
  expect(files[0]?.headers.get('content-disposition')).toMatch(
    /filename="personality-analysis-comparison-[\d-]{10}\.pdf"/,
  );
});

test('a repeated idempotency key starts no second opinion, and a stranger gets 404', async () => {
  const { visitor, first } = await writeFirst('twice');
  const key = crypto.randomUUID();

  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(visitor, first, ['deepseek'], key)));
  await untilSettled(visitor, first);
  const later = await ask(visitor, first, ['deepseek'], key);

  expect(new Set([...answers, later].map(({ asked }) => asked[0]?.analysisId)).size).toBe(1);
  const stranger = await arrive();
  expect((await ask(stranger, first, ['deepseek'])).status).toBe(404);
  expect((await stranger.request(`/api/analyses/${first}/opinions`)).status).toBe(404);
});

test(`${REQUESTS} concurrent requests start no more opinions than the daily limit, and never two by one model`, async () => {
  const { visitor, first } = await writeFirst('flood');

  const answers = await runWithConcurrency(REQUESTS, 25, (index) =>
    ask(visitor, first, [['anthropic', 'openai', 'deepseek'][index % 3] ?? '']),
  );
  const { readings, left } = await untilSettled(visitor, first);

  expect(readings.length).toBeLessThanOrEqual(DAY);
  expect(readings.length + left).toBe(DAY);
  const known = [200, 'DAILY_LIMIT', 'RATE_LIMITED', 'OVERLOADED'];
  expect(answers.filter(({ status, code }) => !known.includes(code ?? status))).toEqual([]);
  const rows = await stack.db
    .selectFrom('analyses')
    .select(['provider', 'startedAt', 'finishedAt'])
    .where('opinionOf', '=', first)
    .orderBy('startedAt')
    .execute();
  const overlapping = rows.filter((row, index) =>
    rows
      .slice(0, index)
      .some(({ provider, finishedAt }) => provider === row.provider && Number(row.startedAt) < Number(finishedAt)),
  );
  expect(overlapping).toEqual([]);
});

test('a picture is described once, every model reads that description, and the report says so', async () => {
  const visitor = await arrive();
  const first = await visitor.submitFile('/api/analyze/image/bigfive', await makeJpeg(640, 480), {
    selectedModel: 'openai',
  });
  await visitor.follow(first);
  const known = stack.simulator.requests().length;

  await ask(visitor, first, ['deepseek', 'anthropic']);
  const opinions = await untilSettled(visitor, first);

  expect(opinions.readings.map(({ status }) => status)).toEqual(['done', 'done', 'done']);
  const made = stack.simulator.requests().slice(known);
  expect(new Set(made.map(({ provider }) => provider))).toEqual(new Set(['deepseek', 'anthropic']));
  const looked = await stack.db
    .selectFrom('modelCalls')
    .select('id')
    .where('analysisId', 'in', idsOf(opinions).split(','))
    .where('purpose', '=', 'observe')
    .execute();
  expect(looked).toHaveLength(1);
  const messages = await visitor.messages();
  expect(messages.filter(({ content }) => content.includes('Described once by Model 2'))).toHaveLength(2);
});

test('after New Analysis no row of the report and its opinions is left', async () => {
  const { visitor, first } = await writeFirst('cleared');
  await ask(visitor, first, ['anthropic', 'deepseek'], crypto.randomUUID());
  const ids = idsOf(await untilSettled(visitor, first)).split(',');

  await visitor.request('/api/session/clear', {
    method: 'POST',
    body: JSON.stringify({ sessionId: visitor.sessionId }),
  });

  const { db } = stack;
  const left = await Promise.all([
    db.selectFrom('analyses').select('id').where('id', 'in', ids).execute(),
    db.selectFrom('messages').select('id').where('analysisId', 'in', ids).execute(),
    db.selectFrom('pieceReadings').select('piece').where('analysisId', 'in', ids).execute(),
    db.selectFrom('idempotencyKeys').select('key').where('analysisId', 'in', ids).execute(),
  ]);
  expect(left.flat()).toEqual([]);
  expect((await visitor.request(`/api/comparisons?analysisIds=${ids.join(',')}`)).status).toBe(404);
});

test('a comparison of a single report, of the same report twice or of none is refused', async () => {
  const { visitor, first } = await writeFirst('refused');

  const answers = await Promise.all(
    [first, `${first},${first}`, 'nonsense,nonsense'].map((ids) =>
      visitor.request(`/api/comparisons?analysisIds=${ids}`),
    ),
  );

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
});
