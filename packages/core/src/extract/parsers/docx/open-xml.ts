import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ParseFailure } from '../outcome.ts';

/** A chunk of an XML file, and its length in bytes. */
export type XmlChunk = { text: string; bytes: number };

export type XmlHandlers = {
  onOpen: (tag: SaxesTagNS) => void;
  onClose?: (tag: SaxesTagNS) => void;
  onText?: (text: string) => void;
};

/** Word nests a few dozen levels; a file that nests thousands is an attack. */
const MAX_DEPTH = 2000;

/** An XML parser that refuses every DOCTYPE: it allows entities, and with them entity bombs and external files. */
export function openXml({ onOpen, onClose, onText }: XmlHandlers): SaxesParser<{ xmlns: true }> {
  const parser = new SaxesParser({ xmlns: true });
  let depth = 0;
  parser.on('doctype', () => {
    throw new ParseFailure('FILE_UNREADABLE');
  });
  parser.on('error', (error) => {
    throw new ParseFailure('FILE_UNREADABLE', { cause: error });
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new ParseFailure('FILE_TOO_COMPLEX');
    onOpen(tag);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    onClose?.(tag);
  });
  if (onText) {
    parser.on('text', onText);
    parser.on('cdata', onText);
  }
  return parser;
}
