import { u32le } from './bytes.ts';
import { type CorpusFile, cutShort, documentIn, hostileIn, many, readSeed } from './corpus-file.ts';
import { createRandom } from './random.ts';

/** Saved as "Word 97" by a word processor; their text is known. */
const seeds = [
  {
    file: 'plain.doc',
    text: 'Notes of a long winter\nI write every morning before the house wakes up. The list is never finished, and that is fine.\nNaïve café, Übermut, señor; “quoted” — dash … and €5.\nMy sister says I plan too much. She may be right!',
  },
  {
    file: 'rich.doc',
    text: 'Разное\nПривет, мир. Γειά σου Κόσμε. 你好，世界。 日本語の文章。 한국어 문장.\nfirst point\nsecond point\nleft cell\tright cell\nSmile 😀 and go 🚀 on.',
  },
];

const good = documentIn('doc');
const hostile = hostileIn('doc');

export const goodDocs: CorpusFile[] = seeds.map(({ file, text }) => good(file, text, () => readSeed(file)));

/** Offsets of the compound file header fields that locate the other structures. */
const headerFields = {
  'sector size': 30,
  'small sector size': 32,
  'number of FAT sectors': 44,
  'directory start': 48,
  'small stream limit': 56,
  'small FAT start': 60,
  'number of small FAT sectors': 64,
  'further FAT start': 68,
  'number of further FAT sectors': 72,
  'first FAT sector': 76,
};

const lies = [0, 1, 0x7fffffff, 0xfffffffe, 0xffffffff];

export function hostileDocs(): CorpusFile[] {
  return [
    ...cutShort(goodDocs, /./, 10),
    ...Object.entries(headerFields).flatMap(([name, place]) =>
      lies.map((value) => changed(`${name} of ${value}`, (bytes) => bytes.writeUInt32LE(value, place))),
    ),
    ...[0, 1, 2, 5].map((sector) => chained(`a chain of sectors that ends in ${sector}`, () => sector)),
    chained('a chain in which every sector is its own next', (index) => index),
    chained('a chain that runs backwards', (index) => Math.max(0, index - 1)),
    ...lies.map((value) =>
      changed(`streams that claim ${value} bytes`, (bytes) =>
        eachEntry(bytes, (at) => bytes.writeUInt32LE(value, at + 120)),
      ),
    ),
    ...[0, 1, 3].map((value) =>
      changed(`entries that are all children of ${value}`, (bytes) =>
        eachEntry(bytes, (at) => u32le(value, value, value).copy(bytes, at + 68)),
      ),
    ),
    ...[24, 32, 0x1a2, 0x1a6, 0x4c].flatMap((place) =>
      [0xffffffff, 0x7fffffff, 0].map((value) =>
        changed(`field ${place} of the words is ${value}`, (bytes) => bytes.writeUInt32LE(value, 512 + place)),
      ),
    ),
    hostile('rich text named DOC', () =>
      Buffer.from(
        '{\\rtf1\\ansi {\\field{\\*\\fldinst INCLUDETEXT "/etc/passwd"}} words \\object\\objemb{\\*\\objdata 00}}',
      ),
    ),
    hostile('a page named DOC', () => Buffer.from('<html><body>words</body></html>')),
    hostile('a header and noise', async () =>
      Buffer.concat([(await readSeed('plain.doc')).subarray(0, 512), createRandom(17).bytes(200_000)]),
    ),
    hostile('a header and 40 MB of zeros', async () =>
      Buffer.concat([(await readSeed('plain.doc')).subarray(0, 512), Buffer.alloc(40 * 2 ** 20)]),
    ),
  ];
}

const changed = (name: string, change: (bytes: Buffer) => unknown): CorpusFile =>
  hostile(name, async () => {
    const bytes = Buffer.from(await readSeed('plain.doc'));
    change(bytes);
    return bytes;
  });

/** Says of each sector which one follows it. */
const chained = (name: string, next: (index: number) => number): CorpusFile =>
  changed(name, (bytes) => {
    const fat = 512 + bytes.readUInt32LE(76) * 512;
    u32le(...many(128, next)).copy(bytes, fat);
  });

function eachEntry(bytes: Buffer, change: (at: number) => unknown): void {
  const directory = 512 + bytes.readUInt32LE(48) * 512;
  for (let at = directory; at < directory + 512 && at + 128 <= bytes.length; at += 128) change(at);
}
