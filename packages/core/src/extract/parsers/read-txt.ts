import { readFile } from 'node:fs/promises';
import { decodeText } from '../text/decode-text.ts';
import { ParseFailure } from './outcome.ts';
import { runParser } from './run-parser.ts';

await runParser(async ({ path, maxChars }) => {
  const text = decodeText(await readFile(path));
  if (text === undefined) throw new ParseFailure('DOCUMENT_UNSUPPORTED');
  return { text: text.slice(0, maxChars), shareRead: Math.min(1, maxChars / text.length) };
});
