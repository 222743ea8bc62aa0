import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { openLog } from '@app/core/log/log';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { limitResponseMemory, type ResponseLimits } from './response-memory-limit.ts';
import { registerErrorHandler } from './errors.ts';

const MIB = 2 ** 20;
const IDLE_MS = 2_000;
/** More than the kernel buffers on both sides of a connection. */
const RESPONSE_TEXT = 'a'.repeat(16 * MIB);
/** One network may hold two fifths of this limit: two responses. */
const LIMIT_BYTES = 90 * MIB;

let app: FastifyInstance;
let port: number;
let sockets: Socket[];

beforeEach(() => listen({}));

async function listen(limits: Partial<ResponseLimits>): Promise<void> {
  app = Fastify({ forceCloseConnections: true, trustProxy: true });
  registerErrorHandler(app, openLog('silent'));
  limitResponseMemory(app, { maxBytes: LIMIT_BYTES, idleMs: IDLE_MS, ...limits });
  app.get('/text', async () => RESPONSE_TEXT);
  app.get('/file', async (_request, reply) => reply.type('application/pdf').send(Buffer.from(RESPONSE_TEXT)));
  app.get('/page', async (_request, reply) => reply.send(Readable.from(endless())));
  app.get('/small', async () => 'a'.repeat(60_000));
  await app.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = app.server.address() as AddressInfo);
  sockets = [];
}

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

function* endless(): Generator<string> {
  for (;;) yield 'a'.repeat(65_536);
}

/** Sends a request, reads the status line of the response and nothing more. */
async function requestWithoutReading(path: string, from = '10.0.0.1'): Promise<{ socket: Socket; status: number }> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nhost: a\r\nx-forwarded-for: ${from}\r\n\r\n`);
  await once(socket, 'readable');
  const head = String(socket.read(20));
  return { socket, status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]) };
}

const get = (path: string, from = '10.0.0.1'): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { 'x-forwarded-for': from } });

const openConnections = (): Promise<number> =>
  new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));

test.for(['/text', '/file'])(
  'responses that nobody reads share a memory limit, and other clients are served: %s',
  async (path) => {
    await app.close();
    await listen({ idleMs: 60_000 });
    const held = [await requestWithoutReading(path), await requestWithoutReading(path)];

    const refused = await get(path);
    const small = await get('/small');
    const elsewhere = await get(path, '192.0.2.1');

    expect(held.map(({ status }) => status)).toEqual([200, 200]);
    expect([refused.status, refused.headers.get('x-error-code')]).toEqual([429, 'RATE_LIMITED']);
    expect(refused.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await refused.text()).length).toBeLessThan(1_000);
    expect(small.status).toBe(200);
    expect((await elsewhere.text()).length).toBe(RESPONSE_TEXT.length);
  },
);

test('responses that were read release their memory', async () => {
  const responses: number[] = [];
  for (let count = 0; count < 10; count += 1) responses.push((await (await get('/text')).text()).length);

  expect(responses).toEqual(responses.map(() => RESPONSE_TEXT.length));
});

test.for(['/text', '/page'])('a client that reads nothing of its response is disconnected: %s', async (path) => {
  await requestWithoutReading(path);
  await vi.waitUntil(async () => (await openConnections()) === 0, { timeout: 60_000, interval: 100 });

  const responses = await Promise.all([get('/text'), get('/text')]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200]);
});

test('a slow client that keeps reading gets its whole response', async () => {
  const { socket } = await requestWithoutReading('/text');
  const began = performance.now();

  const taken = await readSlowly(socket, 20);

  expect(taken).toBeGreaterThan(RESPONSE_TEXT.length);
  expect(performance.now() - began).toBeGreaterThan(IDLE_MS);
});

test('a client that reads slower than the required rate is disconnected before its response ends', async () => {
  await app.close();
  await listen({ bytesPerSecond: 8 * MIB });
  const { socket } = await requestWithoutReading('/text');

  const trickle = await readSlowly(socket, 250, async () => (await openConnections()) === 0);
  // The kernel delivers its buffer at once.
  const taken = trickle + (await readSlowly(socket, 0));

  expect(taken).toBeLessThan(RESPONSE_TEXT.length);
});

/** Reads what has arrived, with a pause after each piece, until the response is complete or the connection closed. */
async function readSlowly(socket: Socket, pauseMs: number, isEnough = async () => false): Promise<number> {
  let taken = 20;
  while (taken < RESPONSE_TEXT.length && !socket.destroyed && !(await isEnough())) {
    taken += (socket.read() as Buffer | null)?.length ?? 0;
    await delay(pauseMs);
  }
  return taken;
}
