import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { openLog } from '@app/core/log/log';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerBudget, type AnswerLimits } from './answer-budget.ts';
import { errors } from './errors.ts';

const MIB = 2 ** 20;
const IDLE_MS = 2_000;
/** More than the kernel buffers on both sides of a connection. */
const ANSWER = 'a'.repeat(16 * MIB);
/** Of this budget a network may hold two fifths: two answers. */
const BUDGET_BYTES = 90 * MIB;

let app: FastifyInstance;
let port: number;
let lines: Socket[];

beforeEach(() => listen({}));

async function listen(limits: Partial<AnswerLimits>): Promise<void> {
  app = Fastify({ forceCloseConnections: true, trustProxy: true });
  errors(app, openLog('silent'));
  answerBudget(app, { maxBytes: BUDGET_BYTES, idleMs: IDLE_MS, ...limits });
  app.get('/text', async () => ANSWER);
  app.get('/file', async (_request, reply) => reply.type('application/pdf').send(Buffer.from(ANSWER)));
  app.get('/page', async (_request, reply) => reply.send(Readable.from(endless())));
  app.get('/small', async () => 'a'.repeat(60_000));
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
  lines = [];
}

afterEach(async () => {
  for (const line of lines) line.destroy();
  await app.close();
});

function* endless(): Generator<string> {
  for (;;) yield 'a'.repeat(65_536);
}

/** Asks, takes the head of the answer and nothing after it. */
async function askAndTakeNothing(path: string, from = '10.0.0.1'): Promise<{ line: Socket; status: number }> {
  const line = connect(port, '127.0.0.1');
  lines.push(line);
  line.on('error', () => {});
  line.write(`GET ${path} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${from}\r\n\r\n`);
  await once(line, 'readable');
  const head = String(line.read(20));
  return { line, status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]) };
}

const get = (path: string, from = '10.0.0.1'): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': from } });

const openConnections = (): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));

test.for(['/text', '/file'])(
  'answers that nobody reads share a budget of bytes, and other clients are served: %s',
  async (path) => {
    await app.close();
    await listen({ idleMs: 60_000 });
    const held = [await askAndTakeNothing(path), await askAndTakeNothing(path)];

    const refused = await get(path);
    const small = await get('/small');
    const elsewhere = await get(path, '192.0.2.1');

    expect(held.map(({ status }) => status)).toEqual([200, 200]);
    expect([refused.status, refused.headers.get('x-error-code')]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await refused.text()).length).toBeLessThan(1_000);
    expect(small.status).toBe(200);
    expect((await elsewhere.text()).length).toBe(ANSWER.length);
  },
);

test('answers that were read release their bytes in the budget', async () => {
  const answers: number[] = [];
  for (let count = 0; count < 10; count += 1) answers.push((await (await get('/text')).text()).length);

  expect(answers).toEqual(answers.map(() => ANSWER.length));
});

test.for(['/text', '/page'])('a client that reads nothing of its answer is disconnected: %s', async (path) => {
  await askAndTakeNothing(path);
  await vi.waitUntil(async () => (await openConnections()) === 0, { timeout: 60_000, interval: 100 });

  const answers = await Promise.all([get('/text'), get('/text')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('a slow client that keeps reading gets its whole answer', async () => {
  const { line } = await askAndTakeNothing('/text');
  const began = performance.now();

  const taken = await takeSlowly(line, 20);

  expect(taken).toBeGreaterThan(ANSWER.length);
  expect(performance.now() - began).toBeGreaterThan(IDLE_MS);
});

test('a client that reads slower than the required rate is disconnected before its answer ends', async () => {
  await app.close();
  await listen({ bytesPerSecond: 8 * MIB });
  const { line } = await askAndTakeNothing('/text');

  const trickle = await takeSlowly(line, 250, async () => (await openConnections()) === 0);
  // What the kernel still holds comes at once.
  const taken = trickle + (await takeSlowly(line, 0));

  expect(taken).toBeLessThan(ANSWER.length);
});

/** Takes what has arrived, with a pause after each piece, until all of it has come or the connection is closed. */
async function takeSlowly(line: Socket, pauseMs: number, isEnough = async () => false): Promise<number> {
  let taken = 20;
  while (taken < ANSWER.length && !line.destroyed && !(await isEnough())) {
    taken += (line.read() as Buffer | null)?.length ?? 0;
    await delay(pauseMs);
  }
  return taken;
}
