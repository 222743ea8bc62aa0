import { joined, u32be } from './bytes.ts';
import { type CorpusFile, documentIn, goodIn, many, readSeed } from './corpus-file.ts';
import { linePages, onePage, packed, pageBox, showLines, standardFont, stream, unicodePage, writePdf } from './pdf.ts';
import { createRandom } from './random.ts';
import { englishLines, manyScripts } from './samples.ts';

const good = documentIn('pdf');
const english = englishLines.join('\n');
const onePageOfEnglish = linePages([englishLines]);
const columns = [englishLines, [...englishLines].toReversed()].map((lines) => lines.map((line) => line.slice(0, 40)));

/** Each locked three times, with the user password "secret", the owner password "owner" or both. */
export const pdfCiphers = ['rc4-40', 'rc4-128', 'aes-128'];

/** `count` pages, each with its own lines. */
export const bookPages = (count: number): string[][] =>
  many(count, (index) => [`Page ${index + 1} of the book.`, ...englishLines]);

export const goodPdfs: CorpusFile[] = [
  good('one column', english, () => writePdf(onePageOfEnglish)),
  good('two columns', columns.flat().join('\n'), () =>
    writePdf(onePage(`${showLines(columns[0] ?? [])} ${showLines(columns[1] ?? [], 330)}`)),
  ),
  good('many scripts', manyScripts.join('\n'), () => writePdf(unicodePage(manyScripts))),
  good('packed content', english, () => writePdf(onePage(packed(showLines(englishLines))))),
  ...pdfCiphers.map((cipher) =>
    good(`owner password only, ${cipher.toUpperCase().replace('-', ' ')}`, english, () =>
      readSeed(`locked-${cipher}-owner.pdf`),
    ),
  ),
  good('junk before the header', english, () =>
    joined('junk that a mailer left behind\r\n', writePdf(onePageOfEnglish)),
  ),
  good('no table of objects', english, () => writePdf(onePageOfEnglish, { withTable: false })),
  good('objects in a packed stream', english, packedObjects),
  good('300 pages', bookPages(300).flat().join('\n'), () => writePdf(linePages(bookPages(300)))),
  { ...goodIn('pdf')('scanned pages', () => scannedPages(3)), isScanned: true },
];

/** Catalogue, page tree, page and font are in one object stream; the cross-reference table is a stream as well. */
function packedObjects(): Buffer {
  const inside = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${pageBox} /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>`,
    standardFont,
  ];
  let at = 0;
  const index = inside.map((body, number) => {
    const row = `${number + 1} ${at}`;
    at += body.length + 1;
    return row;
  });
  const first = `${index.join(' ')} `;
  const head = Buffer.from('%PDF-1.7\n');
  const content = object(5, stream('', showLines(englishLines)));
  const objects = object(6, packed(first + inside.join(' '), `/Type /ObjStm /N 4 /First ${first.length}`));
  const start = head.length + content.length + objects.length;
  const row = (type: number, place: number, number: number): Buffer => joined([type], u32be(place), [number]);
  const rows = [
    row(0, 0, 255),
    ...inside.map((_, number) => row(2, 6, number)),
    ...[head.length, head.length + content.length, start].map((place) => row(1, place, 0)),
  ];
  const table = object(7, packed(Buffer.concat(rows), '/Type /XRef /Size 8 /W [1 4 1] /Root 1 0 R'));
  return joined(head, content, objects, table, `startxref\n${start}\n%%EOF\n`);
}

const object = (number: number, body: Buffer): Buffer => joined(`${number} 0 obj\n`, body, '\nendobj\n');

/** Pages that show grey noise instead of text. */
function scannedPages(count: number): Buffer {
  const side = 200;
  const picture = packed(
    createRandom(7).bytes(side * side),
    `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} /ColorSpace /DeviceGray /BitsPerComponent 8`,
  );
  const kids = many(count, (index) => `${5 + index} 0 R`);
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${count} >>`,
    stream('', 'q 500 0 0 700 50 50 cm /Im0 Do Q'),
    picture,
    ...kids.map(
      () => `<< /Type /Page /Parent 2 0 R ${pageBox} /Contents 3 0 R /Resources << /XObject << /Im0 4 0 R >> >> >>`,
    ),
  ]);
}
