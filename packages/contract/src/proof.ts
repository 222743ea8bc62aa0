import { z } from 'zod';

/** Carries the proof of a submit: a `Proof` as JSON in base64. */
export const PROOF_HEADER = 'proof-of-work';

const hex = z
  .string()
  .regex(/^[0-9a-f]+$/)
  .max(128);

/** A puzzle for the browser. The signature is over all of it, so nothing of it can be changed. */
export const Challenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    cost: z.number().int(),
    expiresAt: z.number().int(),
    keyLength: z.number().int(),
    keyPrefix: hex,
    nonce: hex,
    salt: hex,
  }),
  signature: hex,
});
export type Challenge = z.infer<typeof Challenge>;

/** The counter whose key begins as the puzzle says. */
export const Solution = z.object({ counter: z.number().int(), derivedKey: hex });
export type Solution = z.infer<typeof Solution>;

export const Proof = z.object({ challenge: Challenge, solution: Solution });
export type Proof = z.infer<typeof Proof>;

/** The body of the answer PROOF_NEEDED. */
export const ProofNeeded = z.object({ message: z.string(), challenge: Challenge });
export type ProofNeeded = z.infer<typeof ProofNeeded>;
