import { AppError } from '../errors/app-error.ts';
import type { Services } from '../services.ts';
import type { OwnedAnalysis } from '../sessions/authorise.ts';
import { openParts } from './sealed-parts.ts';
import { readInput } from './read-input.ts';
import type { SubmittedMaterial } from './start-analysis.ts';

/** The material to complete a partial report: its text, and the parts already paid for. */
export async function readPartialReport(services: Services, owned: OwnedAnalysis): Promise<SubmittedMaterial> {
  const { analysis, session } = owned;
  if (!analysis.isPartial) throw new AppError('NOTHING_MISSING');
  const input = await readInput(services, session.key, analysis.id);
  // Images and clips cannot be completed: their files are deleted once they were read.
  if (input?.type !== 'text') throw new AppError('NOTHING_MISSING');
  return { type: 'rest', of: analysis.id, input, parts: await openParts(services, owned) };
}
