import { deflateSync } from 'node:zlib';
import { joined } from './bytes.ts';

/** The body of one object. The first has number 1 and is the catalogue. */
export type PdfObject = string | Buffer;

export type PdfOptions = {
  trailer?: string;
  /** Without a cross-reference table, readers must find the objects themselves. */
  withTable?: boolean;
};

const header = Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1');

export function writePdf(objects: readonly PdfObject[], options: PdfOptions = {}): Buffer {
  const { trailer = '', withTable = true } = options;
  const parts: Buffer[] = [header];
  const places: number[] = [];
  let at = header.length;
  for (const [index, body] of objects.entries()) {
    const part = joined(`${index + 1} 0 obj\n`, body, '\nendobj\n');
    places.push(at);
    parts.push(part);
    at += part.length;
  }
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${at}\n%%EOF\n`;
  parts.push(Buffer.from(withTable ? `xref\n0 ${size}\n0000000000 65535 f \n${table}${end}` : `\n${end}`));
  return Buffer.concat(parts);
}

export function stream(dictionary: string, data: PdfObject): Buffer {
  const bytes = joined(data);
  return joined(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`, bytes, '\nendstream');
}

export const packed = (data: PdfObject, dictionary = ''): Buffer =>
  stream(`/Filter /FlateDecode ${dictionary}`, deflateSync(joined(data)));

export const standardFont = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

export const pageBox = '/MediaBox [0 0 612 792]';

/** One page with the given content. `extra` objects start at number 5; `resources` can refer to them. */
export function onePage(
  content: PdfObject,
  resources = '/Font << /F1 5 0 R >>',
  extra = [standardFont] as PdfObject[],
): PdfObject[] {
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R ${pageBox} /Contents 4 0 R /Resources << ${resources} >> >>`,
    Buffer.isBuffer(content) ? content : stream('', content),
    ...extra,
  ];
}

/** Pages of lines in the standard font. Objects: catalogue, page tree, font, then page and content alternately. */
export function linePages(pages: readonly (readonly string[])[]): PdfObject[] {
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    standardFont,
    ...pages.flatMap((lines, index) => [
      `<< /Type /Page /Parent 2 0 R ${pageBox} /Contents ${5 + index * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      stream('', showLines(lines)),
    ]),
  ];
}

export function showLines(lines: readonly string[], left = 72, top = 720): string {
  const shown = lines.map((line) => `(${line.replaceAll(/[()\\]/g, '\\$&')}) Tj 0 -14 Td`);
  return `BT /F1 11 Tf ${left} ${top} Td ${shown.join(' ')} ET`;
}

/** Text in any script: each character is a glyph of a font that is not embedded, and a ToUnicode table maps it back. */
export function unicodePage(lines: readonly string[]): PdfObject[] {
  const glyphs = [...new Set(lines.join(''))];
  const hex = (value: number): string => value.toString(16).padStart(4, '0');
  const meaning = (glyph: string): string => Buffer.from(glyph, 'utf16le').swap16().toString('hex');
  const rows = glyphs.map((glyph, index) => `<${hex(index + 1)}> <${meaning(glyph)}>`);
  const tables = Array.from({ length: Math.ceil(rows.length / 100) }, (_, index) => {
    const some = rows.slice(index * 100, index * 100 + 100);
    return `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar\n`;
  });
  const codes = (line: string): string => Array.from(line, (glyph) => hex(glyphs.indexOf(glyph) + 1)).join('');
  const shown = lines.map((line) => `<${codes(line)}> Tj 0 -16 Td`).join(' ');
  return onePage(`BT /F1 10 Tf 36 720 Td ${shown} ET`, undefined, [
    '<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Any /DW 500 /FontDescriptor 8 0 R /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>',
    packed(
      `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Any def /CMapType 2 def\n` +
        `1 begincodespacerange <0000> <FFFF> endcodespacerange\n${tables.join('')}endcmap end end`,
    ),
    '<< /Type /FontDescriptor /FontName /Any /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ]);
}
