import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { openLog } from '@app/core/log/log';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errors } from '../plugins/errors.ts';
import { bodyBudget } from './body-budget.ts';

const KIB = 1_024;
const BUDGET_BYTES = 1_024 * KIB;
const SENT_BYTES = 192 * KIB;
const LINES = 20;
/** A network may use two fifths of the budget; the first 64 KiB of each body are free. */
const MAX_TAKEN = (0.4 * BUDGET_BYTES) / (SENT_BYTES - 64 * KIB);

let app: FastifyInstance;
let port: number;
let lines: Socket[];

beforeEach(async () => {
  app = Fastify({ bodyLimit: 16 * KIB, forceCloseConnections: true });
  errors(app, openLog('silent'));
  bodyBudget(app, BUDGET_BYTES);
  app.post('/large', { bodyLimit: 4_096 * KIB }, async ({ body }) => ({ chars: JSON.stringify(body).length }));
  app.post('/small', async () => ({ taken: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
  lines = [];
});

afterEach(async () => {
  for (const line of lines) line.destroy();
  await app.close();
});

/** Announces a body of 1 MiB and stops midway. */
async function openUnfinished(): Promise<{ answer: () => string; line: Socket }> {
  const line = connect(port, '127.0.0.1');
  lines.push(line);
  let answer = '';
  line.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('error', () => {});
  await once(line, 'connect');
  const head = `POST /large HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${KIB * KIB}\r\n\r\n`;
  line.write(`${head}"${'a'.repeat(SENT_BYTES)}`);
  return { answer: () => answer, line };
}

const post = (path: string, chars: number): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify('a'.repeat(chars)),
  });

test('large unfinished bodies beyond the budget are refused, small ones are accepted, and the budget is released', async () => {
  const unfinished = await Promise.all(Array.from({ length: LINES }, openUnfinished));
  const refused = () => unfinished.filter(({ answer }) => answer().includes('x-error-code: UPLOADS_BUSY'));
  await vi.waitUntil(() => refused().length >= LINES - MAX_TAKEN, { timeout: 60_000 });

  const during = await Promise.all([post('/large', 1_000), post('/small', 1_000)]);
  const isFull = (await post('/large', 512 * KIB)).status;
  for (const { line } of unfinished) line.destroy();
  await vi.waitUntil(async () => (await post('/large', 400 * KIB)).status === 200, { timeout: 60_000 });

  expect(during.map(({ status }) => status)).toEqual([200, 200]);
  expect(isFull).toBe(429);
});
