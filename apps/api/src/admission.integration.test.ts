import { randomUUID } from 'node:crypto';
import { startReply } from '@app/core/chat/start-reply';
import type { AppError } from '@app/core/errors/app-error';
import { newVisitorSecret } from '@app/core/vault/vault';
import { startAnalysis } from '@app/core/analyses/start-analysis';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { sampleText } from '@app/testkit/sample-text';
import { type Stack, startStack } from '@app/testkit/stack';
import { stayWithinTheHour } from '@app/testkit/stay-within-the-hour';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { mintCookie } from './__fixtures__/mint-cookie.ts';

const SUBMITS = Number(process.env.AT_ONCE || 200);

let stack: Stack;
let api: TestApi<FastifyInstance>;

/** No worker runs: accepted work stays open until the test ends it. */
beforeAll(async () => {
  await stayWithinTheHour();
  stack = await startStack({ apis: 0, workers: 0 });
});

afterEach(async () => {
  await api.close();
  await stack.db.deleteFrom('counters').execute();
  await stack.db.deleteFrom('analyses').execute();
});

afterAll(() => stack.stop());

/** The default limits of a deployment, except for those given. */
async function open(limits: Record<string, string>): Promise<void> {
  const usual = {
    ANALYSES_VISITOR_DAY: '',
    ANALYSES_VISITOR_AT_ONCE: '',
    ANALYSES_NETWORK_DAY: '',
    CHATS_VISITOR_DAY: '',
  };
  api = await openTestApi(buildApp, { ...stack.environment, ...usual, ...limits });
}

type Submit = { cookie: string; address?: string; key?: string; content?: string };

function submit({
  cookie,
  address = '10.0.0.1',
  key = randomUUID(),
  content = sampleText(),
}: Submit): Promise<LightMyRequestResponse> {
  return api.app.inject({
    method: 'POST',
    url: '/api/analyze/text',
    remoteAddress: address,
    headers: { cookie, prefer: 'respond-async', 'idempotency-key': key, 'sec-fetch-site': 'same-origin' },
    payload: { content, sessionId: 'one-label' },
  });
}

const accepted = (answers: LightMyRequestResponse[]): number =>
  answers.filter(({ statusCode }) => statusCode === 202).length;
const refused = (answers: LightMyRequestResponse[]): LightMyRequestResponse[] =>
  answers.filter((answer) => answer.statusCode === 429);

async function countRows(): Promise<number> {
  return (await stack.db.selectFrom('analyses').select('id').execute()).length;
}

test(`of ${SUBMITS} concurrent submits of one visitor exactly 3 are accepted, and each that ends admits one more`, async () => {
  await open({});
  const cookie = await mintCookie(api.app);

  const answers = await runWithConcurrency(SUBMITS, 25, (index) => submit({ cookie, address: `10.0.0.${index}` }));

  expect([accepted(answers), refused(answers).length, await countRows()]).toEqual([3, SUBMITS - 3, 3]);
  const [first] = refused(answers);
  expect(first?.headers['x-error-code']).toBe('RATE_LIMITED');
  expect(first?.headers['retry-after']).toBe('10');
  expect(first?.body).toBe('Too many requests. Please wait a moment and try again.');
  const [one] = await stack.db.selectFrom('analyses').select('id').execute();
  await stack.db
    .updateTable('analyses')
    .set({ status: 'done' })
    .where('id', '=', one?.id ?? '')
    .execute();
  expect(accepted(await runWithConcurrency(10, 10, () => submit({ cookie })))).toBe(1);
});

test(`of ${SUBMITS} concurrent submits of one visitor exactly 20 a day are accepted, from any networks`, async () => {
  await open({ ANALYSES_VISITOR_AT_ONCE: '1000' });
  const cookie = await mintCookie(api.app);

  const answers = await runWithConcurrency(SUBMITS, 25, (index) => submit({ cookie, address: `10.0.0.${index}` }));

  expect([accepted(answers), refused(answers).length, await countRows()]).toEqual([20, SUBMITS - 20, 20]);
  const untilTomorrow = 86_400 - (Math.floor(Date.now() / 1_000) % 86_400);
  expect(Math.abs(Number(refused(answers)[0]?.headers['retry-after']) - untilTomorrow)).toBeLessThan(20);
});

test.each([
  ['an IPv4 address', () => '10.1.0.7'],
  ['an IPv6 network', (index: number) => `2001:db8:1:2::${index + 1}`],
])(
  `of ${SUBMITS} visitors of %s exactly 60 a day are served, and other networks are unaffected`,
  async (_, addressOf) => {
    await open({});

    const answers = await runWithConcurrency(SUBMITS, 25, async (index) =>
      submit({ cookie: await mintCookie(api.app), address: addressOf(index) }),
    );

    expect([accepted(answers), refused(answers).length, await countRows()]).toEqual([60, SUBMITS - 60, 60]);
    expect((await submit({ cookie: await mintCookie(api.app), address: '10.2.0.1' })).statusCode).toBe(202);
  },
);

test('a repeated idempotency key uses no quota, also when none is left', async () => {
  await open({ ANALYSES_VISITOR_DAY: '1' });
  const cookie = await mintCookie(api.app);
  const key = randomUUID();

  const answers = await runWithConcurrency(30, 10, () => submit({ cookie, key }));

  expect(accepted(answers)).toBe(30);
  expect(new Set(answers.map((answer) => answer.json<{ analysisId: string }>().analysisId)).size).toBe(1);
  expect((await submit({ cookie })).statusCode).toBe(429);
  expect((await submit({ cookie, key })).statusCode).toBe(202);
});

