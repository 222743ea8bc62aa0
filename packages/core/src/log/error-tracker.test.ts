import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { markFault } from '../errors/store-fault.ts';
import { openErrorTracker, trackErrors } from './error-tracker.ts';
import { openLog } from './log.ts';

const CANARY = 'heliotrope-canary-0817';
const CLOSED = 'http://key@127.0.0.1:1/7';

const received: { request: IncomingMessage; body: string }[] = [];
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += String(chunk)));
  request.on('end', () => {
    received.push({ request, body });
    response.end('{}');
  });
});
let dsn: string;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  dsn = `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/below/7`;
});
afterAll(() => server.close());
beforeEach(() => void received.splice(0));

function open(to = dsn) {
  const tracker = openErrorTracker(to);
  return { log: trackErrors(openLog('silent'), tracker), close: () => tracker.close() };
}

type Frame = { filename: string; lineno: number; in_app: boolean };
type Event = {
  level: string;
  tags: Record<string, string>;
  logentry: { formatted: string };
  exception: { values: { type: string; value: string; stacktrace: { frames: Frame[] } }[] };
};
const eventOf = (body: string): Event => JSON.parse(body.split('\n')[2] ?? '') as Event;

test('a bug is reported by class, code, location and route in a Sentry envelope', async () => {
  const { log, close } = open();

  log.error(
    { code: 'INTERNAL', route: '/api/chat', error: new AppError('INTERNAL', { cause: new TypeError('x') }) },
    'request failed',
  );
  await close();

  const [{ request, body } = { request: undefined, body: '' }] = received;
  expect(request?.url).toBe('/below/api/7/envelope/');
  expect(request?.headers['x-sentry-auth']).toContain('sentry_key=key');
  expect(body.split('\n').map((line) => (line ? Object.keys(JSON.parse(line) as object)[0] : ''))).toEqual([
    'event_id',
    'type',
    'event_id',
    '',
  ]);
  expect(eventOf(body)).toMatchObject({
    level: 'error',
    logentry: { formatted: 'request failed' },
    tags: { code: 'INTERNAL', route: '/api/chat' },
    exception: {
      values: [
        { type: 'TypeError', value: 'request failed' },
        { type: 'AppError', value: 'INTERNAL' },
      ],
    },
  });
  expect(eventOf(body).exception.values[0]?.stacktrace.frames.at(-1)).toMatchObject({
    filename: expect.stringContaining('error-tracker.test.ts') as string,
    lineno: expect.any(Number) as number,
    in_app: true,
  });
});

test('a report holds no visitor data from any field', async () => {
  const { log, close } = open();
  const cause = Object.assign(new Error(`${CANARY}\n    at ${CANARY} (${CANARY}:1:1)`), {
    body: CANARY,
    input: [CANARY],
  });
  const error = new Error(`cannot read ${CANARY}`, { cause });

  log.error({ error, analysisId: CANARY, uploadId: CANARY, content: CANARY } as never, 'request failed');
  log.error({ error: CANARY }, 'request failed');
  log.error({ error: { message: CANARY } }, 'request failed');
  log.warn({ error: new AppError('INTERNAL', { cause: error, detail: CANARY, fields: { CANARY } }) }, 'job failed');
  await close();

  expect(received).toHaveLength(4);
  expect(received.map(({ body }) => body).join()).not.toContain(CANARY);
});

test('warnings about outages and lines without an error are not reported', async () => {
  const { log, close } = open();

  log.warn({ error: new AppError('PROVIDER_BUSY') }, 'attempt failed');
  const error = new Error('away');
  markFault(error, 'postgres', 'away');
  log.warn({ error }, 'database did not answer');
  log.warn({}, 'partition not dropped');
  log.info({}, 'api ready');
  await close();

  expect(received).toEqual([]);
});

test('a repeated fault is reported at most thirty times a minute', async () => {
  const { log, close } = open();

  for (let time = 0; time < 200; time++) log.error({ error: new Error('again') }, 'request failed');
  await close();

  expect(received.length).toBeGreaterThanOrEqual(30);
  expect(received.length).toBeLessThanOrEqual(60);
});

test('an unreachable tracker does not throw', async () => {
  const { log, close } = open(CLOSED);

  expect(() => log.error({ error: new Error('x') }, 'request failed')).not.toThrow();
  await close();
});
