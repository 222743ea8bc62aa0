import { AppError } from '../errors/app-error.ts';
import type { Services } from '../services.ts';
import type { OwnedAnalysis } from '../sessions/authorise.ts';
import { openKeptParts } from './kept-parts.ts';
import { readInput } from './read-input.ts';
import type { Material } from './start-analysis.ts';

/** What a partial report needs to be completed: its text, and the parts that were paid for. */
export async function readRest(services: Services, owned: OwnedAnalysis): Promise<Material> {
  const { analysis, session } = owned;
  if (!analysis.isPartial) throw new AppError('NOTHING_MISSING');
  const input = await readInput(services, session.key, analysis.id);
  // The files of pictures and clips are gone once they were read.
  if (input?.type !== 'text') throw new AppError('NOTHING_MISSING');
  return { type: 'rest', of: analysis.id, input, parts: await openKeptParts(services, owned) };
}
