import { type Deflated, deflateRepeated, type Repeated } from './bombs.ts';
import { type CorpusFile, cutShort, hostileIn, entityBomb, many, type Trap } from './corpus-file.ts';
import { documentHead, documentTail, externalRelation, frame, paragraph, writeDocx, writeDocxOf } from './docx.ts';
import { goodDocx } from './good-docx.ts';
import { createRandom } from './random.ts';
import { englishLines } from './samples.ts';
import { writeZip, type ZipEntry } from './write-zip.ts';

const hostile = hostileIn('docx');
const words = englishLines.map((line) => paragraph(line)).join('');
const megabyte = Buffer.alloc(2 ** 20, 'a');
const main = 'word/document.xml';

export function hostileDocx(trap: Trap): CorpusFile[] {
  const cut = cutShort(goodDocx, /plain|2000/, 8);
  return [bombs(), forged(), nested(), entities(trap), names(), outside(trap), cut, odd()].flat();
}

/** A DOCX file whose main document is a few bytes packed and very many unpacked. */
const bomb = (content: Repeated): Buffer => writeDocxOf(bombed(content));
const bombed = ({ head = documentHead, tail = '', ...repeated }: Repeated): Deflated =>
  deflateRepeated({ head, ...repeated, tail: tail + documentTail });

function bombs(): CorpusFile[] {
  const oneRun = { head: `${documentHead}<w:p><w:r><w:t>`, tail: '</w:t></w:r></w:p>' };
  const small = Buffer.from(paragraph('a').repeat(1_000));
  const empty = Buffer.from('<w:p/>'.repeat(1_000));
  return [
    ...[16, 64, 200, 1_024].map((times) =>
      hostile(`${times} MB in one run`, () => bomb({ ...oneRun, block: megabyte, times })),
    ),
    ...[20, 320, 1_000, 10_000].map((times) => hostile(`${times},000 paragraphs`, () => bomb({ block: small, times }))),
    ...[1_000, 20_000].map((times) => hostile(`${times},000 empty paragraphs`, () => bomb({ block: empty, times }))),
    ...[64, 1_024].flatMap((times) => {
      const beside = (name: string): Buffer =>
        writeDocx(words, [{ name: `word/${name}`, data: deflateRepeated({ block: megabyte, times }) }]);
      const within = (head: string, tail: string): Buffer =>
        bomb({ head: documentHead + head, block: megabyte, times, tail });
      const spaces = Buffer.alloc(2 ** 20, 32);
      return [
        hostile(`a picture of ${times} MB beside the words`, () => beside('media/image1.png')),
        hostile(`styles of ${times} MB`, () => beside('styles.xml')),
        hostile(`${times} MB of spaces before the words`, () =>
          bomb({ head: '', block: spaces, times, tail: documentHead + words }),
        ),
        hostile(`an attribute of ${times} MB`, () => within('<w:p a="', '"/>')),
        hostile(`a comment of ${times} MB`, () => within('<!--', `-->${words}`)),
        hostile(`a name of ${times} MB`, () => within('<', '/>')),
      ];
    }),
    hostile('a million blanks between two words', () => writeDocx(paragraph(`word${' '.repeat(1_000_000)}word`))),
    ...[100, 3_000].map((count) =>
      hostile(`${count} entries of one MB`, () => {
        const data = deflateRepeated({ block: megabyte, times: 1 });
        return writeDocx(
          words,
          many(count, (index) => ({ name: `word/media/${index}.bin`, data })),
        );
      }),
    ),
  ];
}

