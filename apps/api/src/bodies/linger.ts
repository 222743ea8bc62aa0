import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { MAX_UPLOAD_BODY_BYTES } from '@app/contract/limits';
import type { FastifyInstance, FastifyReply } from 'fastify';

const LINGER_MS = 30_000;
const IDLE_MS = 5_000;
/** The read rate of all refused bodies together, so that a flood of them does not keep the process busy. */
const BYTES_PER_SECOND = 16_000_000;
/** Shorter pauses are not worth a timer. */
const MIN_PAUSE_MS = 4;

let draining = 0;

/**
 * A body that is refused midway is still arriving, and closing at once would lose the response. This sends the response
 * and keeps the connection until the client closes it, has sent everything, or a limit is reached.
 */
export function lingerOnRefusal(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply, payload) => lingerWith(raw, reply, payload));
}

export function lingerWith(raw: IncomingMessage, reply: FastifyReply, payload: unknown): unknown {
  if (raw.complete || raw.readableEnded || raw.destroyed || typeof payload !== 'string') return payload;
  void reply.headers({ connection: 'close', 'content-length': Buffer.byteLength(payload) });
  return Readable.from(sendThenDrain(payload, raw));
}

async function* sendThenDrain(payload: string, raw: IncomingMessage): AsyncGenerator<string> {
  yield payload;
  await drain(raw);
}

async function drain(raw: IncomingMessage): Promise<void> {
  const { promise: isDone, resolve: stop } = Promise.withResolvers<void>();
  let leftBytes = MAX_UPLOAD_BODY_BYTES;
  const end = setTimeout(stop, LINGER_MS);
  const idle = setTimeout(stop, IDLE_MS);
  let unpaidMs = 0;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const skip = (chunk: Buffer): void => {
    leftBytes -= chunk.length;
    idle.refresh();
    if (leftBytes < 0) stop();
    unpaidMs += (chunk.length * draining * 1_000) / BYTES_PER_SECOND;
    if (unpaidMs < MIN_PAUSE_MS) return;
    raw.pause();
    pause = setTimeout(() => raw.resume(), unpaidMs);
    unpaidMs = 0;
  };
  draining += 1;
  raw.on('error', () => {}); // the client may hang up at any moment
  raw.once('end', stop).once('close', stop).on('data', skip);
  if (raw.readableEnded || raw.destroyed) stop();
  await isDone;
  draining -= 1;
  clearTimeout(end);
  clearTimeout(idle);
  clearTimeout(pause);
  raw.off('data', skip).pause();
}
