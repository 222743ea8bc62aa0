import type { ProviderId } from '@app/contract/models';
import { countInputBytes } from '../db/input-bytes.ts';
import { listPerceivers } from '../db/perceptions.ts';
import { AppError } from '../errors/app-error.ts';
import type { Services } from '../services.ts';
import type { OwnedAnalysis } from '../sessions/authorise.ts';
import type { AnalysisInput } from './analysis-input.ts';
import { readInput } from './read-input.ts';
import type { KeptInput, SubmittedMaterial } from './start-analysis.ts';

/** The report that all opinions on one material name. */
export const firstIdOf = ({ analysis }: OwnedAnalysis): string => analysis.opinionOf ?? analysis.id;

/** The material of a finished report for another model: its text, or the observation of its file. */
export async function readMaterial(services: Services, owned: OwnedAnalysis): Promise<SubmittedMaterial> {
  const { analysis, session } = owned;
  if (!isFinishedReport(owned)) throw new AppError('NOT_FINISHED');
  const input = await readInput(services, session.key, analysis.id);
  if (!input) throw new AppError('MATERIAL_GONE');
  const { kind } = analysis;
  return { type: 'kept', firstId: firstIdOf(owned), input: await keepObservation(services, owned, input), kind };
}

const isFinishedReport = ({ analysis: { status, stage } }: OwnedAnalysis): boolean =>
  status === 'done' && stage === 'write';

/** An input above this size is always a text, and its own material, so it need not be decrypted to find out. */
const CERTAIN_ABOVE_BYTES = 65_536;

/** True when another model can still read the material of this report. */
export async function hasMaterial(services: Services, owned: OwnedAnalysis): Promise<boolean> {
  if (!isFinishedReport(owned)) return false;
  if ((await countInputBytes(services.db, [owned.analysis.id])) > CERTAIN_ABOVE_BYTES) return true;
  try {
    await readMaterial(services, owned);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** The file of a picture, a clip or a scan is deleted, so every opinion uses the observation of the first model. */
async function keepObservation(services: Services, owned: OwnedAnalysis, input: AnalysisInput): Promise<KeptInput> {
  if (input.type === 'text') return input;
  if (input.type === 'upload' || input.type === 'chat') throw new AppError('MATERIAL_GONE');
  const seenBy = input.seenBy ?? (await findPerceiver(services, owned, input));
  if (!seenBy) throw new AppError('MATERIAL_GONE');
  return { ...input, seenBy };
}

export type VisualInput = Extract<AnalysisInput, { type: 'pages' | 'image' | 'video' }>;

/** The model of the report if it has vision; otherwise the provider that observed the file for it. */
export async function findPerceiver(
  { db, vault }: Services,
  { analysis, session }: OwnedAnalysis,
  { type, upload }: VisualInput,
): Promise<ProviderId | undefined> {
  const perceivers = await listPerceivers(db, {
    sessionId: session.id,
    fileHash: vault.fingerprint(session.key, Buffer.from(upload.hash, 'base64')),
    sense: type === 'pages' ? 'pages' : 'observation',
  });
  return perceivers.find((provider) => provider === analysis.provider) ?? perceivers[0];
}
