import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startUploadServer, type UploadServer } from '../__fixtures__/upload-server.ts';

const FILE_BYTES = 2_000_000;

let server: UploadServer;
beforeEach(async () => {
  server = await startUploadServer();
});
afterEach(() => server.close());

test('a form delivers the file unchanged with the fields before and after it', async () => {
  const file = randomBytes(FILE_BYTES);
  const form = new FormData();
  form.set('fileName', 'own words.txt');
  form.set('fileData', new Blob([file]), 'a.txt');
  form.set('order', 'keep');

  const response = await fetch(`${server.url}/api/file`, { method: 'POST', body: form });

  expect([response.status, await response.json()]).toEqual([200, { bytes: FILE_BYTES, order: 'keep' }]);
  expect((await server.savedFiles()).map((saved) => saved.equals(file))).toEqual([true]);
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
  const response = await fetch(`${server.url}/api/file`, { method: 'POST', body, headers });

  expect([response.status, response.headers.get('x-error-code')]).toEqual([status, code]);
  expect(await server.savedFiles()).toEqual([]);
});

test('a form is parsed the same in chunks of any size, also with a __proto__ field', async () => {
  const body = `${part('__proto__', '{"order":"refuse"}')}${ownFile}${part('order', 'keep')}--b--\r\n`;
  for (const size of [1, 7, 1_000]) {
    const chunks = body.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    const response = await fetch(`${server.url}/api/file`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body: ReadableStream.from(chunks.map((chunk) => Buffer.from(chunk))),
      duplex: 'half',
    });
    expect(await response.json()).toEqual({ bytes: 15, order: 'keep' });
  }
});

test.for(['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=b'])(
  'a form without a boundary or of another type is refused: %s',
  async (type) => {
    const response = await fetch(`${server.url}/api/file`, {
      method: 'POST',
      body: `${ownFile}--b--\r\n`,
      headers: { 'content-type': type },
    });

    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  },
);

test('a form from another site is refused', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'sec-fetch-site': 'cross-site' };
  const response = await fetch(`${server.url}/api/file`, { method: 'POST', body: `${ownFile}--b--\r\n`, headers });

  expect(response.headers.get('x-error-code')).toBe('FOREIGN_ORIGIN');
});
