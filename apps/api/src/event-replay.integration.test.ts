import { eventContext } from '@app/core/analyses/sealing-contexts';
import { readConfig } from '@app/core/config/config';
import { claimStream, emitEvent } from '@app/core/events/live-store';
import { openServices, type Services } from '@app/core/services';
import { authoriseAnalysis } from '@app/core/sessions/authorise';
import { readEventStream } from '@app/testkit/read-event-stream';
import { sampleText } from '@app/testkit/sample-text';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The first 100 events arrive as one snapshot; the other 1,050 count as four more streams. */
const EVENTS = 1_150;
const STREAMS = 9;

let stack: Stack;
let services: Services;

beforeAll(async () => {
  stack = await startStack({
    workers: 0,
    environment: { TRUST_PROXY_HOPS: '1', RATE_STREAMS_MINUTE: String(STREAMS) },
  });
  services = openServices(readConfig({ LOG_LEVEL: 'silent', ...stack.environment }), 'steady');
});

afterAll(async () => {
  await services.close();
  await stack.stop();
});

/** An analysis that is being written, with a long stream of events. */
async function beginLong(address: string): Promise<{ visitor: TestVisitor; path: string }> {
  const visitor = await openVisitorWithCookie(stack, address);
  const analysisId = await visitor.submit(sampleText());
  const secret = Buffer.from(visitor.cookie().split('=')[1]?.split('.')[0] ?? '', 'base64url');
  const { session } = await authoriseAnalysis(services, { secret }, analysisId);
  await claimStream(services.live, { analysisId, epoch: 1 });
  // ioredis sends them in this order without waiting for each reply.
  await Promise.all(
    Array.from({ length: EVENTS }, (_, offset) => {
      const text = JSON.stringify({ type: 'text-delta', offset, text: 'a' });
      const event = services.vault.seal(session.key, eventContext(analysisId), text);
      return emitEvent(services.live, { analysisId, epoch: 1, event });
    }),
  );
  return { visitor, path: `/api/analyses/${analysisId}/events` };
}

type Replay = { status: number; chars: number; lastId: string | undefined };

/** Reads until the whole text has come, or the stream ends. */
async function replay(visitor: TestVisitor, path: string, after?: string): Promise<Replay> {
  const stop = new AbortController();
  const headers: Record<string, string> = after ? { 'last-event-id': after } : {};
  const response = await visitor.request(path, { headers, signal: stop.signal });
  const read: Replay = { status: response.status, chars: 0, lastId: after };
  if (response.ok && !after)
    for await (const { id, data } of readEventStream(response)) {
      const { type, text = '' } = JSON.parse(data) as { type: string; text?: string };
      read.lastId = id ?? read.lastId;
      read.chars = type === 'snapshot' ? text.length : read.chars + text.length;
      if (read.chars === EVENTS) break;
    }
  stop.abort();
  return read;
}

test('a client that reads a long stream from its beginning again and again is refused', async () => {
  const { visitor, path } = await beginLong('10.1.0.1');

  const first = await replay(visitor, path);
  const second = await replay(visitor, path);
  const third = await replay(visitor, path);

  expect(first).toMatchObject({ status: 200, chars: EVENTS });
  expect(second.chars).toBeLessThan(EVENTS);
  expect(third.status).toBe(429);
});

test('a client that resumes a long stream after its last event is not refused', async () => {
  const { visitor, path } = await beginLong('10.2.0.1');
  const { lastId = '' } = await replay(visitor, path);

  const resumed = [await replay(visitor, path, lastId), await replay(visitor, path, lastId)];

  expect(resumed.map(({ status }) => status)).toEqual([200, 200]);
});

test('no proxy collects events before it passes them on', async () => {
  const { visitor, path } = await beginLong('192.0.2.77');
  const stop = new AbortController();

  const { headers } = await visitor.request(path, { signal: stop.signal });
  stop.abort();

  expect([headers.get('x-accel-buffering'), headers.get('cache-control')]).toEqual(['no', 'no-store, no-transform']);
});
