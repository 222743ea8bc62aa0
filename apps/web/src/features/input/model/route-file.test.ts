import { MAX_FILE_BYTES } from '@app/contract/limits';
import type { PageWords } from '@app/words/catalogue';
import { page } from '@app/words/en/index';
import { beforeAll, expect, test } from 'vitest';
import { setStrings } from '../../../words/strings.ts';
import { routeFile, routeFiles } from './route-file.ts';

beforeAll(() => setStrings(page as unknown as PageWords));

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const file = (name: string, type = '', size = 1) => ({ name, type, size });
const unsupported = {
  refused: {
    title: 'Unsupported File Type',
    description: 'Please upload an image, video, PDF, DOC, DOCX, or TXT file.',
  },
};

test.for([
  ['a.jpg', 'image/jpeg', 'image'],
  ['a.png', 'image/png', 'image'],
  ['a.heic', 'image/heic', 'image'],
  ['a.mp4', 'video/mp4', 'video'],
  ['a.mov', 'video/quicktime', 'video'],
  ['a.pdf', 'application/pdf', 'document'],
  ['a.doc', 'application/msword', 'document'],
  ['a.docx', WORD, 'document'],
  ['a.txt', 'text/plain', 'document'],
  ['a.txt', 'Text/Plain; charset=utf-8', 'document'],
])('%s of type %s goes to the %s analysis', ([name, type, kind]) => {
  expect(routeFile(file(name ?? '', type))).toEqual({ to: kind });
});

test.for([
  ['IMG_1.HEIC', 'image'],
  ['clip.MOV', 'video'],
  ['letter.v2.docx', 'document'],
  ['notes.TXT', 'document'],
])('%s without a MIME type is recognised by its extension as %s', ([name, kind]) => {
  expect(routeFile(file(name ?? ''))).toEqual({ to: kind });
});

test('the MIME type outranks the extension', () => {
  expect(routeFile(file('a.pdf', 'image/png'))).toEqual({ to: 'image' });
});

test('a document with an unknown MIME type is recognised by its extension', () => {
  expect(routeFile(file('a.docx', 'application/wps-office.docx'))).toEqual({ to: 'document' });
});

test.for([
  ['a.zip', 'application/zip'],
  ['a.mp3', 'audio/mpeg'],
  ['a.html', 'text/html'],
  ['a.md', 'text/markdown'],
  ['pdf', ''],
  ['a.pdf.exe', ''],
  ['', ''],
])('%s of type %s is refused as unsupported', ([name, type]) => {
  expect(routeFile(file(name ?? '', type))).toEqual(unsupported);
});

test('50 MB are accepted, one byte more is refused', () => {
  expect(routeFile(file('a.png', 'image/png', MAX_FILE_BYTES))).toEqual({ to: 'image' });
  expect(routeFile(file('a.png', 'image/png', MAX_FILE_BYTES + 1))).toEqual({
    refused: { title: 'File Too Large', description: 'Please upload a file of 50MB or less.' },
  });
});

test('a file that is too large and of a wrong type is refused for its type', () => {
  expect(routeFile(file('a.zip', 'application/zip', MAX_FILE_BYTES + 1))).toEqual(unsupported);
});

test('the media picker accepts only images and videos', () => {
  expect(routeFile(file('a.mp4', 'video/mp4'), 'media')).toEqual({ to: 'video' });
  expect(routeFile(file('a.pdf', 'application/pdf'), 'media')).toEqual({
    refused: { title: 'Unsupported File Type', description: 'Please upload an image or video file.' },
  });
});

test.for(['a.pdf', 'a.doc', 'a.DOCX', 'a.txt'])('text is extracted from %s with any MIME type', (name) => {
  expect(routeFile(file(name, 'application/octet-stream'), 'extraction')).toEqual({ to: 'document' });
});

test.for([
  ['a.png', 'image/png'],
  ['a.log', 'text/plain'],
  ['README', 'text/plain'],
])('no text is extracted from %s', ([name, type]) => {
  expect(routeFile(file(name ?? '', type), 'extraction')).toEqual({
    refused: { title: 'Unsupported File', description: 'Please upload a PDF, DOC, DOCX, or TXT file' },
  });
});

test('a drop of one file returns the file with its route', () => {
  const only = file('a.png', 'image/png');

  expect(routeFiles([only])).toEqual({ to: 'image', file: only });
});

test('a drop of several files is refused', () => {
  expect(routeFiles([file('a.png', 'image/png'), file('b.png', 'image/png')])).toEqual({
    refused: { title: 'One File Only', description: 'Please upload one file at a time.' },
  });
});
