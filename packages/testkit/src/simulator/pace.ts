import { fraction } from './hash.ts';

export type StreamPace = {
  firstTokenMs: number;
  chunkMs: number;
  chunkChars: number;
};

export const defaultPace: StreamPace = { firstTokenMs: 400, chunkMs: 25, chunkChars: 12 };

/** For tests in which nothing depends on how an answer arrives: each chunk costs all processes work. */
export const quickPace: StreamPace = { firstTokenMs: 1, chunkMs: 0, chunkChars: 500 };

/** Real chunks are irregular: these vary from one character to about twice `chunkChars`, in the same way every time. */
export function splitIntoChunks(text: string, chunkChars: number): string[] {
  const chunks: string[] = [];
  let start = 0;
  while (start < text.length) {
    let end = start + 1 + Math.round(fraction(`chunk ${start}`) * 2 * (chunkChars - 1));
    // A chunk never splits a surrogate pair.
    if (isHighSurrogate(text.charCodeAt(end - 1))) end += 1;
    chunks.push(text.slice(start, end));
    start = end;
  }
  return chunks;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}
