import { z } from 'zod';

/** The request header with the proof of work: a `Proof` as base64-encoded JSON. */
export const PROOF_HEADER = 'proof-of-work';

const hex = z
  .string()
  .regex(/^[0-9a-f]+$/)
  .max(128);

/** A puzzle for the browser. The signature covers all parameters, so none can be changed. */
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

/** The counter whose derived key starts with the challenge's prefix. */
export const Solution = z.object({ counter: z.number().int(), derivedKey: hex });
export type Solution = z.infer<typeof Solution>;

export const Proof = z.object({ challenge: Challenge, solution: Solution });
export type Proof = z.infer<typeof Proof>;

/** The response body of PROOF_NEEDED. */
export const ProofNeeded = z.object({ message: z.string(), challenge: Challenge });
export type ProofNeeded = z.infer<typeof ProofNeeded>;
