import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ParseFailure } from '../outcome.ts';

/** A piece of an XML file, and how many of its bytes it was. */
export type XmlChunk = { text: string; bytes: number };

export type XmlHandlers = {
  onOpen: (tag: SaxesTagNS) => void;
  onClose?: (tag: SaxesTagNS) => void;
  onText?: (text: string) => void;
};

/** Word nests a few dozen; a file that nests thousands was made to hurt. */
const MAX_DEPTH = 2000;

/** A reader that refuses every document type: with it come entities, and with them bombs and foreign files. */
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
