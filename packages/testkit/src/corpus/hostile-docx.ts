import { deflateRepeated } from './bombs.ts';
import { type CorpusFile, hostileIn, spreadOver, type Trap } from './corpus-file.ts';
import { documentHead, documentTail, externalRelation, frame, paragraph, writeDocx, writeDocxOf } from './docx.ts';
import { goodDocx } from './good-docx.ts';
import { createRandom } from './random.ts';
import { englishLines } from './samples.ts';
import { writeZip, type ZipEntry } from './write-zip.ts';

const hostile = hostileIn('docx');
const words = englishLines.map((line) => paragraph(line)).join('');
const megabyte = Buffer.alloc(2 ** 20, 'a');
const declaration = '<?xml version="1.0"?>';
const main = 'word/document.xml';

export function hostileDocx(trap: Trap): CorpusFile[] {
  return [
    ...bombs(),
    ...forged(),
    ...nested(),
    ...entities(trap),
    ...names(),
    ...outside(trap),
    ...damaged(),
    ...odd(),
  ];
}

function bombs(): CorpusFile[] {
  const oneRun = { head: `${documentHead}<w:p><w:r><w:t>`, tail: `</w:t></w:r></w:p>${documentTail}` };
  const small = Buffer.from(paragraph('a').repeat(1_000));
  const empty = Buffer.from('<w:p/>'.repeat(1_000));
  return [
    ...[16, 64, 200, 1_024].map((times) =>
      hostile(`${times} MB in one run`, 'memory', () =>
        writeDocxOf(deflateRepeated({ ...oneRun, block: megabyte, times })),
      ),
    ),
    ...[20, 320, 1_000, 10_000].map((times) =>
      hostile(`${times},000 paragraphs`, 'work without bytes', () =>
        writeDocxOf(deflateRepeated({ head: documentHead, block: small, times, tail: documentTail })),
      ),
    ),
    ...[1_000, 20_000].map((times) =>
      hostile(`${times},000 empty paragraphs`, 'work without bytes', () =>
        writeDocxOf(deflateRepeated({ head: documentHead, block: empty, times, tail: documentTail })),
      ),
    ),
    ...[64, 1_024].flatMap((times) => [
      hostile(`a picture of ${times} MB beside the words`, 'memory', () =>
        writeDocx(words, [{ name: 'word/media/image1.png', data: deflateRepeated({ block: megabyte, times }) }]),
      ),
      hostile(`styles of ${times} MB`, 'memory', () =>
        writeDocx(words, [{ name: 'word/styles.xml', data: deflateRepeated({ block: megabyte, times }) }]),
      ),
      hostile(`${times} MB of spaces before the words`, 'memory', () =>
        writeDocxOf(
          deflateRepeated({ block: Buffer.alloc(2 ** 20, 32), times, tail: documentHead + words + documentTail }),
        ),
      ),
      hostile(`an attribute of ${times} MB`, 'memory', () =>
        writeDocxOf(
          deflateRepeated({ head: `${documentHead}<w:p a="`, block: megabyte, times, tail: `"/>${documentTail}` }),
        ),
      ),
      hostile(`a comment of ${times} MB`, 'memory', () =>
        writeDocxOf(
          deflateRepeated({ head: `${documentHead}<!--`, block: megabyte, times, tail: `-->${words}${documentTail}` }),
        ),
      ),
      hostile(`a name of ${times} MB`, 'memory', () =>
        writeDocxOf(deflateRepeated({ head: `${documentHead}<`, block: megabyte, times, tail: `/>${documentTail}` })),
      ),
    ]),
    hostile('a million blanks between two words', 'slow tidying', () =>
      writeDocx(paragraph(`word${' '.repeat(1_000_000)}word`)),
    ),
    ...[100, 3_000].map((count) =>
      hostile(`${count} entries of one MB`, 'memory', () => {
        const data = deflateRepeated({ block: megabyte, times: 1 });
        return writeDocx(
          words,
          Array.from({ length: count }, (_, index) => ({ name: `word/media/${index}.bin`, data })),
        );
      }),
    ),
  ];
}

