import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { route } from '@app/contract/route';
import { readConfig } from '@app/core/config/config';
import { AppError, toAppError } from '@app/core/errors/app-error';
import { openLog } from '@app/core/log/log';
import type { Upload } from '@app/core/uploads/save-upload';
import { openVault } from '@app/core/vault/vault';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { bind } from '../bind.ts';
import { errors } from '../plugins/errors.ts';
import { sameOrigin } from '../plugins/same-origin.ts';
import { bodyDeadline } from './body-deadline.ts';
import { receiveUploadBody } from './receive-upload-body.ts';
import type { UploadBodies } from './upload-bodies.ts';
import { openUploadSlots } from './upload-slots.ts';

const MAX_BODY_BYTES = 4_000_000;
const LARGE_BYTES = 2_000_000;

const order = { body: z.object({ order: z.string().max(20).optional() }), maxBodyBytes: MAX_BODY_BYTES } as const;
const reply = z.object({ bytes: z.number(), order: z.string().optional() });
const sendFile = route({ method: 'POST', path: '/api/file', upload: 'fileData', reply, ...order });
const sendToBlind = route({ method: 'POST', path: '/api/blind', upload: 'fileData', ...order });
const sendWords = route({ method: 'POST', path: '/api/words', body: z.object({ words: z.string() }) });

const config = readConfig({
  DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
  REDIS_URL: 'redis://127.0.0.1',
  SERVER_KEYS: randomBytes(32).toString('base64'),
});
const key = openVault(config.SERVER_KEYS).newContentKey();

let folder: string;
let app: FastifyInstance;
/** Requests the server received and statuses it sent. */
let arrived: string[];
let statuses: number[];
let server: { port: number; url: string };

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bodies-'));
  app = Fastify({ requestTimeout: 600_000, forceCloseConnections: true });
  app.removeContentTypeParser('text/plain');
  errors(app, openLog('silent'));
  bodyDeadline(app, 300);
  app.decorate('holdBody', () => unlimited);
  sameOrigin(app, config);
  arrived = [];
  statuses = [];
  app.addHook('preParsing', async ({ url }) => void arrived.push(url));
  app.addHook('onSend', async (_request, { statusCode }) => void statuses.push(statusCode));
  app.decorate('uploads', openFolder(folder));
  bind(app, sendFile, async ({ body, upload, keepUpload }) => {
    if (body.order === 'refuse') throw new AppError('MEDIA_UNSUPPORTED');
    if (body.order === 'break') throw new Error('a fault of ours');
    if (body.order === 'keep') keepUpload();
    return { bytes: upload.bytes, order: body.order };
  });
  bind(app, sendToBlind, async ({ reply }) => reply.send('seen'), {
    before: () => Promise.reject(new AppError('MEDIA_UNAVAILABLE')),
  });
  bind(app, sendWords, async ({ body, reply }) => reply.send(body.words));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  server = { url, port: Number(new URL(url).port) };
});

afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

test('a file arrives unchanged with its fields', async () => {
  const file = randomBytes(LARGE_BYTES);

  const answer = await post(bodyOf(file, { order: 'keep' }));

  expect([answer.status, await answer.json()]).toEqual([200, { bytes: LARGE_BYTES, order: 'keep' }]);
  expect((await savedFiles()).map((saved) => saved.equals(file))).toEqual([true]);
});

test.for([
  ['its call has ended and nobody kept it', bodyOf(Buffer.alloc(500_000)), 200, null],
  ['a field is wrong', bodyOf(Buffer.alloc(500_000), { order: 'a'.repeat(21) }), 400, 'BAD_REQUEST'],
  ['the body ends badly', bodyOf(Buffer.alloc(500_000)).slice(0, -1), 400, 'BAD_REQUEST'],
  ['the handler refuses it', bodyOf(Buffer.alloc(500_000), { order: 'refuse' }), 415, 'MEDIA_UNSUPPORTED'],
] as const)('no file stays when %s', async ([, body, status, code]) => {
  const answer = await post(body);

  expect([answer.status, answer.headers.get('x-error-code')]).toEqual([status, code]);
  expect(await savedFiles()).toEqual([]);
});

