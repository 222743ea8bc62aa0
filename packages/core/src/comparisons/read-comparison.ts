import { createHash } from 'node:crypto';
import type { Block } from '@app/contract/blocks';
import type { Comparison } from '@app/contract/comparisons';
import { findFramework } from '@app/frameworks/index';
import { buildComparison, type Compared, renderBlocks, type Report } from '@app/reading';
import { type Lang, langOf } from '@app/words/languages';
import type { AnalysisInput } from '../analyses/analysis-input.ts';
import { firstWordsOf } from '../analyses/first-words-of.ts';
import { readInput } from '../analyses/read-input.ts';
import { readMessage } from '../analyses/read-messages.ts';
import { readReport } from '../analyses/read-report.ts';
import { AppError } from '../errors/app-error.ts';
import { blocksOf } from '../export/exported-report.ts';
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
  const lang = langOfFirst(owned);
  const help = owned[at] && (await readCrisisCard(services, owned[at], compared[at]?.report));
  return { ...buildComparison(framework, compared, lang), ...(help && { card: renderBlocks([help], lang), help }) };
}

/** The language of the first finished report: it is stored when a report is finished. */
const langOfFirst = (owned: OwnedAnalysis[]): Lang =>
  owned.map(({ analysis }) => langOf(analysis.lang)).find((lang) => lang !== undefined) ?? 'en';

/** The crisis card stands before the title of a report. */
async function readCrisisCard(
  services: Services,
  { analysis, session }: OwnedAnalysis,
  report: Report | undefined,
): Promise<Block | undefined> {
  const text = report?.blocks ? '' : ((await readMessage(services, session, analysis.id))?.content ?? '');
  const [first] = blocksOf({ blocks: report?.blocks, text });
  return first?.type === 'help' ? first : undefined;
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
