import { exitCodes, ParseFailure, type ParsedText, writeOutcome } from './outcome.ts';

export type ParserInput = { path: string; maxChars: number };

/** The main function of every parser: a file in the working directory becomes text on stdout, or an exit code. */
export async function runParser(parse: (input: ParserInput) => Promise<ParsedText>): Promise<void> {
  const [path = '', maxChars = ''] = process.argv.slice(2);
  try {
    process.stdout.write(writeOutcome(await parse({ path, maxChars: Number(maxChars) })));
  } catch (error) {
    process.exitCode = exitCodes[faultOf(error)];
  }
}

/** A library that gives up on a file does it in a hundred ways; all of them mean that the file is damaged. */
function faultOf(error: unknown): keyof typeof exitCodes {
  if (error instanceof ParseFailure) return error.fault;
  const isMemory = error instanceof RangeError && /alloc|Invalid string length/i.test(error.message);
  return isMemory ? 'FILE_TOO_COMPLEX' : 'FILE_UNREADABLE';
}
