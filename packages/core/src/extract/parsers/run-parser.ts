import { exitCodes, ParseFailure, type ParsedText, writeOutcome } from './outcome.ts';

export type ParserInput = { path: string; maxChars: number };

/** The main function of every parser: turns a file in the working directory into text on stdout, or an exit code. */
export async function runParser(parse: (input: ParserInput) => Promise<ParsedText>): Promise<void> {
  const [path = '', maxChars = ''] = process.argv.slice(2);
  try {
    process.stdout.write(writeOutcome(await parse({ path, maxChars: Number(maxChars) })));
  } catch (error) {
    process.exitCode = exitCodes[faultOf(error)];
  }
}

/** Libraries throw many different errors on a damaged file; all of them mean FILE_UNREADABLE. */
function faultOf(error: unknown): keyof typeof exitCodes {
  if (error instanceof ParseFailure) return error.fault;
  const isMemory = error instanceof RangeError && /alloc|Invalid string length/i.test(error.message);
  return isMemory ? 'FILE_TOO_COMPLEX' : 'FILE_UNREADABLE';
}
