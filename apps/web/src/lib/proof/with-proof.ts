import { PROOF_HEADER, type ProofNeeded } from '@app/contract/proof';
import { httpError, HttpError } from '../api-client.ts';

/** A puzzle may expire, or the visitor's network may change, while the solution is in flight. */
const MAX_PUZZLES = 3;

export type ProofOptions = {
  /** Aborts the solving. */
  signal?: AbortSignal | undefined;
  /** Called with true while a puzzle is being solved. */
  onPuzzle?: ((isOn: boolean) => void) | undefined;
};

/** Sends a request. If the server demands a proof of work, solves its puzzle and sends the request again. */
export async function withProof<Answer>(
  send: (headers: Record<string, string>) => Promise<Answer>,
  options: ProofOptions = {},
): Promise<Answer> {
  let headers: Record<string, string> = {};
  for (let puzzles = 0; ; puzzles += 1) {
    try {
      return await send(headers);
    } catch (error) {
      const needed = neededBy(error);
      if (!needed) throw error;
      if (puzzles === MAX_PUZZLES) throw await httpError(429, needed.message, { code: 'PROOF_NEEDED' });
      headers = { [PROOF_HEADER]: await solve(needed, options) };
    }
  }
}

function neededBy(error: unknown): ProofNeeded | undefined {
  if (!(error instanceof HttpError) || error.status !== 429 || !error.body.startsWith('{')) return undefined;
  return JSON.parse(error.body) as ProofNeeded;
}

/** If the browser cannot solve it, the page shows the server's message. */
async function solve({ message, challenge }: ProofNeeded, { signal, onPuzzle }: ProofOptions): Promise<string> {
  onPuzzle?.(true);
  try {
    const { solveProof } = await import('./solve-proof.ts');
    return await solveProof(challenge, signal);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw await httpError(429, message, { code: 'PROOF_NEEDED' });
  } finally {
    onPuzzle?.(false);
  }
}
