import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { serveTask } from '../worker/serve-task.ts';
import type { ProofTask } from './proof-task.ts';

/** The lifetime of a puzzle, so that a slow phone can use all of it. */
const LIMIT_MS = 600_000;

serveTask<ProofTask>(async (challenge) => {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: LIMIT_MS });
  if (!solution) throw new Error('The puzzle was not solved in time');
  const { counter, derivedKey } = solution;
  return { counter, derivedKey };
});
