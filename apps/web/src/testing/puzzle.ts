import type { ProofNeeded } from '@app/contract/proof';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

export const PUZZLE_WORDS = 'Just a moment: your browser is solving a small puzzle…';
const NEVER = 'f'.repeat(64);

/** The response of a server that demands a proof of work: an easy puzzle, or one that cannot be solved. */
export async function askForProof(kind: 'easy' | 'endless'): Promise<{ status: 429; body: ProofNeeded }> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    deriveKey,
    hmacSignatureSecret: 'test',
    ...(kind === 'easy' ? { counter: 20 } : { keyPrefix: NEVER }),
  });
  return { status: 429, body: { message: 'Solve this first.', challenge: challenge as ProofNeeded['challenge'] } };
}
