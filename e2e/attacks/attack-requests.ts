import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** One attacker request from an address, until it is answered, cut or aborted. */
export type AttackRequest = (url: string, from: string, signal: AbortSignal) => Promise<string>;

/** Sends a POST; the outcome is the status with the error code of a refusal. */
export function post(path: string, content: string): AttackRequest {
  const body = new TextEncoder().encode(content);
  return async (url, from, signal) => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', prefer: 'respond-async', 'x-forwarded-for': from },
      body,
      signal,
    });
    await response.body?.cancel();
    return nameOf(response.status, response.headers.get('x-error-code'));
  };
}

type Feeding = { path: string; declaredBytes: number; feed(socket: Socket, signal: AbortSignal): Promise<void> };

/** Announces `declaredBytes`, sends the bytes from `feed` and never completes the body. */
export function sendUnfinishedBody({ path, declaredBytes, feed }: Feeding): AttackRequest {
  return async (url, from, signal) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const pieces: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => pieces.push(chunk)).on('error', () => {});
    const over = AbortSignal.any([signal, closedSignal(socket)]);
    try {
      await once(socket, 'connect', { signal });
      socket.write(
        `POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n` +
          `x-forwarded-for: ${from}\r\ncontent-length: ${declaredBytes}\r\n\r\n`,
      );
      await feed(socket, over).catch(() => {}); // the server disconnected
      while (!over.aborted && pieces.length === 0) await delay(50);
      const answer = Buffer.concat(pieces).toString();
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
      return status ? nameOf(status, /x-error-code: (\w+)/.exec(answer)?.[1] ?? null) : signal.aborted ? 'held' : 'cut';
    } finally {
      socket.destroy();
    }
  };
}

export async function write(socket: Socket, bytes: string | Buffer, signal: AbortSignal): Promise<void> {
  if (!socket.write(bytes)) await once(socket, 'drain', { signal });
}

const nameOf = (status: number, code: string | null): string => (code ? `${status} ${code}` : String(status));

function closedSignal(socket: Socket): AbortSignal {
  const closed = new AbortController();
  socket.once('close', () => closed.abort());
  return closed.signal;
}
