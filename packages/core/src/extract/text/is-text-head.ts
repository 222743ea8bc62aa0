import { decodeText } from './decode-text.ts';

const LONGEST_CHARACTER_BYTES = 4;
const RTF = '{\\rtf';

/** True when a file with this beginning is plain text; the last character may be incomplete. */
export function isTextHead(head: Buffer): boolean {
  if (head.length === 0 || head.toString('latin1', 0, RTF.length) === RTF) return false;
  return cuts.some((cut) => decodeText(head.subarray(0, Math.max(1, head.length - cut))) !== undefined);
}

const cuts = Array.from({ length: LONGEST_CHARACTER_BYTES }, (_, cut) => cut);
