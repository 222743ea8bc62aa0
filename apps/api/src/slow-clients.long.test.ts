import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { eventContext } from '@app/core/analyses/sealing-contexts';
import { readConfig } from '@app/core/config/config';
import { claimStream, emitEvent } from '@app/core/events/live-store';
import { openServices, type Services } from '@app/core/services';
import { authoriseAnalysis, type OwnedAnalysis } from '@app/core/sessions/authorise';
import { sampleText } from '@app/testkit/sample-text';
import type { Member } from '@app/testkit/start-member';
import { type Stack, startStack } from '@app/testkit/stack';
import { fileBody, openVisitor, type TestVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SLOW_HEADERS = Number(process.env.SLOW_HEADERS || 200);
const SILENT_READERS = Number(process.env.SILENT_READERS || 20);
const SLOTS = 8;
const MIB = 2 ** 20;

let stack: Stack;
let api: Member;
let services: Services;
let visitor: TestVisitor;
const sockets: Socket[] = [];

beforeAll(async () => {
  stack = await startStack({ processes: true, workers: 0, environment: { UPLOADS_AT_ONCE: String(SLOTS) } });
  [api] = stack.apis as [Member];
  services = openServices(readConfig({ LOG_LEVEL: 'silent', ...stack.environment }), 'steady');
  visitor = openVisitor(() => [api.url]);
  await visitor.request('/api/status');
});

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await services.close();
  await stack.stop();
});

// The first three tests run concurrently, because they mostly wait. The last test needs all upload slots for itself.
test('an upload at 30 kB a second keeps its slot', { concurrent: true }, async () => {
  const file = fileBody('/api/analyze/document', Buffer.alloc(1_500_000, sampleText()), {
    sessionId: visitor.sessionId,
  });
  const socket = await openUpload(file.length);
  const response = readResponseStart(socket);
  let sent = 0;
  for (let second = 0; second < 24; second += 1) {
    socket.write(file.slice(sent, (sent += 30_000)));
    await delay(1_000);
  }
  socket.write(file.slice(sent));

  expect(await response).toMatch(/^HTTP\/1.1 202 /);
});

test(
  `${SLOW_HEADERS} connections that never finish their headers are cut within ten seconds`,
  { concurrent: true },
  async () => {
    const liveness = pollLiveness();
    const began = performance.now();
    const slow = await Promise.all(Array.from({ length: SLOW_HEADERS }, () => open('GET /api/status HTTP/1.1\r\n')));
    const dripping = setInterval(() => slow.forEach((socket) => socket.writable && socket.write('x: 1\r\n')), 1_000);

    await Promise.all(slow.map(closed));
    const tookMs = performance.now() - began;
    clearInterval(dripping);

    expect(tookMs).toBeGreaterThan(4_000);
    expect(tookMs).toBeLessThan(60_000);
    expect(await liveness.stop()).toMatchObject({ failed: 0 });
  },
);

test(
  `${SILENT_READERS} clients that read nothing are cut after three seconds without progress, and cost little memory`,
  { timeout: 600_000, concurrent: true },
  async () => {
    // After serving as many fast readers, the process has reached its working size.
    const served = await beginAnalysis();
    const fast = await openReaders(served);
    for (const socket of fast) socket.resume();
    await emitEvents(served, (count) => count === EVENTS_FOR_FAST_READERS);
    for (const socket of fast) socket.destroy();
    const before = rssOf(api);

    const owned = await beginAnalysis();
    const liveness = pollLiveness();
    const readers = await openReaders(owned);
    await Promise.all(readers.map((socket) => once(socket, 'readable'))); // headers have arrived, unread
    const watch = watchReaders(readers);

    await emitEvents(owned, () => readers.every(({ destroyed }) => destroyed));
    const facts = { ...watch.stop(), ...(await liveness.stop()), grownBytes: watch.peakRss() - before };

    expect(facts).toMatchObject({ cut: SILENT_READERS, failed: 0 });
    // Generous, because the test and the api share the machine.
    expect(facts).toSatisfy(({ longestStuckMs }) => longestStuckMs < 6_000);
    expect(facts).toSatisfy(({ grownBytes }) => grownBytes < 150 * MIB);
  },
);

test('clients that send a byte a second lose their slots within 15 seconds and get an error that says why', async () => {
  const file = fileBody('/api/analyze/document', Buffer.alloc(1_500_000, sampleText()));
  const slow = await Promise.all(Array.from({ length: SLOTS }, () => openUpload(file.length)));
  for (const socket of slow) socket.write(file.slice(0, 1_000));
  let sent = 1_000;
  const dripping = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write(file.slice(sent, sent + 1));
    sent += 1;
  }, 1_000);
  const heard = Promise.all(slow.map((socket) => readResponseStart(socket)));
  await delay(2_000); // the slow clients hold the slots by then
  await expect.poll(() => upload(file), { timeout: 40_000 }).toBe(429);

  const began = performance.now();
  await expect.poll(() => upload(file), { timeout: 120_000, interval: 500 }).toBe(202);
  const waited = performance.now() - began;
  const responses = await heard;
  clearInterval(dripping);

  expect(waited).toBeLessThan(15_000);
  expect(responses.filter((response) => !/^HTTP\/1.1 400 .*x-error-code: UPLOAD_TOO_SLOW/s.test(response))).toEqual([]);
  expect(responses[0]).toContain('The upload was too slow.');
});

