import { pbkdf2Sync } from 'node:crypto';
import { ProofNeeded, type Challenge, type Proof } from '@app/contract/proof';

/** Solves a proof-of-work challenge as a browser would, with code independent of the product's. */
export function solve(challenge: Challenge): Proof {
  const { nonce, salt, cost, keyLength, keyPrefix } = challenge.parameters;
  for (let counter = 0; ; counter += 1) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const password = Buffer.concat([Buffer.from(nonce, 'hex'), count]);
    const derivedKey = pbkdf2Sync(password, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256').toString('hex');
    if (derivedKey.startsWith(keyPrefix)) return { challenge, solution: { counter, derivedKey } };
  }
}

export const headerOf = (proof: Proof): string => Buffer.from(JSON.stringify(proof)).toString('base64');

/** The header value that answers a refusal. */
export const proofFor = (refusal: string): string => headerOf(solve(ProofNeeded.parse(JSON.parse(refusal)).challenge));