/** The ZIP directory contradicts the bytes. */
function forged(): CorpusFile[] {
  const bomb = (): ZipEntry['data'] =>
    deflateRepeated({
      head: documentHead,
      block: Buffer.from(paragraph('a').repeat(10_000)),
      times: 2_000,
      tail: documentTail,
    });
  const lying = (entry: Partial<ZipEntry>): Buffer => writeZip([...frame(), { name: main, data: bomb(), ...entry }]);
  const honest = { name: main, data: documentHead + words + documentTail };
  return [
    ...[0, 1, 1_000, 2 ** 32 - 1].map((claimedBytes) =>
      hostile(`a bomb that claims ${claimedBytes} bytes`, 'the size lies', () => lying({ claimedBytes })),
    ),
    ...[0, 10, 2 ** 31].map((claimedPackedBytes) =>
      hostile(`a bomb that claims ${claimedPackedBytes} packed bytes`, 'the size lies', () =>
        lying({ claimedPackedBytes }),
      ),
    ),
    hostile('a checksum that lies', 'the sum lies', () => writeZip([...frame(), { ...honest, claimedCrc: 1 }])),
    ...[0, 1, 2_000, 65_535].map((claimedEntries) =>
      hostile(`claims ${claimedEntries} entries`, 'the count lies', () => writeDocx(words, [], { claimedEntries })),
    ),
    ...[0, 9, 2 ** 31, 2 ** 32 - 1].map((directoryAt) =>
      hostile(`the directory at ${directoryAt}`, 'the place lies', () => writeDocx(words, [], { directoryAt })),
    ),
    ...[99, 12, 14, 95, 1].map((method) =>
      hostile(`packed by method ${method}`, 'unknown packing', () => writeZip([...frame(), { ...honest, method }])),
    ),
    ...[1, 0x41, 0x2001].map((flags) =>
      hostile(`locked by flags ${flags}`, 'cannot be opened', () => writeZip([...frame(), { ...honest, flags }])),
    ),
    ...['ffffffffffffffff', '0000000000000080', '0000000000000000'].map((size) =>
      hostile(`64-bit size ${size}`, 'the size lies', () =>
        writeZip([
          ...frame(),
          {
            ...honest,
            claimedBytes: 2 ** 32 - 1,
            claimedPackedBytes: 2 ** 32 - 1,
            extra: Buffer.from(`01001000${size}${size}`, 'hex'),
          },
        ]),
      ),
    ),
    ...[100, 1_900, 10_000].map((count) =>
      hostile(`${count} entries over the same bytes`, 'overlapping entries', () => {
        const data = deflateRepeated({ block: megabyte, times: 60 });
        const shared = Array.from({ length: count }, (_, index) => ({ name: `word/${index}.xml`, data, at: 0 }));
        return writeZip([{ name: 'word/first.xml', data }, ...shared, ...frame(), honest]);
      }),
    ),
    ...[2_001, 60_001].map((count) =>
      hostile(`${count} entries`, 'work without bytes', () =>
        writeDocx(
          words,
          Array.from({ length: count }, (_, index) => ({ name: `word/${index}.xml`, data: '' })),
        ),
      ),
    ),
    hostile('the words twice, the second a bomb', 'two truths', () => writeDocx(words, [{ name: main, data: bomb() }])),
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
      [200, 20_000, 200_000].map((depth) =>
        hostile(`${depth} nested ${name}`, 'deep recursion', () => wrap(open, close, depth)),
      ),
    ),
    hostile('a million open elements', 'deep recursion', () => writeDocxOf(documentHead + '<w:p>'.repeat(1_000_000))),
    ...[1, 50].map((depth) => hostile(`a zip ${depth} zips deep`, 'endless unpacking', () => zipInZip(depth))),
    hostile('200,000 attributes', 'work without bytes', () =>
      writeDocx(`<w:p ${Array.from({ length: 200_000 }, (_, index) => `a${index}=""`).join(' ')}/>`),
    ),
    hostile('100,000 names of spaces', 'work without bytes', () =>
      writeDocx(`<w:p ${Array.from({ length: 100_000 }, (_, index) => `xmlns:a${index}="u${index}"`).join(' ')}/>`),
    ),
  ];
}

