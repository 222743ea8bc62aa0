import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { sniffFormat } from './sniff-format.ts';

const box = (kind: string, brand: string) => Buffer.from(`\0\0\0\u0018ftyp${brand}\0\0\0\0${brand}${kind}`, 'latin1');
const matroska = (kind: string) =>
  Buffer.from(`1a45dfa3934282${(0x80 + kind.length).toString(16)}${Buffer.from(kind).toString('hex')}`, 'hex');

test.for<[what: string, head: Buffer, format: string | undefined]>([
  ['a PDF', Buffer.from('%PDF-1.4\n'), 'pdf'],
  ['a PDF behind junk', Buffer.from(`${'junk\n'.repeat(100)}%PDF-1.4`), 'pdf'],
  ['a zip archive, which may be a Word file', Buffer.from('PK\u0003\u0004\0\0'), 'docx'],
  ['a compound file', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'doc'],
  ['RTF', Buffer.from('{\\rtf1\\ansi words}'), undefined],
  ['JPEG', Buffer.from('ffd8ffe000104a46494600', 'hex'), 'jpeg'],
  ['GIF', Buffer.from('GIF89a\u0001\0\u0001\0', 'latin1'), 'gif'],
  ['WebP', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'), 'webp'],
  ['HEIC', box('mif1', 'heic'), 'heic'],
  ['AVIF', box('mif1', 'avif'), 'avif'],
  ['MP4', box('mp41', 'isom'), 'mp4'],
  ['QuickTime', box('    ', 'qt  '), 'mov'],
  ['WebM', matroska('webm'), 'webm'],
  ['Matroska', matroska('matroska'), 'mkv'],
  ['AVI', Buffer.from('RIFF\0\0\0\0AVI LIST', 'latin1'), 'avi'],
  ['a text about pictures', Buffer.from('GIF is a format of the eighties.'), 'txt'],
  ['a drawing in XML', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'txt'],
  ['a web page', Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), 'txt'],
  ['a playlist', Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'), 'txt'],
  ['a list of ffmpeg', Buffer.from('ffconcat version 1.0\nfile /etc/passwd\n'), 'txt'],
  ['UTF-16 without a mark', Buffer.from('Dear diary, today', 'utf16le'), 'txt'],
  ['UTF-8 cut within a character', Buffer.from('naïve 😀').subarray(0, -1), 'txt'],
  ['Shift-JIS', Buffer.from('93fa967b8cea82cc95b68fcd82c582b78142', 'hex'), 'txt'],
  [
    'packed bytes',
    deflateRawSync(Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * index) % 251))),
    undefined,
  ],
  ['a program', Buffer.from('7f454c4602010100000000000000000003003e00', 'hex'), undefined],
  ['sound', Buffer.from('OggS\0\u0002\0\0\0\0\0\0\0\0', 'latin1'), undefined],
  ['nothing', Buffer.alloc(0), undefined],
])('the first bytes identify %s', async ([, head, format]) => {
  expect(await sniffFormat(head)).toBe(format);
});
