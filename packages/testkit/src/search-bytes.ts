import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Search = { files: number; bytes: number; hits: string[] };

/** Searches every file in the folders for a value, in plain and in encoded forms. */
export async function searchBytes(value: string | Buffer, folders: string[]): Promise<Search> {
  const forms = Object.entries(formsOf(value));
  const search: Search = { files: 0, bytes: 0, hits: [] };
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      // A live server may remove its own files during the search.
      const bytes = await readFile(path).catch(() => Buffer.alloc(0));
      search.files += 1;
      search.bytes += bytes.length;
      search.hits.push(...forms.filter(([, form]) => bytes.includes(form)).map(([name]) => `${name} in ${path}`));
    }
  }
  return search;
}

export function formsOf(value: string | Buffer): Record<string, Buffer> {
  const plain = Buffer.from(value);
  const hex = plain.toString('hex');
  const bytes = {
    plain,
    hex: Buffer.from(hex),
    'upper hex': Buffer.from(hex.toUpperCase()),
    ...Object.fromEntries([0, 1, 2].map((shift) => [`base64, ${shift} bytes in`, base64At(plain, shift)])),
  };
  if (typeof value !== 'string') return bytes;
  const utf16 = Buffer.from(value, 'utf16le');
  const escapes = (write: (code: string) => string): Buffer =>
    Buffer.from(
      value
        .split('')
        .map((character) => write(character.charCodeAt(0).toString(16).padStart(4, '0')))
        .join(''),
    );
  return {
    ...bytes,
    'utf-16le': utf16,
    'utf-16be': Buffer.from(utf16).swap16(),
    'json escapes': escapes((code) => `\\u${code}`),
    'percent escapes': escapes((code) => `%${code.slice(2)}`),
  };
}

/** The base64 characters that depend only on the value: it can start at any of three byte positions within a group. */
function base64At(plain: Buffer, shift: number): Buffer {
  const padded = Buffer.concat([Buffer.alloc(shift), plain])
    .toString('base64')
    .replaceAll('=', '');
  const first = Math.ceil((shift * 8) / 6);
  const whole = Math.floor(((shift + plain.length) * 8) / 6);
  return Buffer.from(padded.slice(first, whole));
}
