import type { ErrorCode } from '@app/contract/errors';
import { AppError } from '@app/core/errors/app-error';
import { expect, test } from 'vitest';
import { createJsonUploadScanner } from './json-upload-scanner.ts';

const MAX_BYTES = 1_000;

type Result = { file: string; fields: unknown } | { code: ErrorCode };

/** One byte at a time, so that every possible split occurs. */
function scan(body: string | Buffer, pieceBytes = 1, field = 'fileData'): Result {
  const scanner = createJsonUploadScanner(field, MAX_BYTES);
  const bytes = Buffer.from(body);
  const file: Buffer[] = [];
  try {
    for (let start = 0; start < bytes.length; start += pieceBytes)
      file.push(scanner.push(bytes.subarray(start, start + pieceBytes)));
    return { fields: scanner.end(), file: Buffer.concat(file).toString() };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code };
    throw error;
  }
}

const FILE = 'data:text/plain;base64,d29yZHM=';

test.for([
  ['alone', `{"fileData":"${FILE}"}`, {}],
  ['before the others', `{"fileData":"${FILE}","a":1,"b":[{"c":null}]}`, { a: 1, b: [{ c: null }] }],
  ['behind the others', ` {\n"a" : "x\\"y" ,\t"fileData" :\r\n"${FILE}" } `, { a: 'x"y' }],
  ['with a name in escapes', `{"\\u0066ile\\u0044ata":"${FILE}"}`, {}],
  ['with slashes and plus signs in escapes', `{"fileData":"data:text\\/plain;base64,d29y\\u005aH\\u004d\\u003D"}`, {}],
  ['without a type', `{"fileData":"data:;base64,d29yZHM="}`, {}],
  ['with a set of characters', `{"fileData":"data:text/plain;charset=utf-8;base64,d29yZHM="}`, {}],
  ['beside its own name further down', `{"a":{"fileData":"no"},"fileData":"${FILE}"}`, { a: { fileData: 'no' } }],
  ['beside its own name as a value', `{"a":"fileData","fileData":"${FILE}"}`, { a: 'fileData' }],
  ['beside a field that comes twice', `{"a":1,"fileData":"${FILE}","a":"é😀"}`, { a: 'é😀' }],
] as const)('a file is found %s in chunks of any size', ([, body, fields]) => {
  const results = [1, 2, 3, 7, 1_000].map((pieceBytes) => scan(body, pieceBytes));

  expect(new Set(results.map((result) => JSON.stringify(result)))).toEqual(
    new Set([JSON.stringify({ fields, file: 'words' })]),
  );
});

test.for([
  ['nothing', '', 'BAD_REQUEST'],
  ['a list', `["fileData","${FILE}"]`, 'BAD_REQUEST'],
  ['a string', `"${FILE}"`, 'BAD_REQUEST'],
  ['null', 'null', 'BAD_REQUEST'],
  ['half of a body', `{"fileData":"data:text/plain;base64,d29y`, 'BAD_REQUEST'],
  ['a body without its last brace', `{"fileData":"${FILE}"`, 'BAD_REQUEST'],
  ['something behind the body', `{"fileData":"${FILE}"} x`, 'BAD_REQUEST'],
  ['a second body', `{"fileData":"${FILE}"}{}`, 'BAD_REQUEST'],
  ['the file twice', `{"fileData":"${FILE}","fileData":"${FILE}"}`, 'BAD_REQUEST'],
  ['the file twice, once in escapes', `{"fileData":null,"fil\\u0065Data":"${FILE}"}`, 'BAD_REQUEST'],
  ['two values', `{"fileData":"${FILE}" "x"}`, 'BAD_REQUEST'],
  ['no comma', `{"fileData":"${FILE}""a":1}`, 'BAD_REQUEST'],
  ['a key for a value', `{"fileData":"${FILE}":1}`, 'BAD_REQUEST'],
  ['an unknown escape', `{"fileData":"data:text/plain;base64,d29y\\x41"}`, 'BAD_REQUEST'],
  ['a cut escape', `{"fileData":"data:text/plain;base64,d29y\\u00"}`, 'BAD_REQUEST'],
  ['an escape of another script', `{"fileData":"data:text/plain;base64,\\u0464AAA"}`, 'BAD_REQUEST'],
  ['a space in the file', `{"fileData":"data:text/plain;base64,d29y ZHM="}`, 'BAD_REQUEST'],
  ['a line break in the file', `{"fileData":"data:text/plain;base64,d29y\\nZHM="}`, 'BAD_REQUEST'],
  ['a raw line break in the file', `{"fileData":"data:text/plain;base64,d29y\nZHM="}`, 'BAD_REQUEST'],
  ['letters of the URL alphabet', `{"fileData":"data:text/plain;base64,d2-_ZHM="}`, 'BAD_REQUEST'],
  ['the same in the last group', `{"fileData":"data:text/plain;base64,d2-_"}`, 'BAD_REQUEST'],
  ['a character beyond ASCII', `{"fileData":"data:text/plain;base64,d29yZéHM="}`, 'BAD_REQUEST'],
  ['missing padding', `{"fileData":"data:text/plain;base64,d29yZHM"}`, 'BAD_REQUEST'],
  ['too much padding', `{"fileData":"data:text/plain;base64,d29yZ==="}`, 'BAD_REQUEST'],
  ['padding of nothing', `{"fileData":"data:text/plain;base64,===="}`, 'BAD_REQUEST'],
  ['padding in the middle', `{"fileData":"data:text/plain;base64,ZA==d29y"}`, 'BAD_REQUEST'],
  ['an address', '{"fileData":"https://elsewhere.example/a,b"}', 'BAD_REQUEST'],
  ['no header', '{"fileData":"d29yZHM="}', 'BAD_REQUEST'],
  ['a file that is not in base64', '{"fileData":"data:text/plain,words"}', 'BAD_REQUEST'],
  ['a header without end', `{"fileData":"data:${'a'.repeat(300)},d29y"}`, 'BAD_REQUEST'],
  ['no file', '{"a":1}', 'FILE_MISSING'],
  ['null as file', '{"fileData":null}', 'FILE_MISSING'],
  ['an object as file', `{"fileData":{"fileData":"${FILE}"}}`, 'FILE_MISSING'],
  ['a list as file', `{"fileData":["${FILE}"]}`, 'FILE_MISSING'],
  ['an empty string as file', '{"fileData":""}', 'FILE_MISSING'],
  ['an empty file', '{"fileData":"data:text/plain;base64,"}', 'FILE_MISSING'],
  ['a file under another name', `{"mediaData":"${FILE}"}`, 'FILE_MISSING'],
] as const)('%s is refused', ([, body, code]) => {
  const results = [1, 2, 5, 1_000].map((pieceBytes) => scan(body, pieceBytes));

  expect(new Set(results.map((result) => JSON.stringify(result)))).toEqual(new Set([JSON.stringify({ code })]));
});

