import { TextDecoder } from 'node:util';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ParseFailure } from '../outcome.ts';
import { findMainPart } from './find-main-part.ts';
import type { XmlChunk } from './open-xml.ts';

const MIB = 1024 * 1024;
const MAX_ENTRIES = 2000;
const MAX_PART_BYTES = 64 * MIB;
/** Text deflates to about a tenth; only a zip bomb reaches this ratio over more than a megabyte. */
const MAX_RATIO = 200;
const RATIO_FROM_BYTES = MIB;

export type Docx = { xml: AsyncIterable<XmlChunk>; xmlBytes: number };

/** Inflates only the parts that are read, so no other entry of the archive can do harm. */
export async function openDocx(path: string): Promise<Docx> {
  // Keeps the archive open: an entry is read after all have been listed.
  const zip = await openPromise(path, { autoClose: false, validateEntrySizes: true });
  if (zip.entryCount > MAX_ENTRIES) throw new ParseFailure('FILE_TOO_COMPLEX');
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);

  const relations = entries.get('_rels/.rels');
  const named = relations && (await findMainPart(readPart(zip, relations)));
  const main = entries.get(named ?? 'word/document.xml') ?? entries.get('word/document.xml');
  if (main === undefined || !main.fileName.startsWith('word/')) throw new ParseFailure('DOCUMENT_UNSUPPORTED');
  if (main.isEncrypted()) throw new ParseFailure('FILE_LOCKED');
  return { xml: readPart(zip, main), xmlBytes: main.uncompressedSize };
}

/** The declared size bounds the output: yauzl ends the stream with an error when more bytes come out. */
async function* readPart(zip: ZipFile, entry: Entry): AsyncIterable<XmlChunk> {
  const { uncompressedSize, compressedSize } = entry;
  const isBomb = uncompressedSize > RATIO_FROM_BYTES && uncompressedSize > compressedSize * MAX_RATIO;
  if (isBomb || uncompressedSize > MAX_PART_BYTES) throw new ParseFailure('FILE_TOO_COMPLEX');
  let decoder: TextDecoder | undefined;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    decoder ??= new TextDecoder(encodingOf(chunk), { fatal: true });
    yield { text: decoder.decode(chunk, { stream: true }), bytes: chunk.length };
  }
}

/** XML is UTF-8 unless it begins with a UTF-16 byte order mark. */
function encodingOf([first, second]: Buffer): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