/** Opens a paused connection: the response is not read until a test resumes it. */
async function open(head: string): Promise<Socket> {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {}); // the server will close it
  sockets.push(socket);
  await once(socket, 'connect');
  socket.pause();
  socket.write(head);
  return socket;
}

function openReaders({ analysis: { id } }: OwnedAnalysis): Promise<Socket[]> {
  const head = `GET /api/analyses/${id}/events HTTP/1.1\r\nhost: a\r\ncookie: ${visitor.cookie()}\r\n\r\n`;
  return Promise.all(Array.from({ length: SILENT_READERS }, () => open(head)));
}

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.destroyed) resolve();
    else socket.resume().once('close', () => resolve());
  });

const openUpload = (bytes: number): Promise<Socket> =>
  open(
    'POST /api/analyze/document HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\nprefer: respond-async\r\n' +
      `cookie: ${visitor.cookie()}\r\ncontent-length: ${bytes}\r\n\r\n`,
  );

async function readResponseStart(socket: Socket): Promise<string> {
  let text = '';
  for await (const piece of socket) {
    text += String(piece);
    if (text.includes('\r\n\r\n') && text.split('\r\n\r\n')[1]) break;
  }
  return text;
}

async function upload(file: string): Promise<number> {
  const response = await visitor.request('/api/analyze/document', {
    method: 'POST',
    headers: { prefer: 'respond-async' },
    body: file.replace('{', `{"sessionId":"${visitor.sessionId}",`),
  });
  await response.body?.cancel();
  return response.status;
}

async function beginAnalysis(): Promise<OwnedAnalysis> {
  const analysisId = await visitor.submit(sampleText());
  const secret = Buffer.from(visitor.cookie().split('=')[1]?.split('.')[0] ?? '', 'base64url');
  return authoriseAnalysis(services, { secret }, analysisId);
}

const EVENT_BYTES = 16_000;
const EVENTS_FOR_FAST_READERS = 60;
const EMIT_LIMIT_MS = 120_000;

/** Emits more events than any worker does. Without a drain limit the api would hold all of them in memory per reader. */
async function emitEvents(
  { analysis: { id }, session }: OwnedAnalysis,
  isEnough: (count: number) => boolean,
): Promise<void> {
  const text = JSON.stringify({ type: 'snapshot', text: 'x'.repeat(EVENT_BYTES) });
  const end = performance.now() + EMIT_LIMIT_MS;
  await claimStream(services.live, { analysisId: id, epoch: 1 });
  for (let count = 0; performance.now() < end && !isEnough(count); count += 1) {
    const event = services.vault.seal(session.key, eventContext(id), text);
    await emitEvent(services.live, { analysisId: id, epoch: 1, event });
    await delay(5);
    await fetch(`${api.url}/livez`); // responds after the previous event has gone to all readers
  }
}

/** Measures how long a reader has received nothing by the kernel's socket queues on both sides of the connection. */
function watchReaders(readers: Socket[]): { stop(): { cut: number; longestStuckMs: number }; peakRss(): number } {
  const held = new Map(readers.map(({ localPort = 0 }) => [localPort, { bytes: 0, since: performance.now() }]));
  let longestStuckMs = 0;
  let peakRss = 0;
  const look = (): void => {
    const now = performance.now();
    const queued = queuedBytes(Number(new URL(api.url).port));
    peakRss = Math.max(peakRss, rssOf(api));
    for (const socket of readers) {
      const last = held.get(socket.localPort ?? 0);
      if (socket.destroyed || !last) continue;
      const bytes = queued.get(socket.localPort ?? 0) ?? 0;
      if (bytes !== last.bytes) held.set(socket.localPort ?? 0, { bytes, since: now });
      else if (bytes > 0) longestStuckMs = Math.max(longestStuckMs, now - last.since);
      socket.write('\r\n'); // a paused reader notices the closed connection only by writing
    }
  };
  const looking = setInterval(look, 100);
  return {
    stop() {
      clearInterval(looking);
      return { cut: readers.filter(({ destroyed }) => destroyed).length, longestStuckMs };
    },
    peakRss: () => peakRss,
  };
}

/** Keyed by the reader's port: bytes not sent yet plus bytes received but not read yet. */
function queuedBytes(apiPort: number): Map<number, number> {
  const bytes = new Map<number, number>();
  for (const line of readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1)) {
    const [, local = '', remote = '', , queues = ''] = line.trim().split(/\s+/);
    const [from, to] = [local, remote].map((address) => Number.parseInt(address.split(':')[1] ?? '', 16));
    const [unsent = 0, untaken = 0] = queues.split(':').map((count) => Number.parseInt(count, 16));
    const reader = from === apiPort ? to : to === apiPort ? from : undefined;
    if (reader === undefined) continue;
    bytes.set(reader, (bytes.get(reader) ?? 0) + (from === apiPort ? unsent : untaken));
  }
  return bytes;
}

function rssOf({ process: { pid } }: Member): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024;
}

/** Checks that the server still responses other clients meanwhile. */
function pollLiveness(): { stop(): Promise<{ failed: number; slowestMs: number }> } {
  const stopped = new AbortController();
  const polls = (async () => {
    let failed = 0;
    let slowestMs = 0;
    while (!stopped.signal.aborted) {
      const began = performance.now();
      const response = await fetch(`${api.url}/livez`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
      slowestMs = Math.max(slowestMs, performance.now() - began);
      if (!response?.ok) failed += 1;
      await delay(100);
    }
    return { failed, slowestMs };
  })();
  return {
    stop() {
      stopped.abort();
      return polls;
    },
  };
}
