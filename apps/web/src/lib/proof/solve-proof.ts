import type { Challenge, Proof } from '@app/contract/proof';
import { runTask } from '../worker/run-task.ts';
import type { ProofTask } from './proof-task.ts';
// oxlint-disable-next-line import/default -- the build answers with the address of the worker's file
import workerAddress from './proof-worker.ts?worker&url';

/** Returns the value of the proof header. A worker solves the puzzle, so the page stays responsive. */
export async function solveProof(challenge: Challenge, signal: AbortSignal | undefined): Promise<string> {
  const solution = await runTask<ProofTask>(workerAddress, challenge, { signal });
  return btoa(JSON.stringify({ challenge, solution } satisfies Proof));
}
