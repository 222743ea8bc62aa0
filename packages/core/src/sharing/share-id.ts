import type { ShareToken } from '../vault/vault.ts';

const TOKEN_BYTES = 32;

export const toShareId = (token: ShareToken): string => token.toString('base64url');

/** Undefined unless it is the canonical spelling of a token: base64 has several for the same bytes. */
export function parseShareId(shareId: string): ShareToken | undefined {
  const token = Buffer.from(shareId, 'base64url');
  return token.length === TOKEN_BYTES && toShareId(token) === shareId ? token : undefined;
}
