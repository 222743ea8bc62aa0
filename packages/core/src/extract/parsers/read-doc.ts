import { readFile } from 'node:fs/promises';
import WordExtractor from 'word-extractor';
import { ParseFailure } from './outcome.ts';
import { runParser } from './run-parser.ts';

/** The types of the library leave out that it turns quotation marks into plain ones unless told not to. */
type WordText = {
  getBody(options: { filterUnicode: boolean }): string;
  getTextboxes(options: { filterUnicode: boolean; includeHeadersAndFooters: boolean }): string;
};

const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The shortest piece a stream can begin at. */
const SECTOR_BYTES = 64;
/** The header of a Word document: its first word, the versions that follow it, and a bit of its flags. */
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

/** The library would open a zip as well, without any bound, and read an encrypted text as it stands. */
function refuseOthers(file: Buffer): void {
  if (!file.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) throw new ParseFailure('DOCUMENT_UNSUPPORTED');
  if (hasStream(file, 'EncryptedPackage') || isEncrypted(file)) throw new ParseFailure('FILE_LOCKED');
  if (!hasStream(file, 'WordDocument')) throw new ParseFailure('DOCUMENT_UNSUPPORTED');
}

/** Names of streams stand in the directory in UTF-16. */
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
