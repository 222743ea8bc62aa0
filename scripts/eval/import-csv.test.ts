import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importCsv } from './import-csv.ts';

function fileOf(content: string | Uint8Array): string {
  const file = join(mkdtempSync(join(tmpdir(), 'csv-')), 'texts.csv');
  writeFileSync(file, content);
  return file;
}
const read = (content: string | Uint8Array) =>
  importCsv(fileOf(content)).map(({ id, text, levels }) => [id.replace(/-[0-9a-f]{8}$/, ''), text, levels]);

test('imported scores are put between 0 and 100, and a missing one is left out', () => {
  const csv = 'id,text,openness,neuroticism\nx,"I like it here, mostly.",1,2\ny,I do not.,5,\nz,Perhaps I do.,3,4\n';

  expect(read(csv)).toEqual([
    ['import-x', 'I like it here, mostly.', { openness: 0, neuroticism: 0 }],
    ['import-y', 'I do not.', { openness: 100 }],
    ['import-z', 'Perhaps I do.', { openness: 50, neuroticism: 100 }],
  ]);
});

test('a cell in quotes holds separators, quotes and line breaks, and a quote in a plain cell is a letter', () => {
  expect(read('text,openness\r\n"a, ""b""\nc",3\r\nShe said "no" to it,4\n\n').map(([, text]) => text)).toEqual([
    'a, "b"\nc',
    'She said "no" to it',
  ]);
});

test.for([
  ['semicolons and decimal commas', Buffer.from('text;openness\nOne, two words;1,5\nThree more words;2,5\n')],
  ['tabs', Buffer.from('text\topenness\nOne, two words\t1\nThree more words\t2\n')],
  ['a mark of UTF-8', Buffer.from('\uFEFFtext,openness\n"One, two words",1\nThree more words,2')],
  ['UTF-16', Buffer.from('\uFEFFtext\topenness\r\nOne, two words\t1\r\nThree more words\t2\r\n', 'utf16le')],
  ['names in capitals and spaces', Buffer.from(' Text , OPENNESS\n"One, two words",1\nThree more words,2')],
] as const)('a file with %s is read', ([, bytes]) => {
  expect(read(bytes)).toEqual([
    ['import-row-2', 'One, two words', { openness: 0 }],
    ['import-row-3', 'Three more words', { openness: 100 }],
  ]);
});

test.for([
  ['', 'it is empty'],
  ['a,b\n1,2\n', 'it has no column "text", only a, b'],
  ['text,age\nwords here,2\n', 'it has none of the columns openness'],
  ['text,openness\n', 'it has no row below the head'],
  ['text,text,openness\na,b,1\n', 'it has the column "text" twice'],
  ['text,openness\nfine words,1\nno score cell\n', 'row 3 has 1 cells, and the head has 2'],
  ['text,openness\nfine words,1\n\nwords, with a comma,2\n', 'row 4 has 3 cells, and the head has 2'],
  ['text,openness\nfine words,high\n', 'row 2 has "high" as openness, not a number'],
  ['text,openness\n,3\n', 'row 2 has no text'],
  ['text,openness\n"never closed,3\nmore,4\n', 'row 2 opens a quote that is never closed'],
  ['text,openness\n"closed" early,3\n', 'row 2 has text after a closing quote'],
  ['id,text,openness\na,one text,1\na,another text,2\n', 'row 3 has the id "a" of row 2'],
  ['text,openness,language\nfine words,1,English\n', 'row 2 has the language "english", not two letters'],
])('what is wrong is told by its row: %j', ([content = '', told = '']) => {
  expect(() => read(content)).toThrow(told);
});

test('bytes that are no text are told', () => {
  expect(() => read(Buffer.from([0x74, 0xe9, 0xff]))).toThrow('it is not UTF-8 text');
});

test('the same ids in another file are other cases, and ids are fit for addresses and file names', () => {
  const [one] = importCsv(fileOf(`id,text,openness\n名/../${'x'.repeat(400)},one text,1\n`));
  const [other] = importCsv(fileOf(`id,text,openness\n名/../${'x'.repeat(400)},another text,1\n`));

  expect(one?.id).not.toBe(other?.id);
  expect(one?.id).toMatch(/^[\w-]{1,60}$/);
});
