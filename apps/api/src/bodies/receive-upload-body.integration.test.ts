import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { toAppError } from '@app/core/errors/app-error';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MAX_BODY_BYTES, startUploadServer, unlimited, type UploadServer } from '../__fixtures__/upload-server.ts';
import { receiveUploadBody } from './receive-upload-body.ts';

const LARGE_BYTES = 2_000_000;

let server: UploadServer;
beforeEach(async () => {
  server = await startUploadServer();
});
afterEach(() => server.close());

test('a file arrives unchanged with its fields', async () => {
  const file = randomBytes(LARGE_BYTES);

  const response = await post(bodyOf(file, { order: 'keep' }));

  expect([response.status, await response.json()]).toEqual([200, { bytes: LARGE_BYTES, order: 'keep' }]);
  expect((await server.savedFiles()).map((saved) => saved.equals(file))).toEqual([true]);
});

test.for([
  ['the handler has returned without keeping it', bodyOf(Buffer.alloc(500_000)), 200, null],
  ['a field is wrong', bodyOf(Buffer.alloc(500_000), { order: 'a'.repeat(21) }), 400, 'BAD_REQUEST'],
  ['the body ends without its closing brace', bodyOf(Buffer.alloc(500_000)).slice(0, -1), 400, 'BAD_REQUEST'],
  ['the handler refuses it', bodyOf(Buffer.alloc(500_000), { order: 'refuse' }), 415, 'MEDIA_UNSUPPORTED'],
] as const)('no file stays when %s', async ([, body, status, code]) => {
  const response = await post(body);

  expect([response.status, response.headers.get('x-error-code')]).toEqual([status, code]);
  expect(await server.savedFiles()).toEqual([]);
});

test('a file stays for maintenance when an internal error leaves its use unknown', async () => {
  const response = await post(bodyOf(Buffer.alloc(500_000), { order: 'break' }));

  expect(response.status).toBe(500);
  expect(await server.savedFiles()).toHaveLength(1);
});

test('a client that disconnects mid-upload leaves no file and frees its slot', async () => {
  const clients = await Promise.all(Array.from({ length: 2 }, () => sendHalf()));
  await vi.waitFor(async () => expect(await readdir(server.folder)).toHaveLength(2), { timeout: 30_000 });

  for (const client of clients) client.destroy();

  await vi.waitFor(async () => expect(await readdir(server.folder)).toEqual([]), { timeout: 30_000 });
  expect((await post(bodyOf(Buffer.alloc(LARGE_BYTES)))).status).toBe(200);
});

test('with all slots taken a large body gets 429 with Retry-After, and a small one is accepted', async () => {
  const clients = await Promise.all(Array.from({ length: 2 }, () => sendHalf()));
  await vi.waitFor(async () => expect(await readdir(server.folder)).toHaveLength(2), { timeout: 30_000 });

  const [declared, chunked, small] = await Promise.all([
    post(bodyOf(Buffer.alloc(LARGE_BYTES))),
    post(new Blob([bodyOf(Buffer.alloc(10))]).stream()),
    post(bodyOf(Buffer.alloc(10))),
  ]);

  expect([declared.status, chunked.status, small.status]).toEqual([429, 429, 200]);
  expect(declared.headers.get('x-error-code')).toBe('UPLOADS_BUSY');
  expect(Number(declared.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await declared.text()).toBe('Too many uploads at the moment. Please try again in a few seconds.');
  for (const client of clients) client.destroy();
});

test('a body over the limit gets 413 with a message, with or without a content length', async () => {
  const body = bodyOf(Buffer.alloc(MAX_BODY_BYTES));

  const [declared, chunked] = await Promise.all([post(body), post(new Blob([body]).stream())]);

  expect([declared.status, chunked.status]).toEqual([413, 413]);
  expect(declared.headers.get('connection')).toBe('close');
  expect([await declared.text(), await chunked.text()]).toEqual(Array(2).fill('The file is larger than 50 MB.'));
  expect(await server.savedFiles()).toEqual([]);
});

/** A browser reads no response before it has sent the whole body. */
test.for([
  ['too large by its length', { 'content-length': 60_000_000 }, '/api/file', 413, 'FILE_TOO_LARGE'],
  [
    'too large while streaming (no content length)',
    { 'transfer-encoding': 'chunked' },
    '/api/file',
    413,
    'FILE_TOO_LARGE',
  ],
  ['refused before it is read', { 'content-length': 3_000_000 }, '/api/refused-before-body', 503, 'MEDIA_UNAVAILABLE'],
  [
    'of another site',
    { 'content-length': 3_000_000, origin: 'https://other.example' },
    '/api/file',
    403,
    'FOREIGN_ORIGIN',
  ],
  ['of another type', { 'content-length': 3_000_000, 'content-type': 'text/plain' }, '/api/file', 415, 'NOT_JSON'],
] as const)(
  'a client that sends everything first can still read the response: %s',
  async ([, headers, path, status, code]) => {
    const client = await openRequest(path, headers);
    const isChunked = 'transfer-encoding' in headers;
    const bytes = 'content-length' in headers ? headers['content-length'] : 8_000_000;

    await sendAll(client, bytes, isChunked);
    const response = await readAll(client);

    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).toContain(`x-error-code: ${code}\r\n`);
    expect(response).toContain('connection: close\r\n');
  },
);

