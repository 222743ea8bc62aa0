import { SOURCE_TYPE } from '../front-matter.ts';

const NAMESPACE = 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/';
const END = '</rdf:Description>';
const MARK = `<Iptc4xmpExt:DigitalSourceType xmlns:Iptc4xmpExt="${NAMESPACE}">${SOURCE_TYPE}</Iptc4xmpExt:DigitalSourceType>`;

/**
 * Marks the PDF as written by a trained model. The compiler cannot set this metadata field, so an incremental update
 * appends the metadata again, as PDF allows: the later object wins.
 */
export function markAsGenerated(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1');
  const tableAt = Number(find(text.slice(-64), /startxref\s+(\d+)/));
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const catalog = dictionaryAt(text, tableAt, Number(find(trailer, /\/Root (\d+) 0 R/))).entries;
  const number = Number(find(catalog, /\/Metadata (\d+) 0 R/));
  const { entries: dictionary, end } = dictionaryAt(text, tableAt, number);
  const packetAt = text.indexOf('stream', end) + 'stream\n'.length;
  const packet = text.slice(packetAt, packetAt + Number(find(dictionary, /\/Length (\d+)/)));
  const at = packet.lastIndexOf(END);
  if (at < 0) throw new Error('the metadata of the PDF are not as expected');
  const marked = packet.slice(0, at) + MARK + packet.slice(at);

  const object = `${number} 0 obj\n<<\n  /Type /Metadata\n  /Subtype /XML\n  /Length ${marked.length}\n>>\nstream\n${marked}\nendstream\nendobj\n`;
  const start = pdf.length + 1;
  const entries = trailer.slice(trailer.indexOf('<<') + 2, trailer.indexOf('>>'));
  const table = `xref\n${number} 1\n${String(start).padStart(10, '0')} 00000 n \ntrailer\n<<${entries}  /Prev ${tableAt}\n>>\nstartxref\n${start + object.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(`\n${object}${table}`, 'latin1')]);
}

const ENTRY_BYTES = 20;

/** The entries of an object, up to the first line that closes a dictionary. */
function dictionaryAt(text: string, tableAt: number, number: number): { entries: string; end: number } {
  const first = text.indexOf('0000000000 65535 f', tableAt);
  const offset = Number(text.slice(first + number * ENTRY_BYTES, first + number * ENTRY_BYTES + 10));
  const end = text.indexOf('\n>>', offset);
  const entries = text.slice(offset, end);
  if (!entries.startsWith(`${number} 0 obj`)) throw new Error('the table of the PDF is not as expected');
  return { entries, end };
}

function find(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error('the PDF is not as expected');
  return found;
}
