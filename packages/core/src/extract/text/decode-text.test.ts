import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const words = 'I like long walks and plan them with lists. ';
const long = words.repeat(60_000);

test.for<[what: string, bytes: Buffer, text: string | undefined]>([
  ['UTF-8 with one NUL byte', Buffer.from(`${words}\0${words}`), words + words],
  ['UTF-8 with a NUL byte at its end', Buffer.from(`${words}\0`), words],
  ['UTF-16 without a mark', Buffer.from(words, 'utf16le'), words],
  ['UTF-16 of two megabytes', Buffer.from(long, 'utf16le'), long],
  ['big-endian UTF-16', Buffer.from(words, 'utf16le').swap16(), words],
  ['Chinese UTF-16', Buffer.from('我喜欢散步, 也喜欢列清单。\n', 'utf16le'), '我喜欢散步, 也喜欢列清单。\n'],
  ['UTF-8 with many NUL bytes', Buffer.from(`${words}\0\0\0\0`.repeat(9)), undefined],
])('%s', ([, bytes, text]) => {
  expect(decodeText(bytes)).toBe(text);
});
