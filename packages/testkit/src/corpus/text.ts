import { execFile } from 'node:child_process';
import { joined } from './bytes.ts';
import { type CorpusFile, documentIn, hostileIn } from './corpus-file.ts';
import { createRandom } from './random.ts';
import { englishLines, manyScripts } from './samples.ts';

const good = documentIn('txt');
const hostile = hostileIn('txt');
const fiftyMegabytes = 50 * 2 ** 20;

const english = englishLines.join('\n');
const every = [...englishLines, ...manyScripts].join('\n');
const western = `${english}\nNaïve café, Übermut, señor; “quoted” — dash … and €5. Déjà vu, garçon, Grüße aus Köln.`;
const russian =
  'Сегодня я проснулся рано и долго думал о том, что будет дальше.\nМоя сестра говорит, что я слишком много планирую; возможно, она права.\nЗавтра мы поедем за город, и я не возьму с собой телефон.';
const japanese =
  '毎朝、家の人が起きる前に日記を書きます。\n予定が多すぎると妹に言われますが、たぶん正しいです。\n明日は電車で海へ行って、電話を持たずに一日を過ごします。';
const chinese =
  '我每天早上在家人起床之前写日记。\n妹妹说我计划得太多，她也许是对的。\n明天我们坐火车去海边，我不带手机，想安静地过一天。';
const traditional =
  '我每天早上在家人起床之前寫日記。\n妹妹說我計劃得太多，她也許是對的。\n明天我們坐火車去海邊，我不帶手機，想安靜地過一天。';
const greek =
  'Σήμερα ξύπνησα νωρίς και σκέφτηκα πολλή ώρα τι θα γίνει μετά.\nΗ αδελφή μου λέει ότι σχεδιάζω πάρα πολύ και ίσως έχει δίκιο.\nΑύριο θα πάμε στη θάλασσα με το τρένο.';
const arabic =
  'استيقظت اليوم مبكرا وفكرت طويلا في ما سيأتي بعد ذلك.\nتقول أختي إنني أخطط كثيرا وقد تكون على حق.\nغدا نذهب إلى البحر بالقطار بلا هاتف.';

const encodings: [string, string, string][] = [
  ['Windows-1252', 'CP1252', western],
  ['Windows-1251', 'CP1251', russian],
  ['KOI8-R', 'KOI8-R', russian],
  ['Shift-JIS', 'SHIFT_JIS', japanese],
  ['EUC-JP', 'EUC-JP', japanese],
  ['GB18030', 'GB18030', chinese],
  ['Big5', 'BIG5', traditional],
  ['ISO-8859-7', 'ISO-8859-7', greek],
  ['Windows-1256', 'CP1256', arabic],
];

const utf16 = (text: string, mark = ''): Buffer => Buffer.from(mark + text, 'utf16le');

export const goodTexts: CorpusFile[] = [
  good('UTF-8', every, () => Buffer.from(every)),
  good('UTF-8 with a mark', every, () => Buffer.from(`\uFEFF${every}`)),
  good('UTF-16 LE', every, () => utf16(every)),
  good('UTF-16 LE with a mark', every, () => utf16(every, '\uFEFF')),
  good('UTF-16 BE', every, () => utf16(every).swap16()),
  good('UTF-16 BE with a mark', every, () => utf16(every, '\uFEFF').swap16()),
  good('18 bytes of Windows-1252', 'café, naïve, señor', () => Buffer.from('café, naïve, señor', 'latin1')),
  good('lines of Windows', every, () => Buffer.from(every.replaceAll('\n', '\r\n'))),
  ...encodings.map(([name, label, text]) => good(name, text, () => encode(text, label))),
];