/** The ZIP directory contradicts the bytes. */
function forged(): CorpusFile[] {
  const large = (): Deflated => bombed({ block: Buffer.from(paragraph('a').repeat(10_000)), times: 2_000 });
  const lying = (entry: Partial<ZipEntry>): Buffer => writeZip([...frame(), { name: main, data: large(), ...entry }]);
  const honest = (entry: Partial<ZipEntry>): Buffer =>
    writeZip([...frame(), { name: main, data: documentHead + words + documentTail, ...entry }]);
  return [
    ...[0, 1, 1_000, 2 ** 32 - 1].map((claimedBytes) =>
      hostile(`a bomb that claims ${claimedBytes} bytes`, () => lying({ claimedBytes })),
    ),
    ...[0, 10, 2 ** 31].map((claimedPackedBytes) =>
      hostile(`a bomb that claims ${claimedPackedBytes} packed bytes`, () => lying({ claimedPackedBytes })),
    ),
    hostile('a checksum that lies', () => honest({ claimedCrc: 1 })),
    ...[0, 1, 2_000, 65_535].map((claimedEntries) =>
      hostile(`claims ${claimedEntries} entries`, () => writeDocx(words, [], { claimedEntries })),
    ),
    ...[0, 9, 2 ** 31, 2 ** 32 - 1].map((directoryAt) =>
      hostile(`the directory at ${directoryAt}`, () => writeDocx(words, [], { directoryAt })),
    ),
    ...[99, 12, 14, 95, 1].map((method) => hostile(`packed by method ${method}`, () => honest({ method }))),
    ...[1, 0x41, 0x2001].map((flags) => hostile(`locked by flags ${flags}`, () => honest({ flags }))),
    ...['ffffffffffffffff', '0000000000000080', '0000000000000000'].map((size) =>
      hostile(`64-bit size ${size}`, () =>
        honest({
          claimedBytes: 2 ** 32 - 1,
          claimedPackedBytes: 2 ** 32 - 1,
          extra: Buffer.from(`01001000${size}${size}`, 'hex'),
        }),
      ),
    ),
    ...[100, 1_900, 10_000].map((count) =>
      hostile(`${count} entries over the same bytes`, () => {
        const data = deflateRepeated({ block: megabyte, times: 60 });
        const shared = many(count, (index) => ({ name: `word/${index}.xml`, data, at: 0 }));
        const own = { name: main, data: documentHead + words + documentTail };
        return writeZip([{ name: 'word/first.xml', data }, ...shared, ...frame(), own]);
      }),
    ),
    ...[2_001, 60_001].map((count) =>
      hostile(`${count} entries`, () =>
        writeDocx(
          words,
          many(count, (index) => ({ name: `word/${index}.xml`, data: '' })),
        ),
      ),
    ),
    hostile('the words twice, the second a bomb', () => writeDocx(words, [{ name: main, data: large() }])),
  ];
}

function nested(): CorpusFile[] {
  const wrap = (open: string, close: string, depth: number): Buffer =>
    writeDocx(open.repeat(depth) + paragraph('deep') + close.repeat(depth));
  const shells: Record<string, [string, string]> = {
    tables: ['<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'],
    insertions: ['<w:ins>', '</w:ins>'],
    'text boxes': ['<w:p><w:r><w:pict><v:textbox><w:txbxContent>', '</w:txbxContent></v:textbox></w:pict></w:r></w:p>'],
    choices: ['<mc:AlternateContent><mc:Choice Requires="wps">', '</mc:Choice></mc:AlternateContent>'],
  };
  const zipInZip = (depth: number): Buffer => {
    let inner = writeDocx(words);
    for (let level = 0; level < depth; level++) inner = writeZip([{ name: 'inner.docx', data: inner }, ...frame()]);
    return inner;
  };
  return [
    ...Object.entries(shells).flatMap(([name, [open, close]]) =>
      [200, 20_000, 200_000].map((depth) => hostile(`${depth} nested ${name}`, () => wrap(open, close, depth))),
    ),
    hostile('a million open elements', () => writeDocxOf(documentHead + '<w:p>'.repeat(1_000_000))),
    ...[1, 50].map((depth) => hostile(`a zip ${depth} zips deep`, () => zipInZip(depth))),
    hostile('200,000 attributes', () => writeDocx(`<w:p ${many(200_000, (index) => `a${index}=""`).join(' ')}/>`)),
    hostile('100,000 names of spaces', () =>
      writeDocx(`<w:p ${many(100_000, (index) => `xmlns:a${index}="u${index}"`).join(' ')}/>`),
    ),
  ];
}

