import { createHash } from 'node:crypto';
import type { Comparison } from '@app/contract/comparisons';
import { findFramework } from '@app/frameworks/index';
import { buildComparison, type Compared } from '@app/reading';
import { type Lang, langOf } from '@app/words/languages';
import type { AnalysisInput } from '../analyses/analysis-input.ts';
import { firstWordsOf } from '../analyses/first-words-of.ts';
import { readInput } from '../analyses/read-input.ts';
import { readMessage } from '../analyses/read-messages.ts';
import { readReport } from '../analyses/read-report.ts';
import { AppError } from '../errors/app-error.ts';
import type { Services } from '../services.ts';
import type { OwnedAnalysis } from '../sessions/authorise.ts';
import { findPerceiver, firstIdOf } from '../analyses/read-material.ts';

/**
 * Compares up to eight analyses of one visitor by one framework, of one text or several: a column each, in the order
 * given. One that failed or still runs has an empty column.
 */
export async function readComparison(services: Services, owned: OwnedAnalysis[]): Promise<Comparison> {
  const [first] = owned;
  const framework = first && findFramework(first.analysis.framework);
  if (!framework) throw new AppError('NOT_FOUND');
  if (owned.some(({ analysis }) => analysis.framework !== framework.id || analysis.stage === 'reply'))
    throw new AppError('BAD_REQUEST');
  const read: Read[] = [];
  // One after the other: together their texts may not fit into memory.
  for (const one of owned) read.push(await readCompared(services, one));
  const compared = read.map((one, index) => ({ ...one, material: one.material ?? sharedMaterial(owned, read, index) }));
  const at = compared.findIndex(({ report }) => report && report.crisis !== 'none');
  const card = owned[at] && (await readCrisisCard(services, owned[at]));
  return { ...buildComparison(framework, compared, langOfFirst(owned)), ...(card && { card }) };
}

/** The language of the first finished report: it is stored when a report is finished. */
const langOfFirst = (owned: OwnedAnalysis[]): Lang =>
  owned.map(({ analysis }) => langOf(analysis.lang)).find((lang) => lang !== undefined) ?? 'en';

/** The crisis card: the part of a report before its title. */
async function readCrisisCard(services: Services, { analysis, session }: OwnedAnalysis): Promise<string | undefined> {
  const message = await readMessage(services, session, analysis.id);
  const [card = ''] = message?.content.split(/^# /m) ?? [];
  return card.trim() || undefined;
}

type Read = Omit<Compared, 'material'> & { material: string | undefined };

/** A failed opinion keeps none of its material; it had that of the report it is an opinion on. */
function sharedMaterial(owned: OwnedAnalysis[], read: Read[], index: number): string {
  const groupOf = (at: number): string | undefined => owned[at] && firstIdOf(owned[at]);
  const at = read.findIndex(({ material }, other) => material !== undefined && groupOf(other) === groupOf(index));
  return read[at]?.material ?? read[index]?.analysisId ?? '';
}

async function readCompared(services: Services, owned: OwnedAnalysis): Promise<Read> {
  const { analysis, session } = owned;
  const isDone = analysis.status === 'done';
  const report = isDone ? await readReport(services, owned) : undefined;
  const input = await readInput(services, session.key, analysis.id);
  const opening = input?.type === 'text' ? firstWordsOf(input.content) : '';
  return {
    analysisId: analysis.id,
    model: analysis.provider,
    status: analysis.status,
    createdAt: analysis.createdAt,
    ...(opening && { opening }),
    ...(analysis.errorCode && { errorCode: analysis.errorCode }),
    material: await materialOf(services, owned, input),
    report,
  };
}

/**
 * Equal for the same text, by its hash, or for the same observation of a file: only then do quotes come from one
 * source.
 */
async function materialOf(
  services: Services,
  owned: OwnedAnalysis,
  input: AnalysisInput | undefined,
): Promise<string | undefined> {
  if (input?.type === 'text') return createHash('sha256').update(input.content).digest('base64url');
  if (!input || input.type === 'chat' || input.type === 'upload') return undefined;
  return `${input.upload.hash} ${input.seenBy ?? (await findPerceiver(services, owned, input)) ?? ''}`;
}