test('a form delivers the file unchanged with the fields before and after it', async () => {
  const file = randomBytes(LARGE_BYTES);
  const form = new FormData();
  form.set('fileName', 'own words.txt');
  form.set('fileData', new Blob([file]), 'a.txt');
  form.set('order', 'keep');

  const answer = await fetch(`${server.url}/api/file`, { method: 'POST', body: form });

  expect([answer.status, await answer.json()]).toEqual([200, { bytes: LARGE_BYTES, order: 'keep' }]);
  expect((await savedFiles()).map((saved) => saved.equals(file))).toEqual([true]);
});

const part = (name: string, value: string, file = ''): string =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${value}\r\n`;
const ownFile = part('fileData', 'words of a file', 'a.txt');

test.for([
  ['has no file', `${part('order', 'keep')}--b--\r\n`, 400, 'FILE_MISSING'],
  ['has an empty file', `${part('fileData', '', 'a.txt')}--b--\r\n`, 400, 'FILE_MISSING'],
  ['has its file as a plain field', `${part('fileData', 'words')}--b--\r\n`, 400, 'BAD_REQUEST'],
  ['has two files', `${ownFile}${ownFile}--b--\r\n`, 400, 'BAD_REQUEST'],
  ['has a file under another name', `${part('other', 'words', 'a.txt')}--b--\r\n`, 400, 'BAD_REQUEST'],
  ['names a field twice', `${part('order', 'a')}${part('order', 'b')}${ownFile}--b--\r\n`, 400, 'BAD_REQUEST'],
  ['has a wrong field', `${ownFile}${part('order', 'a'.repeat(21))}--b--\r\n`, 400, 'BAD_REQUEST'],
  ['has a field that is too long', `${part('order', 'a'.repeat(70_000))}${ownFile}--b--\r\n`, 413, 'BODY_TOO_LARGE'],
  ['ends in its file', ownFile.slice(0, -8), 400, 'BAD_REQUEST'],
  ['lacks its last line', ownFile, 400, 'BAD_REQUEST'],
  ['is no form', '{"fileData":"data:text/plain;base64,AAAA"}', 400, 'BAD_REQUEST'],
  ['is empty', '', 400, 'BAD_REQUEST'],
] as const)('a form that %s is refused and leaves no file', async ([, body, status, code]) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const answer = await fetch(`${server.url}/api/file`, { method: 'POST', body, headers });

  expect([answer.status, answer.headers.get('x-error-code')]).toEqual([status, code]);
  expect(await savedFiles()).toEqual([]);
});

test('a form is parsed the same in chunks of any size, also with a __proto__ field', async () => {
  const body = `${part('__proto__', '{"order":"refuse"}')}${ownFile}${part('order', 'keep')}--b--\r\n`;
  for (const size of [1, 7, 1_000]) {
    const chunks = body.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    const answer = await fetch(`${server.url}/api/file`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: ReadableStream.from(chunks.map((chunk) => Buffer.from(chunk))),
      duplex: 'half',
    });
    expect(await answer.json()).toEqual({ bytes: 15, order: 'keep' });
  }
});

test.for(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=b'])(
  'a form without a boundary or of another type is refused: %s',
  async (type) => {
    const answer = await fetch(`${server.url}/api/file`, {
      method: 'POST',
      body: `${ownFile}--b--\r\n`,
      headers: { 'content-type': type },
    });

    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  },
);

test('a form from another site is refused', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'sec-fetch-site': 'cross-site' };
  const answer = await fetch(`${server.url}/api/file`, { method: 'POST', body: `${ownFile}--b--\r\n`, headers });

  expect(answer.headers.get('x-error-code')).toBe('FOREIGN_ORIGIN');
});

test('a file stays for maintenance when an internal error leaves its use unknown', async () => {
  const answer = await post(bodyOf(Buffer.alloc(500_000), { order: 'break' }));

  expect(answer.status).toBe(500);
  expect(await savedFiles()).toHaveLength(1);
});

test('a client that disconnects mid-upload leaves no file and frees its slot', async () => {
  const clients = await Promise.all(Array.from({ length: 2 }, () => sendHalf()));
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(2), { timeout: 30_000 });

  for (const client of clients) client.destroy();

  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), { timeout: 30_000 });
  expect((await post(bodyOf(Buffer.alloc(LARGE_BYTES)))).status).toBe(200);
});

test('with all slots taken a large body is asked to come back, and a small one is not', async () => {
  const clients = await Promise.all(Array.from({ length: 2 }, () => sendHalf()));
  await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(2), { timeout: 30_000 });

  const [told, untold, small] = await Promise.all([
    post(bodyOf(Buffer.alloc(LARGE_BYTES))),
    post(new Blob([bodyOf(Buffer.alloc(10))]).stream()),
    post(bodyOf(Buffer.alloc(10))),
  ]);

  expect([told.status, untold.status, small.status]).toEqual([429, 429, 200]);
  expect(told.headers.get('x-error-code')).toBe('UPLOADS_BUSY');
  expect(Number(told.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await told.text()).toBe('Too many uploads at the moment. Please try again in a few seconds.');
  for (const client of clients) client.destroy();
});

test('a body over the limit gets 413 with a message, with or without a content length', async () => {
  const body = bodyOf(Buffer.alloc(MAX_BODY_BYTES));

  const [told, untold] = await Promise.all([post(body), post(new Blob([body]).stream())]);

  expect([told.status, untold.status]).toEqual([413, 413]);
  expect(told.headers.get('connection')).toBe('close');
  expect([await told.text(), await untold.text()]).toEqual(Array(2).fill('The file is larger than 50 MB.'));
  expect(await savedFiles()).toEqual([]);
});

/** A browser reads no response before it has sent the whole body. */
test.for([
  ['too large by its length', { 'content-length': 60_000_000 }, '/api/file', 413, 'FILE_TOO_LARGE'],
  ['too large on the way', { 'transfer-encoding': 'chunked' }, '/api/file', 413, 'FILE_TOO_LARGE'],
  ['refused before it is read', { 'content-length': 3_000_000 }, '/api/blind', 503, 'MEDIA_UNAVAILABLE'],
  [
    'of another site',
    { 'content-length': 3_000_000, origin: 'https://other.example' },
    '/api/file',
    403,
    'FOREIGN_ORIGIN',
  ],
  ['of another type', { 'content-length': 3_000_000, 'content-type': 'text/plain' }, '/api/file', 415, 'NOT_JSON'],
] as const)(
  'a client that sends everything first can still read the answer: %s',
  async ([, headers, path, status, code]) => {
    const client = await openRequest(path, headers);
    const isChunked = 'transfer-encoding' in headers;
    const bytes = 'content-length' in headers ? headers['content-length'] : 8_000_000;

    await sendAll(client, bytes, isChunked);
    const answer = await readAll(client);

    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain(`x-error-code: ${code}\r\n`);
    expect(answer).toContain('connection: close\r\n');
  },
);

test('a call can be refused before its body is sent', async () => {
  const client = await openRequest('/api/blind', { 'content-length': 3_000_000 });

  const [answer] = (await once(client, 'data')) as [Buffer];

  expect(answer.toString()).toMatch(/^HTTP\/1.1 503 .*MEDIA_UNAVAILABLE/s);
  client.destroy();
});

test('a storage failure gets 500 and frees its slot', async () => {
  await rm(folder, { recursive: true });

  const answers = [];
  for (let round = 0; round < 4; round += 1) answers.push(await post(bodyOf(Buffer.alloc(LARGE_BYTES))));

  expect(answers.map(({ status }) => status)).toEqual([500, 500, 500, 500]);
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
  await vi.waitFor(() => expect(arrived).toEqual([path]), { timeout: 30_000 });

  client.destroy();

  await vi.waitFor(() => expect(statuses).toEqual([400]), { timeout: 30_000 });
});

test('an idle upload is cut off and its bytes are removed', async () => {
  const uploads = openFolder(folder);
  const codes: string[] = [];
  const bare = createServer((raw, response) => {
    receiveUploadBody(raw, uploads, {
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
  await vi.waitFor(async () => expect(await readdir(folder)).toEqual([]), { timeout: 30_000 });
  bare.close();
});

const unlimited = { add: () => {}, end: () => {} };

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

/** Stores files unencrypted, because the tests check what is kept. */
function openFolder(path: string): UploadBodies {
  return {
    slots: openUploadSlots({ slots: 2, waitMs: 100 }),
    hold: () => unlimited,
    async save(bytes: Readable): Promise<Upload> {
      const id = randomUUID();
      const place = join(path, id);
      const sink = createWriteStream(place);
      try {
        await pipeline(bytes, sink);
      } catch (error) {
        await rm(place, { force: true });
        throw error;
      }
      return { id, key, bytes: sink.bytesWritten, sha256: Buffer.alloc(32), head: Buffer.alloc(0) };
    },
    discard: (uploadId) => rm(join(path, uploadId), { force: true }),
  };
}

async function savedFiles(): Promise<Buffer[]> {
  return Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
}