function entities({ port }: Trap): CorpusFile[] {
  const head = documentHead.replace(/^.*?\?>/, '');
  const withType = (type: string, body: string): Buffer =>
    writeDocxOf(`<?xml version="1.0"?><!DOCTYPE w:document ${type}>${head}${body}${documentTail}`);
  const saying = (text: string): string => paragraph('PLACE').replace('PLACE', text);
  const addresses = {
    'a file': 'file:///etc/passwd',
    'a bare path': '/etc/passwd',
    'a page': `http://127.0.0.1:${port}/docx`,
    'a server of files': `ftp://127.0.0.1:${port}/docx`,
    'a stream of the language': 'php://filter/resource=/etc/passwd',
    'the process': 'file:///proc/self/environ',
  };
  return [
    ...Object.entries(addresses).flatMap(([name, address]) => [
      hostile(`an entity that is ${name}`, () => withType(`[<!ENTITY x SYSTEM "${address}">]`, saying('&x;'))),
      hostile(`a parameter entity that is ${name}`, () => withType(`[<!ENTITY % x SYSTEM "${address}"> %x;]`, words)),
      hostile(`a type that is ${name}`, () => withType(`SYSTEM "${address}"`, words)),
    ]),
    ...[10, 30, 100].map((depth) =>
      hostile(`a laugh ${depth} deep`, () => withType(`[${entityBomb(depth)}]`, saying(`&e${depth};`))),
    ),
    ...[1_000, 50_000].map((times) =>
      hostile(`a long entity ${times} times`, () =>
        withType(`[<!ENTITY x "${'a'.repeat(50_000)}">]`, saying('&x;'.repeat(times))),
      ),
    ),
    hostile('an entity that is itself', () => withType('[<!ENTITY x "&x;">]', '&x;')),
    hostile('characters that XML forbids', () =>
      writeDocx('<w:p><w:r><w:t>&#0;&#8;&#xFFFF;&#xD800;</w:t></w:r></w:p>'),
    ),
    hostile('numbers beyond every character', () =>
      writeDocx('<w:p><w:r><w:t>&#99999999999;&#x110000;&#-1;</w:t></w:r></w:p>'),
    ),
  ];
}

function names(): CorpusFile[] {
  const outside = ['../../../../tmp/corpus-was-here', '/tmp/corpus-was-here', '..\\..\\corpus', 'C:\\corpus'];
  const odd = ['word/../../x', '\u0000', 'a'.repeat(60_000), '__proto__', 'word/./document.xml', ''];
  return [...outside, ...odd].map((path, index) =>
    hostile(`entry named by trick ${index}`, () => writeDocx(words, [{ name: path, data: 'x' }])),
  );
}

function outside({ port }: Trap): CorpusFile[] {
  const address = `http://127.0.0.1:${port}/docx`;
  const kinds = ['attachedTemplate', 'image', 'oleObject', 'frame', 'subDocument', 'hyperlink', 'aFChunk'];
  const targets = [address, 'file:///etc/passwd', `\\\\127.0.0.1@${port}\\share`];
  return kinds.flatMap((kind) =>
    targets.map((target, index) =>
      hostile(`${kind} that lies outside, ${index}`, () =>
        writeZip([
          ...frame(externalRelation(kind, target)),
          { name: main, data: `${documentHead}${words}<w:altChunk r:id="x1"/><w:subDoc r:id="x1"/>${documentTail}` },
        ]),
      ),
    ),
  );
}

function odd(): CorpusFile[] {
  const utf16 = Buffer.from(`\uFEFF${documentHead.replace('UTF-8', 'UTF-16')}${words}${documentTail}`, 'utf16le');
  return [
    hostile('no main part', () => writeZip(frame())),
    hostile('an empty main part', () => writeDocxOf('')),
    hostile('a main part of random bytes', () => writeDocxOf(createRandom(5).bytes(20_000))),
    hostile('a main part in UTF-16', () => writeDocxOf(utf16)),
    hostile('a main part in UTF-7', () => writeDocxOf(documentHead.replace('UTF-8', 'UTF-7') + words + documentTail)),
    hostile('an empty zip', () => writeZip([])),
    hostile('a book of numbers', () => writeZip([{ name: 'xl/workbook.xml', data: '<workbook/>' }])),
    hostile('a program before the zip', () => writeDocx(words, [], { before: Buffer.from('MZ'.repeat(500)) })),
    hostile('a comment that is a zip', () => writeDocx(words, [], { comment: writeZip([]) })),
    hostile('a page named DOCX', () => Buffer.from('<html><script>1</script></html>')),
  ];
}