function entities({ port }: Trap): CorpusFile[] {
  const withType = (type: string, body: string): Buffer =>
    writeDocxOf(
      `${declaration}<!DOCTYPE w:document ${type}>${documentHead.replace(/^.*?\?>/, '')}${body}${documentTail}`,
    );
  const laughs = (width: number, depth: number): string =>
    `[<!ENTITY e0 "ha">${Array.from({ length: depth }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(width)}">`).join('')}]`;
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
      hostile(`an entity that is ${name}`, 'reads or fetches', () =>
        withType(`[<!ENTITY x SYSTEM "${address}">]`, paragraph('PLACE').replace('PLACE', '&x;')),
      ),
      hostile(`a parameter entity that is ${name}`, 'reads or fetches', () =>
        withType(`[<!ENTITY % x SYSTEM "${address}"> %x;]`, words),
      ),
      hostile(`a type that is ${name}`, 'reads or fetches', () => withType(`SYSTEM "${address}"`, words)),
    ]),
    ...[10, 30, 100].map((depth) =>
      hostile(`a laugh ${depth} deep`, 'memory', () =>
        withType(laughs(10, depth), paragraph('PLACE').replace('PLACE', `&e${depth};`)),
      ),
    ),
    ...[1_000, 50_000].map((times) =>
      hostile(`a long entity ${times} times`, 'memory', () =>
        withType(`[<!ENTITY x "${'a'.repeat(50_000)}">]`, paragraph('PLACE').replace('PLACE', '&x;'.repeat(times))),
      ),
    ),
    hostile('an entity that is itself', 'endless look-up', () => withType('[<!ENTITY x "&x;">]', '&x;')),
    hostile('characters that XML forbids', 'breaks what follows', () =>
      writeDocx('<w:p><w:r><w:t>&#0;&#8;&#xFFFF;&#xD800;</w:t></w:r></w:p>'),
    ),
    hostile('numbers beyond every character', 'breaks what follows', () =>
      writeDocx('<w:p><w:r><w:t>&#99999999999;&#x110000;&#-1;</w:t></w:r></w:p>'),
    ),
  ];
}

function names(): CorpusFile[] {
  const paths = [
    '../../../../tmp/corpus-was-here',
    '/tmp/corpus-was-here',
    '..\\..\\corpus',
    'C:\\corpus',
    'word/../../x',
    '\u0000',
    'a'.repeat(60_000),
    '__proto__',
    'word/./document.xml',
    '',
  ];
  return paths.map((path, index) =>
    hostile(`entry named by trick ${index}`, 'writes elsewhere', () => writeDocx(words, [{ name: path, data: 'x' }])),
  );
}

function outside({ port }: Trap): CorpusFile[] {
  const address = `http://127.0.0.1:${port}/docx`;
  const kinds = ['attachedTemplate', 'image', 'oleObject', 'frame', 'subDocument', 'hyperlink', 'aFChunk'];
  const targets = [address, 'file:///etc/passwd', `\\\\127.0.0.1@${port}\\share`];
  return kinds.flatMap((kind) =>
    targets.map((target, index) =>
      hostile(`${kind} that lies outside, ${index}`, 'fetches', () =>
        writeZip([
          ...frame(externalRelation(kind, target)),
          { name: main, data: `${documentHead}${words}<w:altChunk r:id="x1"/><w:subDoc r:id="x1"/>${documentTail}` },
        ]),
      ),
    ),
  );
}

function damaged(): CorpusFile[] {
  return goodDocx
    .filter(({ name }) => /plain|2000/.test(name))
    .flatMap(({ name, make }) =>
      spreadOver(100, 8).map((percent) =>
        hostile(`${name.slice(6)} cut at ${percent} %`, 'the end is missing', async () => {
          const whole = await make();
          return whole.subarray(0, Math.floor((whole.length * percent) / 100));
        }),
      ),
    );
}

function odd(): CorpusFile[] {
  const utf16 = Buffer.from(`\uFEFF${documentHead.replace('UTF-8', 'UTF-16')}${words}${documentTail}`, 'utf16le');
  return [
    hostile('no main part', 'nothing to read', () => writeZip(frame())),
    hostile('an empty main part', 'nothing to read', () => writeDocxOf('')),
    hostile('a main part of random bytes', 'is something else', () => writeDocxOf(createRandom(5).bytes(20_000))),
    hostile('a main part in UTF-16', 'another alphabet', () => writeDocxOf(utf16)),
    hostile('a main part in UTF-7', 'another alphabet', () =>
      writeDocxOf(documentHead.replace('UTF-8', 'UTF-7') + words + documentTail),
    ),
    hostile('an empty zip', 'nothing to read', () => writeZip([])),
    hostile('a book of numbers', 'is something else', () =>
      writeZip([{ name: 'xl/workbook.xml', data: '<workbook/>' }]),
    ),
    hostile('a program before the zip', 'two files in one', () =>
      writeDocx(words, [], { before: Buffer.from('MZ'.repeat(500)) }),
    ),
    hostile('a comment that is a zip', 'two files in one', () => writeDocx(words, [], { comment: writeZip([]) })),
    hostile('a page named DOCX', 'is something else', () => Buffer.from('<html><script>1</script></html>')),
  ];
}
