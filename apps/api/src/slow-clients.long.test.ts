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
const lines: Socket[] = [];

beforeAll(async () => {
  stack = await startStack({ processes: true, workers: 0, environment: { UPLOADS_AT_ONCE: String(SLOTS) } });
  [api] = stack.apis as [Member];
  services = openServices(readConfig({ LOG_LEVEL: 'silent', ...stack.environment }), 'steady');
  visitor = openVisitor(() => [api.url]);
  await visitor.request('/api/status');
});

afterAll(async () => {
  for (const line of lines) line.destroy();
  await services.close();
  await stack.stop();
});

// Those that only wait wait side by side. The last one needs all slots of the uploads.
test('an upload at 30 kB a second keeps its slot', { concurrent: true }, async () => {
  const file = fileBody('/api/analyze/document', Buffer.alloc(1_500_000, sampleText()), {
    sessionId: visitor.sessionId,
  });
  const line = await openUpload(file.length);
  const answer = firstWords(line);
  let sent = 0;
  for (let second = 0; second < 24; second += 1) {
    line.write(file.slice(sent, (sent += 30_000)));
    await delay(1_000);
  }
  line.write(file.slice(sent));

  expect(await answer).toMatch(/^HTTP\/1.1 202 /);
});

test(
  `${SLOW_HEADERS} connections that never finish their headers are cut within ten seconds`,
  { concurrent: true },
  async () => {
    const pulse = takePulse();
    const began = performance.now();
    const slow = await Promise.all(Array.from({ length: SLOW_HEADERS }, () => open('GET /api/status HTTP/1.1\r\n')));
    const dripping = setInterval(() => slow.forEach((line) => line.writable && line.write('x: 1\r\n')), 1_000);

    await Promise.all(slow.map(closed));
    const tookMs = performance.now() - began;
    clearInterval(dripping);

    expect(tookMs).toBeGreaterThan(4_000);
    expect(tookMs).toBeLessThan(60_000);
    expect(await pulse.stop()).toMatchObject({ failed: 0 });
  },
);

test(
  `${SILENT_READERS} clients that read nothing are cut after three seconds without progress, and cost little memory`,
  { timeout: 600_000, concurrent: true },
  async () => {
    // After serving as many well-behaved readers, the process has reached its working size.
    const served = await beginAnalysis();
    const good = await openReaders(served);
    for (const line of good) line.resume();
    await speak(served, (count) => count === GOOD_EVENTS);
    for (const line of good) line.destroy();
    const before = rssOf(api);

    const owned = await beginAnalysis();
    const pulse = takePulse();
    const readers = await openReaders(owned);
    await Promise.all(readers.map((line) => once(line, 'readable'))); // headers have arrived, unread
    const watch = watchReaders(readers);

    await speak(owned, () => readers.every(({ destroyed }) => destroyed));
    const facts = { ...watch.stop(), ...(await pulse.stop()), grownBytes: watch.peakRss() - before };

    expect(facts).toMatchObject({ cut: SILENT_READERS, failed: 0 });
    // Generous, because the test and the api share the machine.
    expect(facts).toSatisfy(({ longestStuckMs }) => longestStuckMs < 6_000);
    expect(facts).toSatisfy(({ grownBytes }) => grownBytes < 150 * MIB);
  },
);

test('clients that send a byte a second lose their slots within 15 seconds and get an error that says why', async () => {
  const file = fileBody('/api/analyze/document', Buffer.alloc(1_500_000, sampleText()));
  const slow = await Promise.all(Array.from({ length: SLOTS }, () => openUpload(file.length)));
  for (const line of slow) line.write(file.slice(0, 1_000));
  let sent = 1_000;
  const dripping = setInterval(() => {
    for (const line of slow) if (line.writable) line.write(file.slice(sent, sent + 1));
    sent += 1;
  }, 1_000);
  const heard = Promise.all(slow.map((line) => firstWords(line)));
  await delay(2_000); // the slow clients hold the slots by then
  await expect.poll(() => upload(file), { timeout: 40_000 }).toBe(429);

  const began = performance.now();
  await expect.poll(() => upload(file), { timeout: 120_000, interval: 500 }).toBe(202);
  const waited = performance.now() - began;
  const answers = await heard;
  clearInterval(dripping);

  expect(waited).toBeLessThan(15_000);
  expect(answers.filter((answer) => !/^HTTP\/1.1 400 .*x-error-code: UPLOAD_TOO_SLOW/s.test(answer))).toEqual([]);
  expect(answers[0]).toContain('The upload was too slow.');
});

/** Opens a paused connection: the response is not read until a test resumes it. */
async function open(head: string): Promise<Socket> {
  const { hostname, port } = new URL(api.url);
  const line = connect(Number(port), hostname);
  line.on('error', () => {}); // the server will close it
  lines.push(line);
  await once(line, 'connect');
  line.pause();
  line.write(head);
  return line;
}

function openReaders({ analysis: { id } }: OwnedAnalysis): Promise<Socket[]> {
  const head = `GET /api/analyses/${id}/events HTTP/1.1\r\nhost: a\r\ncookie: ${visitor.cookie()}\r\n\r\n`;
  return Promise.all(Array.from({ length: SILENT_READERS }, () => open(head)));
}

const closed = (line: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (line.destroyed) resolve();
    else line.resume().once('close', () => resolve());
  });

const openUpload = (bytes: number): Promise<Socket> =>
  open(
    'POST /api/analyze/document HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\nprefer: respond-async\r\n' +
      `cookie: ${visitor.cookie()}\r\ncontent-length: ${bytes}\r\n\r\n`,
  );

async function firstWords(line: Socket): Promise<string> {
  let words = '';
  for await (const piece of line) {
    words += String(piece);
    if (words.includes('\r\n\r\n') && words.split('\r\n\r\n')[1]) break;
  }
  return words;
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
const GOOD_EVENTS = 60;
const SPEAK_MS = 120_000;

/** Writes more than any worker does: without a drain limit all of it would be held in memory for each reader. */
async function speak(
  { analysis: { id }, session }: OwnedAnalysis,
  isEnough: (count: number) => boolean,
): Promise<void> {
  const text = JSON.stringify({ type: 'snapshot', text: 'x'.repeat(EVENT_BYTES) });
  const end = performance.now() + SPEAK_MS;
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
    for (const line of readers) {
      const last = held.get(line.localPort ?? 0);
      if (line.destroyed || !last) continue;
      const bytes = queued.get(line.localPort ?? 0) ?? 0;
      if (bytes !== last.bytes) held.set(line.localPort ?? 0, { bytes, since: now });
      else if (bytes > 0) longestStuckMs = Math.max(longestStuckMs, now - last.since);
      line.write('\r\n'); // a paused reader notices the closed connection only by writing
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

/** Checks that the server still answers other clients meanwhile. */
function takePulse(): { stop(): Promise<{ failed: number; slowestMs: number }> } {
  const stopped = new AbortController();
  const beats = (async () => {
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
      return beats;
    },
  };
}
