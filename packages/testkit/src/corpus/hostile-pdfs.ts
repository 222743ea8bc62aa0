import { flateBomb } from './bombs.ts';
import { joined } from './bytes.ts';
import { type CorpusFile, cutShort, hostileIn, many, readSeed, type Trap } from './corpus-file.ts';
import { bookPages, goodPdfs, pdfCiphers } from './good-pdfs.ts';
import { hostilePages, picture } from './hostile-pages.ts';
import {
  linePages,
  onePage,
  packed,
  pageBox,
  type PdfObject,
  showLines,
  standardFont,
  stream,
  writePdf,
} from './pdf.ts';
import { englishLines } from './samples.ts';

const hostile = hostileIn('pdf');
const words = showLines(englishLines);

export function hostilePdfs(trap: Trap): CorpusFile[] {
  const cut = cutShort(goodPdfs, /one column|packed stream|scanned/, 8);
  const structures = [pageTrees(), bombs(), objectStreams(), lengths(), actions(trap), tables()];
  return [hostilePages(), locked(), cut, ...structures].flat();
}

function locked(): CorpusFile[] {
  return pdfCiphers.flatMap((cipher) =>
    ['user', 'both'].map((passwords) =>
      hostile(`locked by ${cipher}, ${passwords}`, () => readSeed(`locked-${cipher}-${passwords}.pdf`)),
    ),
  );
}

function pageTrees(): CorpusFile[] {
  const tree = (kids: string, count: number, ...more: PdfObject[]): Buffer =>
    writePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
      `<< /Type /Page /Parent 2 0 R ${pageBox} /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
      stream('', words),
      standardFont,
      ...more,
    ]);
  const chain = (depth: number): PdfObject[] =>
    many(depth, (index) => {
      const next = index === depth - 1 ? 3 : index + 7;
      return `<< /Type /Pages /Parent ${index === 0 ? 2 : index + 5} 0 R /Kids [${next} 0 R] /Count 1 >>`;
    });
  return [
    hostile('page tree that is its own child', () => tree('2 0 R', 1)),
    hostile('page tree of two that hold each other', () =>
      tree('6 0 R', 9, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 9 /Parent 2 0 R >>'),
    ),
    hostile('page tree that doubles 40 times', () => tree('6 0 R 6 0 R', 2 ** 31 - 1, ...doubling(40))),
    ...[-1, 0, 2 ** 31 - 1, 4_000_000_000].map((count) =>
      hostile(`page count of ${count}`, () => tree('3 0 R', count)),
    ),
    ...[100, 1_000, 20_000].map((depth) => hostile(`page tree ${depth} deep`, () => tree('6 0 R', 1, ...chain(depth)))),
    ...[1_000, 20_000, 200_000].map((count) =>
      hostile(`${count} pages that are one`, () => tree('3 0 R '.repeat(count).trim(), count)),
    ),
    ...[500, 5_000, 50_000].map((count) => hostile(`${count} real pages`, () => writePdf(linePages(bookPages(count))))),
  ];
}

const doubling = (depth: number): PdfObject[] =>
  many(depth, (index) => {
    const next = index === depth - 1 ? 3 : index + 7;
    return `<< /Type /Pages /Parent 2 0 R /Kids [${next} 0 R ${next} 0 R] /Count ${2 ** 31 - 1} >>`;
  });

const filters = (layers: number): string => `/Filter [${'/FlateDecode '.repeat(layers).trim()}]`;

function bombs(): CorpusFile[] {
  const places: Record<string, (bomb: Buffer, filter: string) => PdfObject[]> = {
    content: (bomb, filter) => onePage(stream(filter, bomb)),
    'meaning of glyphs': (bomb, filter) =>
      onePage(words, undefined, [
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
        stream(filter, bomb),
      ]),
    font: (bomb, filter) =>
      onePage(words, undefined, [
        '<< /Type /Font /Subtype /TrueType /BaseFont /Any /FontDescriptor 6 0 R >>',
        '<< /Type /FontDescriptor /FontName /Any /Flags 4 /FontFile2 7 0 R >>',
        stream(`/Length1 99 ${filter}`, bomb),
      ]),
    'object stream': (bomb, filter) => [
      '<< /Type /Catalog /Pages 3 0 R >>',
      stream(`/Type /ObjStm /N 1000000 /First 10 ${filter}`, bomb),
    ],
    picture: (bomb, filter) =>
      onePage('q 500 0 0 700 0 0 cm /I Do Q', '/XObject << /I 5 0 R >>', [
        stream(picture(30_000, 30_000, filter), bomb),
      ]),
  };
  const sizes = [
    { megabytes: 64, layers: 1 },
    { megabytes: 1_024, layers: 1 },
    { megabytes: 1_024, layers: 2 },
    { megabytes: 4_096, layers: 3 },
  ];
  return [
    ...Object.entries(places).flatMap(([place, objects]) =>
      sizes.map(({ megabytes, layers }) =>
        hostile(`${megabytes} MB packed ${layers} times as ${place}`, () =>
          writePdf(objects(flateBomb(megabytes, layers), filters(layers))),
        ),
      ),
    ),
    ...[64, 1_024].map((megabytes) =>
      hostile(`${megabytes} MB table of objects`, () => {
        const claims = '/Type /XRef /Size 99999999 /W [1 4 1] /Root 1 0 R /Filter /FlateDecode';
        const table = stream(claims, flateBomb(megabytes));
        return joined('%PDF-1.7\n9 0 obj\n', table, '\nendobj\nstartxref\n9\n%%EOF\n');
      }),
    ),
    ...[100_000, 2_000_000].map((count) =>
      hostile(`${count} text operators`, () =>
        writePdf(onePage(packed(`BT /F1 1 Tf 9 9 Td ${'(a)Tj '.repeat(count)} ET`))),
      ),
    ),
  ];
}

function objectStreams(): CorpusFile[] {
  const holder = (dictionary: string, data: string): Buffer => {
    const own = stream(`/Type /ObjStm ${dictionary}`, data);
    return writePdf(['<< /Type /Catalog /Pages 2 0 R >>', own, '<< /Length 3 0 R >>'], { withTable: false });
  };
  return [
    hostile('object stream that holds itself', () => holder('/N 2 /First 8', '2 0 1 5 2 0 R 1 0 R')),
    hostile('object stream that extends itself', () => holder('/N 1 /First 4 /Extends 2 0 R', '9 0 null')),
    ...[-1, 2 ** 31 - 1, 1_000_000_000].map((count) =>
      hostile(`object stream of ${count}`, () => holder(`/N ${count} /First 4`, '9 0 null')),
    ),
    ...[-9, 2 ** 31 - 1].map((first) =>
      hostile(`object stream that begins at ${first}`, () => holder(`/N 1 /First ${first}`, '9 0 null')),
    ),
    hostile('a reference to itself', () => writePdf(['<< /Type /Catalog /Pages 2 0 R >>', '2 0 R'])),
    hostile('two references in a circle', () => writePdf(['<< /Type /Catalog /Pages 2 0 R >>', '3 0 R', '2 0 R'])),
  ];
}

function lengths(): CorpusFile[] {
  const values = ['-1', '0', '99999999', '2147483647', '9223372036854775807', '4 0 R', '99 0 R', '(x)', '1e99'];
  return values.map((value) =>
    hostile(`a stream of length ${value}`, () =>
      writePdf(onePage(Buffer.from(`<< /Length ${value} >>\nstream\n${words}\nendstream`))),
    ),
  );
}

function actions({ port }: Trap): CorpusFile[] {
  const address = `http://127.0.0.1:${port}/pdf`;
  /** A page of words with more in its catalogue. */
  const opened = (entry: string, ...more: PdfObject[]): Buffer =>
    writePdf([`<< /Type /Catalog /Pages 2 0 R ${entry} >>`, ...onePage(words).slice(1), ...more]);
  const acts: Record<string, string> = {
    script: `<< /S /JavaScript /JS (app.launchURL\\("${address}"\\)) >>`,
    launch: '<< /S /Launch /F (/bin/sh) /Unix << /F (/bin/sh) /P (-c id) >> >>',
    address: `<< /S /URI /URI (${address}) >>`,
    'form sent': `<< /S /SubmitForm /F << /FS /URL /F (${address}) >> >>`,
    'other file': '<< /S /GoToR /F (/etc/passwd) /D [0 /Fit] >>',
    import: `<< /S /ImportData /F << /FS /URL /F (${address}) >> >>`,
    movie: `<< /S /Rendition /R << /S /MR /C << /S /MCD /D << /FS /URL /F (${address}) >> >> >> >>`,
  };
  return [
    ...Object.entries(acts).map(([name, action]) => hostile(`opening: ${name}`, () => opened(`/OpenAction ${action}`))),
    hostile('content that lies elsewhere', () =>
      writePdf(onePage(Buffer.from(`<< /Length 0 /F << /FS /URL /F (${address}) >> >>\nstream\n\nendstream`))),
    ),
    hostile('content that lies in another file', () =>
      writePdf(onePage(Buffer.from('<< /Length 0 /F (/etc/passwd) >>\nstream\n\nendstream'))),
    ),
    hostile('a picture that lies elsewhere', () =>
      writePdf(
        onePage('q 500 0 0 700 0 0 cm /I Do Q', '/XObject << /I 5 0 R >>', [
          stream(picture(9, 9, `/F << /FS /URL /F (${address}) >>`), ''),
        ]),
      ),
    ),
    hostile('an attached file with a path for a name', () =>
      opened(
        '/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>',
        '<< /Type /Filespec /F (../../../../tmp/corpus-was-here) /EF << /F 7 0 R >> >>',
        stream('/Type /EmbeddedFile', 'MZ'),
      ),
    ),
    hostile('a form of XML that names a file', () => {
      const xml = `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y SYSTEM "${address}">]><a>&x;&y;</a>`;
      return opened('/AcroForm << /XFA 6 0 R >>', stream('', xml));
    }),
  ];
}

