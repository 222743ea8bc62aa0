import { flateBomb } from './bombs.ts';
import { type CorpusFile, hostileIn, many } from './corpus-file.ts';
import { onePage, packed, pageBox, type PdfObject, showLines, standardFont, stream, writePdf } from './pdf.ts';
import { createRandom } from './random.ts';
import { englishLines } from './samples.ts';

const hostile = hostileIn('pdf');
const words = showLines(englishLines);

/** Files with valid structure that attack the code that renders or reads the pages. */
export function hostilePages(): CorpusFile[] {
  return [...nestedForms(), ...fonts(), ...deep(), ...pictures()];
}

export const picture = (width: number, height: number, more = '/Filter /FlateDecode'): string =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 ${more}`;

function nestedForms(): CorpusFile[] {
  const forms = (depth: number, breadth: number): Buffer => {
    const form = (resources: string, content: string): Buffer =>
      stream(`/Type /XObject /Subtype /Form /BBox [0 0 600 700] /Resources << ${resources} >>`, content);
    const chain = many(depth, (index) =>
      index === depth - 1
        ? form('/Font << /F1 5 0 R >>', words)
        : form(`/XObject << /X ${index + 7} 0 R >>`, '/X Do '.repeat(breadth)),
    );
    return writePdf(onePage('/X Do', '/XObject << /X 6 0 R >>', [standardFont, ...chain]));
  };
  const bushes = [2, 4, 8].flatMap((breadth) =>
    [4, 8, 12, 16].map((depth) => hostile(`forms ${breadth} wide and ${depth} deep`, () => forms(depth, breadth))),
  );
  return [
    ...bushes,
    hostile('forms 5000 deep', () => forms(5_000, 1)),
    hostile('a form that draws itself', () =>
      writePdf(
        onePage('/X Do', '/XObject << /X 5 0 R >>', [
          stream(
            '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 5 0 R >> >>',
            '/X Do /X Do',
          ),
        ]),
      ),
    ),
    hostile('a pattern that paints with itself', () =>
      writePdf(
        onePage('/Pattern cs /P scn 0 0 600 700 re f', '/Pattern << /P 5 0 R >>', [
          stream(
            '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.001 /YStep 0.001 /Resources << /Pattern << /P 5 0 R >> >>',
            '/Pattern cs /P scn 0 0 1 1 re f',
          ),
        ]),
      ),
    ),
  ];
}

function fonts(): CorpusFile[] {
  const random = createRandom(11);
  const kinds = [
    { subtype: 'Type1', file: 'FontFile', head: '%!PS-AdobeFont-1.0: Any\n' },
    { subtype: 'TrueType', file: 'FontFile2', head: '\u0000\u0001\u0000\u0000\u0000\u0009' },
    { subtype: 'Type1', file: 'FontFile3', head: '\u0001\u0000\u0004\u0002' },
  ];
  const broken = kinds.flatMap(({ subtype, file, head }) =>
    [16, 400, 20_000].map((bytes) => {
      const junk = Buffer.concat([Buffer.from(head, 'latin1'), random.bytes(bytes)]);
      return hostile(`${file} of ${bytes} random bytes`, () =>
        writePdf(
          onePage(words, undefined, [
            `<< /Type /Font /Subtype /${subtype} /BaseFont /Any /FontDescriptor 6 0 R /FirstChar 0 /LastChar 255 >>`,
            `<< /Type /FontDescriptor /FontName /Any /Flags 4 /${file} 7 0 R >>`,
            stream(`/Subtype /Type1C /Length1 ${bytes} /Length2 9 /Length3 0`, junk),
          ]),
        ),
      );
    }),
  );
  const withFont = (...objects: PdfObject[]): Buffer => writePdf(onePage(words, undefined, objects));
  return [
    ...broken,
    hostile('glyphs that write with their own font', () =>
      withFont(
        '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 0 /LastChar 255 /CharProcs << /I 6 0 R >> /Encoding << /Differences [0 /I 73 /I] >> /Resources << /Font << /F1 5 0 R >> >> >>',
        stream('', 'BT /F1 9 Tf (IIII) Tj ET'),
      ),
    ),
    hostile('a font made of itself', () =>
      withFont('<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [5 0 R] >>'),
    ),
    hostile('a map of glyphs over four thousand million', () =>
      withFont(
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>',
        stream(
          '',
          'begincmap 1 begincodespacerange <00000000> <ffffffff> endcodespacerange 1 beginbfrange <00000000> <ffffffff> <0000> endbfrange endcmap',
        ),
      ),
    ),
    hostile('widths up to two thousand million', () =>
      withFont(
        '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [6 0 R] >>',
        '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /W [0 2147483647 500] /CIDSystemInfo << /Registry (A) /Ordering (B) /Supplement 0 >> >>',
      ),
    ),
    hostile('an encoding that is its own base', () =>
      withFont(
        '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding 6 0 R /DescendantFonts [7 0 R] >>',
        stream('/Type /CMap /CMapName /A /UseCMap 6 0 R', '/A usecmap begincmap endcmap'),
        '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /A >>',
      ),
    ),
  ];
}

function deep(): CorpusFile[] {
  const marks = {
    arrays: ['[', ']'],
    dictionaries: ['<< /A ', '>>'],
    'open strings': ['(', ''],
    'kept states': ['q ', ''],
  } as const;
  return Object.entries(marks).flatMap(([name, [open, close]]) =>
    [1_000, 1_000_000].flatMap((depth) => [
      hostile(`${depth} ${name} as an object`, () =>
        writePdf(['<< /Type /Catalog /Pages 2 0 R >>', open.repeat(depth) + close.repeat(depth)]),
      ),
      hostile(`${depth} ${name} in a page`, () =>
        writePdf(onePage(packed(`${open.repeat(depth)}${close.repeat(depth)} ${words}`))),
      ),
    ]),
  );
}

/** A document without text is rendered page by page; these files attack the renderer. */
function pictures(): CorpusFile[] {
  const drawn = (dictionary: string, data: PdfObject, box = pageBox): Buffer => {
    const objects = onePage('q 500 0 0 700 0 0 cm /I Do Q', '/XObject << /I 5 0 R >>', [stream(dictionary, data)]);
    return writePdf(objects.map((body) => (typeof body === 'string' ? body.replace(pageBox, box) : body)));
  };
  const junk = createRandom(13).bytes(4_000);
  const sizes = ['0 0 1e9 1e9', '0 0 1 200000', '0 0 200000 1', '0 0 0 0', '0 0 14400 14400'];
  return [
    ...[20_000, 65_535, 2_000_000_000].map((side) =>
      hostile(`a picture ${side} wide and high`, () => drawn(picture(side, side), flateBomb(16))),
    ),
    ...['JBIG2Decode', 'JPXDecode', 'DCTDecode', 'CCITTFaxDecode', 'LZWDecode', 'RunLengthDecode'].map((filter) =>
      hostile(`a picture of junk by ${filter}`, () => drawn(picture(900, 900, `/Filter /${filter}`), junk)),
    ),
    ...[...sizes, '-1 -1 -9 -9', '0 0 nan inf'].map((box) =>
      hostile(`a page of ${box}`, () =>
        drawn(picture(200, 200, ''), createRandom(3).bytes(40_000), `/MediaBox [${box}]`),
      ),
    ),
    hostile('a mask that is masked by itself', () => drawn(picture(20, 20, '/SMask 5 0 R'), Buffer.alloc(400))),
    hostile('a page scaled a million times', () =>
      drawn(picture(20, 20, ''), Buffer.alloc(400), `${pageBox} /UserUnit 1000000`),
    ),
    ...[5_000, 20_000, 100_000].map((lines) => hostile(`20 pages of ${lines} thin lines`, () => drawnAgain(lines, 20))),
    hostile('a million thin lines', () => writePdf(onePage(packed('0 0 m 600 700 l S '.repeat(1_000_000))))),
  ];
}

/** Each page is just light enough to be rendered within the time limit. */
function drawnAgain(lines: number, pages: number): Buffer {
  const page = `<< /Type /Page /Parent 2 0 R ${pageBox} /Contents 3 0 R >>`;
  const kids = many(pages, (index) => `${index + 4} 0 R`);
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages} >>`,
    packed('0 0 m 600 700 l S '.repeat(lines)),
    ...kids.map(() => page),
  ]);
}
