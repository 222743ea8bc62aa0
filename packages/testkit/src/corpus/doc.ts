import { type CorpusFile, goodIn, hostileIn, readSeed, spreadOver } from './corpus-file.ts';
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

const good = goodIn('doc');
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
    ...seeds.flatMap(({ file }) =>
      spreadOver(100, 10).map((percent) =>
        hostile(`${file} cut at ${percent} %`, 'the end is missing', async () => {
          const whole = await readSeed(file);
          return whole.subarray(0, Math.floor((whole.length * percent) / 100));
        }),
      ),
    ),
    ...Object.entries(headerFields).flatMap(([name, place]) =>
      lies.map((value) =>
        hostile(`${name} of ${value}`, 'the header lies', () => changed((bytes) => bytes.writeUInt32LE(value, place))),
      ),
    ),
    ...[0, 1, 2, 5].map((sector) =>
      hostile(`a chain of sectors that ends in ${sector}`, 'endless chain', () =>
        changed((bytes) => fillFat(bytes, () => sector)),
      ),
    ),
    hostile('a chain in which every sector is its own next', 'endless chain', () =>
      changed((bytes) => fillFat(bytes, (index) => index)),
    ),
    hostile('a chain that runs backwards', 'endless chain', () =>
      changed((bytes) => fillFat(bytes, (index) => Math.max(0, index - 1))),
    ),
    ...lies.map((value) =>
      hostile(`streams that claim ${value} bytes`, 'the size lies', () =>
        changed((bytes) => eachEntry(bytes, (at) => bytes.writeUInt32LE(value, at + 120))),
      ),
    ),
    ...[0, 1, 3].map((value) =>
      hostile(`entries that are all children of ${value}`, 'endless tree', () =>
        changed((bytes) =>
          eachEntry(bytes, (at) => {
            for (const place of [68, 72, 76]) bytes.writeUInt32LE(value, at + place);
          }),
        ),
      ),
    ),
    ...[24, 32, 0x1a2, 0x1a6, 0x4c].flatMap((place) =>
      [0xffffffff, 0x7fffffff, 0].map((value) =>
        hostile(`field ${place} of the words is ${value}`, 'the place lies', () =>
          changed((bytes) => bytes.writeUInt32LE(value, 512 + place)),
        ),
      ),
    ),
    hostile('rich text named DOC', 'is something else', () =>
      Buffer.from(
        '{\\rtf1\\ansi {\\field{\\*\\fldinst INCLUDETEXT "/etc/passwd"}} words \\object\\objemb{\\*\\objdata 00}}',
      ),
    ),
    hostile('a page named DOC', 'is something else', () => Buffer.from('<html><body>words</body></html>')),
    hostile('a header and noise', 'is something else', async () =>
      Buffer.concat([(await readSeed('plain.doc')).subarray(0, 512), createRandom(17).bytes(200_000)]),
    ),
    hostile('a header and 40 MB of zeros', 'memory', async () =>
      Buffer.concat([(await readSeed('plain.doc')).subarray(0, 512), Buffer.alloc(40 * 2 ** 20)]),
    ),
  ];
}

async function changed(change: (bytes: Buffer) => unknown): Promise<Buffer> {
  const bytes = Buffer.from(await readSeed('plain.doc'));
  change(bytes);
  return bytes;
}

function fillFat(bytes: Buffer, next: (index: number) => number): void {
  const fat = 512 + bytes.readUInt32LE(76) * 512;
  for (let index = 0; index < 128 && fat + index * 4 + 4 <= bytes.length; index++)
    bytes.writeUInt32LE(next(index), fat + index * 4);
}

function eachEntry(bytes: Buffer, change: (at: number) => unknown): void {
  const directory = 512 + bytes.readUInt32LE(48) * 512;
  for (let at = directory; at < directory + 512 && at + 128 <= bytes.length; at += 128) change(at);
}
