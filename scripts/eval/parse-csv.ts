import { InputError } from './files.ts';

/** A row as a spreadsheet numbers it: the head is row 1, and empty rows are left out. */
export type CsvRow = { row: number; cells: string[] };

const separators = [',', ';', '\t'];

/** RFC 4180 with a comma, a semicolon or a tab, whichever divides the first row most. Bytes are UTF-8, or UTF-16 with its mark. */
export function parseCsv(bytes: Uint8Array): { head: CsvRow; rows: CsvRow[]; separator: string } {
  const csv = decode(bytes);
  const [best] = separators
    .map((separator) => ({ separator, first: readRows(csv, separator).next().value }))
    .toSorted((one, other) => (other.first?.cells.length ?? 0) - (one.first?.cells.length ?? 0));
  const { separator } = best ?? { separator: ',' };
  const [head, ...rows] = readRows(csv, separator);
  if (!head) throw new InputError('it is empty');
  return { head, rows, separator };
}

function decode(bytes: Uint8Array): string {
  const isWide = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(isWide ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new InputError('it is not UTF-8 text', { cause: error });
  }
}

/** A cell in quotes may hold separators, line breaks and doubled quotes. Inside a plain cell a quote is an ordinary character. */
function* readRows(csv: string, separator: string): Generator<CsvRow, undefined> {
  const plain = new RegExp(`[^${separator}\\r\\n]*`, 'y');
  const quoted = /"((?:[^"]|"")*)"[ ]*/y;
  let [at, row] = [0, 1];
  while (at < csv.length) {
    const cells: string[] = [];
    for (;;) {
      const isQuoted = csv[at] === '"';
      const pattern = isQuoted ? quoted : plain;
      pattern.lastIndex = at;
      const found = pattern.exec(csv);
      if (!found) throw new InputError(`row ${row} opens a quote that is never closed`);
      at = pattern.lastIndex;
      cells.push(isQuoted ? (found[1] ?? '').replaceAll('""', '"') : found[0]);
      if (csv[at] !== separator) break;
      at += 1;
    }
    const end = /^(?:\r\n|\r|\n|$)/.exec(csv.slice(at, at + 2));
    if (!end) throw new InputError(`row ${row} has text after a closing quote`);
    at += end[0].length;
    if (cells.some((cell) => cell.trim() !== '')) yield { row, cells };
    row += 1;
  }
}