test.for([
  ['a data URL', 'data:image/png;base64,d29yZHM=', { file: 'words', fields: {} }],
  ['plain base64', 'd29yZHM=', { file: 'words', fields: {} }],
  [
    'plain base64 with the letters of a header',
    'datadataZGF0',
    { file: Buffer.from('datadataZGF0', 'base64').toString(), fields: {} },
  ],
  ['four letters of a header', 'data', { file: Buffer.from('data', 'base64').toString(), fields: {} }],
  ['an address', 'https://elsewhere.example/a,b', { code: 'BAD_REQUEST' }],
  ['a header alone', 'data:', { code: 'BAD_REQUEST' }],
  ['a header that is not base64', 'data:text/plain,words', { code: 'BAD_REQUEST' }],
  ['half of a group', 'dat', { code: 'BAD_REQUEST' }],
  ['nothing', '', { code: 'FILE_MISSING' }],
] as const)('a picture or clip as %s is decoded or refused', ([, value, expected]) => {
  const results = [1, 2, 3, 5, 1_000].map((pieceBytes) => scan(`{"mediaData":"${value}"}`, pieceBytes, 'mediaData'));

  expect(results).toEqual(results.map(() => expected));
});

test('a file of exactly the limit is accepted, one byte more is refused', () => {
  const body = (bytes: number) =>
    `{"fileData":"data:;base64,${Buffer.alloc(bytes, 'a').toString('base64')}","a":"${'a'.repeat(100)}"}`;

  expect(scan(body(MAX_BYTES), 50)).toMatchObject({ file: 'a'.repeat(MAX_BYTES) });
  expect(scan(body(MAX_BYTES + 1), 50)).toEqual({ code: 'FILE_TOO_LARGE' });
});

test('a file over the limit is refused as soon as it exceeds it', () => {
  const scanner = createJsonUploadScanner('fileData', MAX_BYTES);
  scanner.push(Buffer.from('{"fileData":"data:;base64,'));

  const more = () => scanner.push(Buffer.alloc(2_000, 'A'));

  expect(more).toThrow(new AppError('FILE_TOO_LARGE'));
});

test('64 KB of other fields are accepted, one byte more is refused', () => {
  const body = (chars: number) => `{"a":"${'a'.repeat(chars)}","fileData":"${FILE}"}`;
  const around = body(0).length - `"${FILE}"`.length + 'null'.length;

  expect(scan(body(65_536 - around), 999)).toMatchObject({ file: 'words' });
  expect(scan(body(65_537 - around), 999)).toEqual({ code: 'BODY_TOO_LARGE' });
});

test('a __proto__ key stays an ordinary key', () => {
  const result = scan(`{"__proto__":{"isAdmin":true},"fileData":"${FILE}"}`);

  const { fields } = result as { fields: object };
  expect(Object.keys(fields)).toEqual(['__proto__']);
  expect('isAdmin' in fields).toBe(false);
  expect('isAdmin' in {}).toBe(false);
});

test.for([
  ['undefined before the file begins', '{"a":1,"fileData":', undefined],
  ['those that precede the file', `{"a":1,"b":"é","fileData":"${FILE}`, { a: 1, b: 'é', fileData: null }],
  ['unchanged at the end of the body', `{"a":1,"fileData":"${FILE}","c":2}`, { a: 1, fileData: null }],
  ['empty for a malformed body', `{"a":,"fileData":"${FILE}`, {}],
] as const)('fields before the file: %s', ([, body, fields]) => {
  const scanner = createJsonUploadScanner('fileData', MAX_BYTES);

  for (const byte of Buffer.from(body)) scanner.push(Buffer.from([byte]));

  expect(scanner.fieldsBeforeFile()).toEqual(fields);
});
