import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importCsv } from './import-csv.ts';

function importText(content: string | Uint8Array) {
  const file = join(mkdtempSync(join(tmpdir(), 'csv-')), 'texts.csv');
  writeFileSync(file, content);
  return importCsv(file);
}
const read = (content: string) =>
  importText(content).map(({ id, text, levels }) => [id.replace(/-[0-9a-f]{8}$/, ''), text, levels]);

test('imported scores are scaled to 0 to 100, and missing scores are left out', () => {
  const csv = 'id,text,openness,neuroticism\nx,"I like it here, mostly.",1,2\ny,I do not.,5,\nz,Perhaps I do.,3,4\n';

  expect(read(csv)).toEqual([
    ['import-x', 'I like it here, mostly.', { openness: 0, neuroticism: 0 }],
    ['import-y', 'I do not.', { openness: 100 }],
    ['import-z', 'Perhaps I do.', { openness: 50, neuroticism: 100 }],
  ]);
});

test.for([
  ['semicolons and decimal commas', 'text;openness\nOne, two words;1,5\nThree more words;2,5\n'],
  ['tabs', 'text\topenness\nOne, two words\t1\nThree more words\t2\n'],
  ['a mark of UTF-8', '\uFEFFtext,openness\n"One, two words",1\nThree more words,2'],
  ['names in capitals and spaces', ' Text , OPENNESS\r\n"One, two words",1\r\nThree more words,2'],
] as const)('a file with %s is read', ([, csv]) => {
  expect(read(csv)).toEqual([
    ['import-row-2', 'One, two words', { openness: 0 }],
    ['import-row-3', 'Three more words', { openness: 100 }],
  ]);
});

test.for([
  ['a,b\n1,2\n', 'it has no column "text", only a, b'],
  ['text,age\nwords here,2\n', 'it has none of the columns openness'],
  ['text,openness\n', 'it has no row below the head'],
  ['text,text,openness\na,b,1\n', 'it has the column "text" twice'],
  ['text,openness\nfine words,1\n\nwords, with a comma,2\n', 'got 3 on line 4'],
  ['text,openness\n\nfine words,high\n', 'row 3 has "high" as openness, not a number'],
  ['text,openness\n,3\n', 'row 2 has no text'],
  ['text,openness\n"never closed,3\nmore,4\n', 'Quote Not Closed'],
  ['id,text,openness\na,one text,1\na,another text,2\n', 'the id "a" stands in two rows'],
  ['text,openness,language\nfine words,1,English\n', 'row 2 has the language "english", not two letters'],
  [Buffer.from([0x74, 0xe9, 0xff]), 'it is not UTF-8 text'],
] as const)('an invalid file is refused, and the error says where and why: %j', ([content, message]) => {
  expect(() => importText(content)).toThrow(message);
});

test('equal ids in two files name different cases, and ids are valid in URLs and file names', () => {
  const csv = (text: string): string => `id,text,openness\n名/../${'x'.repeat(400)},${text},1\n`;
  const [one] = importText(csv('one text'));
  const [other] = importText(csv('another text'));

  expect(one?.id).not.toBe(other?.id);
  expect(one?.id).toMatch(/^[\w-]{1,60}$/);
});