test.each([
  ['a visitor', 'STORED_MB_VISITOR_DAY', () => '10.1.0.7', true],
  ['a network', 'STORED_MB_NETWORK_DAY', () => '10.1.0.7', false],
  ['a block of networks', 'STORED_MB_BLOCK_DAY', (index: number) => `2001:db8:1:${index}::1`, false],
] as const)('%s has a daily storage limit, and others are unaffected', async (_, setting, addressOf, isOne) => {
  await open({ ANALYSES_VISITOR_AT_ONCE: '1000', [setting]: '1' });
  const content = 'I keep a list. '.repeat(20_000);
  const own = await mintCookie(api.app);

  const answers = await runWithConcurrency(10, 5, async (index) =>
    submit({ cookie: isOne ? own : await mintCookie(api.app), address: addressOf(index), content }),
  );

  expect([accepted(answers), await countRows()]).toEqual([3, 3]);
  expect(refused(answers)[0]?.headers['x-error-code']).toBe('DAILY_LIMIT');
  expect((await submit({ cookie: await mintCookie(api.app), address: '10.2.0.1', content })).statusCode).toBe(202);
});

test('the last fifth of the daily storage is reserved for blocks that stored little', async () => {
  await open({ ANALYSES_VISITOR_AT_ONCE: '1000', STORED_MB_VISITOR_DAY: '1', STORED_MB_ALL_DAY: '5' });
  const content = 'I keep a list. '.repeat(20_000);
  const from = async (address: string): Promise<LightMyRequestResponse> =>
    submit({ cookie: await mintCookie(api.app), address, content });

  const answers = await runWithConcurrency(20, 5, (index) => from(`2001:db8:1:${index}::1`));

  expect(accepted(answers)).toBe(13);
  expect((await from('10.2.0.1')).statusCode).toBe(202);
});

test('the total size of texts in unfinished analyses is limited per network and per block', async () => {
  await open({});
  const content = '\uFDFA'.repeat(2_000_000);
  const from = async (address: string): Promise<number> =>
    (await submit({ cookie: await mintCookie(api.app), address, content })).statusCode;

  const network = await runWithConcurrency(4, 1, () => from('2001:db8:1:1::1'));
  const block = await runWithConcurrency(4, 1, (index) => from(`2001:db8:1:${index + 2}::1`));

  expect(network).toEqual([202, 202, 429, 429]);
  expect(block).toEqual([202, 202, 429, 429]);
  expect(await from('10.2.0.1')).toBe(202);
});

test('questions are limited per network and per block each day', async () => {
  await open({ CHATS_NETWORK_DAY: '3', CHATS_BLOCK_DAY: '5' });
  const ask = async (address: string): Promise<string> => {
    const visitor = { secret: newVisitorSecret() };
    const asking = { visitor, address, sessionLabel: 'one-label', provider: 'openai', simulated: true } as const;
    await startAnalysis(api.services, {
      ...asking,
      framework: 'general',
      material: { type: 'text', content: sampleText() },
    });
    await stack.db
      .updateTable('analyses')
      .set({ status: 'done', sealedReport: Buffer.from('a report') })
      .execute();
    return startReply(api.services, { ...asking, content: 'Why?' }).then(
      () => 'accepted',
      (error: unknown) => (error as AppError).code,
    );
  };

  const network = await runWithConcurrency(4, 1, () => ask('2001:db8:1:1::1'));
  const block = await runWithConcurrency(3, 1, (index) => ask(`2001:db8:1:${index + 2}::1`));

  expect(network).toEqual(['accepted', 'accepted', 'accepted', 'DAILY_LIMIT']);
  expect(block).toEqual(['accepted', 'accepted', 'DAILY_LIMIT']);
});

test('questions are limited per visitor each day, and a repeated one uses no quota', async () => {
  await open({ CHATS_VISITOR_DAY: '5' });
  const asking = {
    visitor: { secret: newVisitorSecret() },
    address: '10.0.0.1',
    sessionLabel: 'one-label',
    provider: 'openai',
    simulated: true,
  } as const;
  const material = { type: 'text', content: sampleText() } as const;
  await startAnalysis(api.services, { ...asking, framework: 'general', material });
  await stack.db
    .updateTable('analyses')
    .set({ status: 'done', sealedReport: Buffer.from('a report') })
    .execute();
  const ask = (idempotencyKey: string): Promise<string> =>
    startReply(api.services, { ...asking, content: 'Why?', idempotencyKey }).then(
      () => 'accepted',
      (error: unknown) => (error as AppError).code,
    );
  const key = randomUUID();
  await ask(key);

  const outcomes = await runWithConcurrency(40, 20, (index) => ask(index % 2 ? key : randomUUID()));

  const fresh = outcomes.filter((_, index) => index % 2 === 0);
  expect(outcomes.filter((_, index) => index % 2).every((outcome) => outcome === 'accepted')).toBe(true);
  expect(fresh.filter((outcome) => outcome === 'accepted')).toHaveLength(4);
  expect(fresh.filter((outcome) => outcome === 'DAILY_LIMIT')).toHaveLength(16);
  expect(await countRows()).toBe(6);
});
