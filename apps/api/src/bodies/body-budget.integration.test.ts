import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { openLog } from '@app/core/log/log';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerErrorHandler } from '../plugins/errors.ts';
import { limitBodyMemory } from './body-budget.ts';

const KIB = 1_024;
const BUDGET_BYTES = 1_024 * KIB;
const SENT_BYTES = 192 * KIB;
const LINES = 20;
/** A network may use two fifths of the budget; the first 64 KiB of each body are free. */
const MAX_TAKEN = (0.4 * BUDGET_BYTES) / (SENT_BYTES - 64 * KIB);

let app: FastifyInstance;
let port: number;
let sockets: Socket[];

beforeEach(async () => {
  app = Fastify({ bodyLimit: 16 * KIB, forceCloseConnections: true });
  registerErrorHandler(app, openLog('silent'));
  limitBodyMemory(app, BUDGET_BYTES);
  app.post('/large', { bodyLimit: 4_096 * KIB }, async ({ body }) => ({ chars: JSON.stringify(body).length }));
  app.post('/small', async () => ({ taken: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
  sockets = [];
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

/** Announces a body of 1 MiB and stops midway. */
async function openUnfinished(): Promise<{ response: () => string; socket: Socket }> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  let response = '';
  socket.on('data', (chunk: Buffer) => (response += chunk.toString())).on('error', () => {});
  await once(socket, 'connect');
  const head = `POST /large HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${KIB * KIB}\r\n\r\n`;
  socket.write(`${head}"${'a'.repeat(SENT_BYTES)}`);
  return { response: () => response, socket };
}

const post = (path: string, chars: number): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify('a'.repeat(chars)),
  });

test('large unfinished bodies beyond the budget are refused, small ones are accepted, and the budget is released', async () => {
  const unfinished = await Promise.all(Array.from({ length: LINES }, openUnfinished));
  const refused = () => unfinished.filter(({ response }) => response().includes('x-error-code: UPLOADS_BUSY'));
  await vi.waitUntil(() => refused().length >= LINES - MAX_TAKEN, { timeout: 60_000 });

  const during = await Promise.all([post('/large', 1_000), post('/small', 1_000)]);
  const isFull = (await post('/large', 512 * KIB)).status;
  for (const { socket } of unfinished) socket.destroy();
  await vi.waitUntil(async () => (await post('/large', 400 * KIB)).status === 200, { timeout: 60_000 });

  expect(during.map(({ status }) => status)).toEqual([200, 200]);
  expect(isFull).toBe(429);
});