test('a call can be refused before its body is sent', async () => {
  const client = await openRequest('/api/refused-before-body', { 'content-length': 3_000_000 });

  const [response] = (await once(client, 'data')) as [Buffer];

  expect(response.toString()).toMatch(/^HTTP\/1.1 503 .*MEDIA_UNAVAILABLE/s);
  client.destroy();
});

test('a storage failure gets 500 and frees its slot', async () => {
  await rm(server.folder, { recursive: true });

  const responses = [];
  for (let round = 0; round < 4; round += 1) responses.push(await post(bodyOf(Buffer.alloc(LARGE_BYTES))));

  expect(responses.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
});

test('a slow small body is cut off, a slow file is not', async () => {
  const words = await openRequest('/api/words', { 'content-length': 20 });
  const file = await sendHalf();
  const isOpen = () => !file.destroyed && file.readyState === 'open';
  words.write('{"words"');

  await once(words, 'close');

  expect(isOpen()).toBe(true);
  file.destroy();
});

test.for(['/api/words', '/api/file'])('a disconnect mid-body is answered with 400: %s', async (path) => {
  const client = await openRequest(path, { 'content-length': 2_000 });
  client.write('{"words":"');
  await vi.waitFor(() => expect(server.arrived).toEqual([path]), { timeout: 30_000 });

  client.destroy();

  await vi.waitFor(() => expect(server.statuses).toEqual([400]), { timeout: 30_000 });
});

test('an idle upload is cut off and its bytes are removed', async () => {
  const codes: string[] = [];
  const bare = createServer((raw, response) => {
    receiveUploadBody(raw, server.uploads, {
      field: 'fileData',
      maxBytes: MAX_BODY_BYTES,
      sender: { network: 'a', block: 'a' },
      stored: unlimited,
      inMemory: unlimited,
      parse: (fields) => fields,
      idleMs: 200,
    })
      .catch((error: unknown) => codes.push(toAppError(error).code))
      .finally(() => response.end());
  }).listen(0, '127.0.0.1');
  await once(bare, 'listening');
  const client = await sendHalf((bare.address() as AddressInfo).port);

  await once(client, 'close');

  await vi.waitFor(() => expect(codes).toEqual(['BAD_REQUEST']), { timeout: 30_000 });
  await vi.waitFor(async () => expect(await readdir(server.folder)).toEqual([]), { timeout: 30_000 });
  bare.close();
});

function bodyOf(file: Buffer, fields: Record<string, string> = {}): string {
  return JSON.stringify({ fileData: `data:text/plain;base64,${file.toString('base64')}`, ...fields });
}

function post(body: string | ReadableStream, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.url}/api/file`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    ...(typeof body === 'object' && { duplex: 'half' as const }),
  });
}

/** Sends only the request head; the caller writes the rest. */
async function openRequest(
  path: string,
  headers: Record<string, string | number>,
  port = server.port,
): Promise<Socket> {
  const client = connect(port, '127.0.0.1');
  client.on('error', () => {}); // the server may close the connection while we write
  await once(client, 'connect');
  const lines = Object.entries({ host: '127.0.0.1', 'content-type': 'application/json', ...headers });
  client.write(`POST ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`);
  return client;
}

/** Sends part of a large body and stops. */
async function sendHalf(port?: number): Promise<Socket> {
  const client = await openRequest('/api/file', { 'content-length': LARGE_BYTES }, port);
  client.write(`{"fileData":"data:;base64,${'A'.repeat(400_000)}`);
  return client;
}

async function sendAll(client: Socket, bytes: number, isChunked: boolean): Promise<void> {
  client.pause();
  const piece = Buffer.alloc(50_000, 'A');
  const start = Buffer.from('{"fileData":"data:;base64,');
  for (let sent = 0; sent < bytes;) {
    const part = sent === 0 ? start : piece.subarray(0, Math.min(piece.length, bytes - sent));
    const wire = isChunked
      ? Buffer.concat([Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n')])
      : part;
    if (!client.write(wire)) await once(client, 'drain');
    sent += part.length;
  }
  if (isChunked) client.write('0\r\n\r\n');
}

async function readAll(client: Socket): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of client) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString();
}
