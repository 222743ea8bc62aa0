import { randomInt } from 'node:crypto';
import { type Challenge, Proof } from '@app/contract/proof';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { AppError } from '../errors/app-error.ts';
import type { Redis } from '../redis/redis.ts';

/** Each try costs about 2 ms of CPU time, so a puzzle takes most of a second; verifying it takes one try. */
const COST = 5_000;
const TRIES = { least: 250, most: 450 };
const LIFE_MS = 600_000;
/** Longer than a challenge is valid for a process whose clock is an hour behind. */
const KEEP_SPENT_SECONDS = 2 * 3_600;
/** Upper bound; a proof has about 600 characters. */
const MAX_HEADER_CHARS = 2_000;

/** Proof-of-work puzzles: the api hands them out and accepts each solution once. */
export type Proofs = {
  challenge(): Promise<Challenge>;
  /** True exactly once for a solved, unexpired challenge. Throws without Redis, because reuse cannot be checked. */
  spend(header: string): Promise<boolean>;
};

type Options = { prefix: string; /** The first one signs, all verify. */ keys: readonly string[] };

export function openProofs(redis: Redis, { prefix, keys }: Options): Proofs {
  const [current] = keys;
  if (!current) throw new Error('proofs need a key');

  async function isSolved({ challenge, solution }: Proof): Promise<boolean> {
    for (const key of keys) {
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: key });
      if (verified) return true;
    }
    return false;
  }

  return {
    async challenge() {
      const made = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: COST,
        counter: randomInt(TRIES.least, TRIES.most),
        deriveKey,
        expiresAt: new Date(Date.now() + LIFE_MS),
        hmacSignatureSecret: current,
      });
      return made as Challenge;
    },
    async spend(header) {
      const proof = readProof(header);
      if (!proof || !(await isSolved(proof))) return false;
      // Keyed by the signature, because one challenge may have several valid solutions.
      const name = `${prefix}:proof:${proof.challenge.signature}`;
      try {
        return (await redis.set(name, '1', 'EX', KEEP_SPENT_SECONDS, 'NX')) === 'OK';
      } catch (cause) {
        throw new AppError('SERVICE_UNAVAILABLE', { cause });
      }
    },
  };
}

function readProof(header: string): Proof | undefined {
  if (header.length > MAX_HEADER_CHARS) return undefined;
  try {
    return Proof.safeParse(JSON.parse(Buffer.from(header, 'base64').toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
