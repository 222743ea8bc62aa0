import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formsOf, searchBytes } from './search-bytes.ts';

const value = 'k3f0b9c2d';
const codes = Array.from(value, (character) => character.charCodeAt(0).toString(16));
const written: [string, Buffer | string][] = [
  ['plain', `before ${value} after`],
  ['utf-16le', Buffer.from(`xx${value}`, 'utf16le')],
  ['hex', Buffer.from(`before ${value}`).toString('hex')],
  ['upper hex', Buffer.from(`before ${value}`).toString('hex').toUpperCase()],
  ['json escapes', codes.map((code) => `\\u00${code}`).join('')],
  ['percent escapes', codes.map((code) => `%${code}`).join('')],
  ['base64, 0 bytes in', Buffer.from(`abc${value}more`).toString('base64')],
  ['base64, 1 bytes in', Buffer.from(`abcd${value}`).toString('base64url')],
  ['base64, 2 bytes in', Buffer.from(`ab${value}mor`).toString('base64')],
];

test.for(written)('a value is found when written as %s', async ([form, content]) => {
  const folder = await mkdtemp(join(tmpdir(), 'search-'));
  await writeFile(join(folder, 'file'), content);

  const { hits, files } = await searchBytes(value, [folder]);
  await rm(folder, { recursive: true });

  expect(hits).toContain(`${form} in ${join(folder, 'file')}`);
  expect(files).toBe(1);
});

test('every form is at least 32 characters long', () => {
  const lengths = Object.values(formsOf('0123456789abcdef0123456789abcdef')).map(({ length }) => length);

  expect(Math.min(...lengths)).toBeGreaterThanOrEqual(32);
});
