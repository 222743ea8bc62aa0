import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';

const PIECE_BYTES = 262_144;
const LOOK_EVERY_MS = 20;

export type Sent = { answers: { status: number; bytes: number }[]; livezMs: number[]; tookMs: number };

/** Sends the same file many times at once and checks meanwhile whether the server is alive. */
export async function sendUploads(
  url: string,
  path: string,
  { count, fileBytes }: { count: number; fileBytes: number },
): Promise<Sent> {
  const body = Buffer.from(
    `{"fileData":"data:application/octet-stream;base64,${randomBytes(fileBytes).toString('base64')}"}`,
  );
  const done = new AbortController();
  const look = watchLivez(url, done.signal);
  const began = performance.now();
  const answers = await Promise.all(Array.from({ length: count }, () => sendUpload(url + path, body)));
  const tookMs = performance.now() - began;
  done.abort();
  return { answers, tookMs, livezMs: await look };
}

async function sendUpload(url: string, body: Buffer): Promise<Sent['answers'][number]> {
  const call = request(url, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', 'content-length': body.length },
  });
  const answered = once(call, 'response') as Promise<[IncomingMessage]>;
  answered.catch(() => {}); // awaited below
  for (let start = 0; start < body.length; start += PIECE_BYTES)
    if (!call.write(body.subarray(start, start + PIECE_BYTES))) await once(call, 'drain');
  call.end();
  const [response] = await answered;
  const { bytes = 0 } = JSON.parse(await text(response)) as { bytes?: number };
  return { status: response.statusCode ?? 0, bytes };
}

async function watchLivez(url: string, done: AbortSignal): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const tookMs: number[] = [];
  while (!done.aborted) {
    const began = performance.now();
    const call = request(`${url}/livez`, { agent }).end();
    const [response] = (await once(call, 'response')) as [IncomingMessage];
    await text(response);
    tookMs.push(performance.now() - began);
    await delay(LOOK_EVERY_MS);
  }
  agent.destroy();
  return tookMs;
}
