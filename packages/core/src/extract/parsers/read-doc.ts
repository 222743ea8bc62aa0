import { readFile } from 'node:fs/promises';
import WordExtractor from 'word-extractor';
import { ParseFailure } from './outcome.ts';
import { runParser } from './run-parser.ts';

/** The library's types omit `filterUnicode`: it replaces typographic quotation marks unless that is false. */
type WordText = {
  getBody(options: { filterUnicode: boolean }): string;
  getTextboxes(options: { filterUnicode: boolean; includeHeadersAndFooters: boolean }): string;
};

const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The smallest sector size, and so the smallest alignment of a stream. */
const SECTOR_BYTES = 64;
/** The header of a Word document (FIB): magic number, known versions, and the flag for encryption. */
const header = { magic: 0xa5ec, firstVersion: 0x65, lastVersion: 0x112, flagsAt: 10, encrypted: 0x0100 };

await runParser(async ({ path, maxChars }) => {
  const file = await readFile(path);
  refuseOthers(file);
  const document: WordText = await new WordExtractor().extract(file);
  const parts = [
    document.getBody({ filterUnicode: false }),
    document.getTextboxes({ filterUnicode: false, includeHeadersAndFooters: false }),
  ];
  const text = parts.filter((part) => part.trim() !== '').join('\n');
  return { text: text.slice(0, maxChars), shareRead: Math.min(1, maxChars / text.length) };
});

/** The library would also open a zip, without any limit, and return encrypted text as it is. */
function refuseOthers(file: Buffer): void {
  if (!file.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) throw new ParseFailure('DOCUMENT_UNSUPPORTED');
  if (hasStream(file, 'EncryptedPackage') || isEncrypted(file)) throw new ParseFailure('FILE_LOCKED');
  if (!hasStream(file, 'WordDocument')) throw new ParseFailure('DOCUMENT_UNSUPPORTED');
}

/** The directory stores stream names in UTF-16. */
function hasStream(file: Buffer, name: string): boolean {
  return file.includes(Buffer.from(name, 'utf16le'));
}

function isEncrypted(file: Buffer): boolean {
  for (let offset = 0; offset + SECTOR_BYTES <= file.length; offset += SECTOR_BYTES) {
    const version = file.readUInt16LE(offset + 2);
    const isHeader =
      file.readUInt16LE(offset) === header.magic && version >= header.firstVersion && version <= header.lastVersion;
    if (isHeader) return (file.readUInt16LE(offset + header.flagsAt) & header.encrypted) !== 0;
  }
  return false;
}