function tables(): CorpusFile[] {
  const trailers = {
    'follows itself': '/Prev 15',
    'follows nothing': '/Prev 99999999999',
    'goes back before the file': '/Prev -5',
    'has a stream that is the table': '/XRefStm 15',
    'locks with nothing': '/Encrypt 99 0 R /ID [<00> <00>]',
    'locks with itself': '/Encrypt << /Filter /Standard /V 99 /R 99 /O () /U () /P 0 >> /ID []',
    'holds itself': '/Info << /A [ 1 0 R 1 0 R ] >> /Root 2 0 R',
  };
  const others = {
    'a program': '\u007fELF\u0002\u0001\u0001%PDF-1.4',
    'a page': '<html>%PDF-1.7 <script>1</script>',
    nothing: '',
  };
  return [
    ...Object.entries(trailers).map(([name, trailer]) =>
      hostile(`a table that ${name}`, () => writePdf(linePages([englishLines]), { trailer })),
    ),
    ...['0 4294967295', '-5 10', '4000000000 3', '0 99999999'].map((range) =>
      hostile(`a table of ${range}`, () => {
        const whole = writePdf(linePages([englishLines])).toString('latin1');
        return Buffer.from(whole.replace(/xref\n0 \d+/, `xref\n${range}`), 'latin1');
      }),
    ),
    ...Object.entries(others).map(([name, text]) => hostile(`${name} named PDF`, () => Buffer.from(text, 'latin1'))),
  ];
}
