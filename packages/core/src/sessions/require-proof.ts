import { incrementWithinLimits } from '../db/counters.ts';
import { AppError } from '../errors/app-error.ts';
import type { ApiServices } from '../services.ts';
import { networkOf } from './network-of.ts';

/** About how long a browser takes to solve a challenge. */
const SOLVE_MS = 1_000;

type Submit = {
  /** The client's IP address. */
  address: string;
  proof: string | undefined;
};

/** The first submits of a network per day are free; each further one needs a proof of work. */
export async function requireProof(services: ApiServices, { address, proof }: Submit): Promise<void> {
  const { config, db, networks, proofs } = services;
  const network = await networks.name('submits', networkOf(address));
  const name = `submits-network:${network.toString('base64url')}`;
  const exceeded = await incrementWithinLimits(db, [{ name, window: 'day', limit: config.PROOF_AFTER_SUBMITS_DAY }]);
  if (exceeded.length === 0) return;
  if (proof && (await proofs.spend(proof))) return;
  throw new AppError('PROOF_NEEDED', { retryAfterMs: SOLVE_MS, fields: { challenge: await proofs.challenge() } });
}
