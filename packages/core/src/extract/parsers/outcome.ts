/** A parser reports its fault as an exit code, because text on stderr could contain the visitor's words. */
export const exitCodes = {
  FILE_UNREADABLE: 10,
  FILE_LOCKED: 11,
  FILE_TOO_COMPLEX: 12,
  DOCUMENT_UNSUPPORTED: 13,
} as const;

export type ParseFault = keyof typeof exitCodes;

/** The text a parser found, and the share of the whole that it is: a parser may return only a limited amount. */
export type ParsedText = { text: string; shareRead: number };

export class ParseFailure extends Error {
  readonly fault: ParseFault;

  constructor(fault: ParseFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** Stdout of a parser: the share in the first line, then the text. */
export function writeOutcome({ text, shareRead }: ParsedText): string {
  return `${shareRead}\n${text}`;
}

export function readOutcome(stdout: string): ParsedText {
  const lineEnd = stdout.indexOf('\n');
  const shareRead = Number(stdout.slice(0, lineEnd));
  // A compromised parser could write anything here.
  return { text: stdout.slice(lineEnd + 1), shareRead: shareRead > 0 && shareRead < 1 ? shareRead : 1 };
}