export function hostileTexts(): CorpusFile[] {
  const random = createRandom(23);
  const escapes = '\u001b]0;owned\u0007\u001b[2J\u001b[31m\u009b6n';
  const marks = {
    'UTF-8': 'efbbbf',
    'UTF-16 LE': 'fffe',
    'UTF-16 BE': 'feff',
    'UTF-32 LE': 'fffe0000',
    'UTF-32 BE': '0000feff',
    'UTF-7': '2b2f76382d',
  };
  const broken = {
    'overlong slash': 'c0afe080aff08080af',
    'lone surrogates': 'eda080edb080',
    'bytes that begin nothing': '80bffeff',
    'beyond every character': 'f4908080f7bfbfbf',
    'cut characters': 'e282f09f98',
    noncharacters: 'efbfbeefbfbff09fbfbf',
  };
  const floods = { NULs: 0, 'line feeds': 10, spaces: 32, 'high bytes': 255, 'letters in one line': 97 };
  return [
    ...[1, 16, 400, 5_000, 100_000, 3_000_000].map((bytes) => {
      const seed = random.whole(2 ** 31);
      return hostile(`${bytes} random bytes`, () => createRandom(seed).bytes(bytes));
    }),
    ...Object.entries(floods).flatMap(([name, byte]) =>
      [1_000, fiftyMegabytes].map((bytes) => hostile(`${bytes} ${name}`, () => Buffer.alloc(bytes, byte))),
    ),
    hostile('one byte over 50 MB', () => Buffer.alloc(fiftyMegabytes + 1, 'words and more '.repeat(9))),
    hostile('50 MB of accents', () => Buffer.alloc(fiftyMegabytes, 'déjà vu, garçon. ', 'latin1')),
    hostile('50 MB of Japanese', async () => Buffer.alloc(fiftyMegabytes, await encode(japanese, 'SHIFT_JIS'))),
    hostile('50 MB of smiles', () => Buffer.alloc(fiftyMegabytes, '😀')),
    hostile('50 MB that end in one bad byte', () =>
      Buffer.concat([Buffer.alloc(fiftyMegabytes - 1, 'words '), Buffer.from([0xff])]),
    ),
    ...Object.entries(marks).flatMap(([name, mark]) => [
      hostile(`only the mark of ${name}`, () => Buffer.from(mark, 'hex')),
      hostile(`the mark of ${name} before words in UTF-8`, () =>
        Buffer.concat([Buffer.from(mark, 'hex'), Buffer.from(every)]),
      ),
      hostile(`the mark of ${name} before noise`, () =>
        joined(Buffer.from(mark, 'hex'), createRandom(29).bytes(2_001)),
      ),
    ]),
    ...Object.entries(broken).flatMap(([name, hex]) => [
      hostile(name, () => Buffer.from(hex, 'hex')),
      hostile(`${name} among words`, () => joined(english, Buffer.from(hex, 'hex'), english)),
    ]),
    hostile('lone surrogates in UTF-16', () => utf16(`\uFEFF${english}\uD800 \uDC00 \uDFFF\uD800`)),
    hostile('an odd number of bytes in UTF-16', () => utf16(`\uFEFF${english}`).subarray(0, -1)),
    hostile('commands for a terminal', () => Buffer.from(escapes + english)),
    hostile('words that turn around', () => Buffer.from(`\u202E\u2066\u200B${english}\u{E0041}\u{E007F}`)),
    hostile('NULs between words', () => Buffer.from(english.replaceAll(' ', '\u0000'))),
    ...[' ', '\t', '\n', '\r', ' \n', '\u00a0'].map((blank) =>
      hostile(`a million of ${JSON.stringify(blank)} between two words`, () =>
        Buffer.from(`word${blank.repeat(1_000_000)}word`),
      ),
    ),
    hostile('50 MB of high bytes after a page of words', () =>
      Buffer.concat([Buffer.alloc(99_999, 'words and more '), Buffer.alloc(fiftyMegabytes - 99_999, 255)]),
    ),
    hostile('nothing', () => Buffer.alloc(0)),
    hostile('a program', () => joined('\u007fELF\u0002', random.bytes(9_000))),
    hostile('a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')),
  ];
}

/** Uses iconv, because it shares no code with the reader under test. */
function encode(text: string, label: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = execFile('/usr/bin/iconv', ['-f', 'UTF-8', '-t', label], { encoding: 'buffer' }, (error, bytes) =>
      error ? reject(new Error(`iconv failed for ${label}`, { cause: error })) : resolve(bytes),
    );
    child.stdin?.end(text);
  });
}
