import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { startWatchdog } from './timeouts.ts';

const CHUNKS = 20;
const CHUNK_EVERY_MS = 60;
const SILENCE_MS = 400;
const FROZEN_MS = 1_500;

/** Runs in its own thread: it keeps sending while this thread is blocked. */
const server = `
const { createServer } = require('node:http');
const { parentPort } = require('node:worker_threads');
const listening = createServer((_, response) => {
  let sent = 0;
  const timer = setInterval(() => {
    response.write('x');
    if ((sent += 1) < ${CHUNKS}) return;
    clearInterval(timer);
    response.end();
  }, ${CHUNK_EVERY_MS});
}).listen(0, '127.0.0.1', () => parentPort.postMessage(listening.address().port));
`;

test(
  'a process frozen longer than the chunk timeout still reads the buffered chunks',
  { timeout: 60_000 },
  async () => {
    const thread = new Worker(server, { eval: true });
    onTestFinished(async () => void (await thread.terminate()));
    const [port] = (await once(thread, 'message')) as [number];
    const timeouts = { headerMs: 5_000, firstChunkMs: 5_000, chunkMs: SILENCE_MS, totalMs: 60_000 };
    const watchdog = startWatchdog(timeouts, new AbortController().signal);
    const { body } = await fetch(`http://127.0.0.1:${port}`, { signal: watchdog.signal });
    watchdog.enter('firstChunk');

    let received = 0;
    for await (const chunk of body ?? []) {
      const isFirst = received === 0;
      received += chunk.length;
      if (isFirst) watchdog.enter('chunk');
      else watchdog.feed();
      if (isFirst) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, FROZEN_MS);
    }
    watchdog.stop();

    expect(watchdog.expired()).toBeUndefined();
    expect(received).toBe(CHUNKS);
  },
);
