import { AppError } from '@app/core/errors/app-error';
import { buildInstructions, buildRepairInstructions, wrapMaterial } from '@app/core/report/build-instructions';
import { buildSchema } from '@app/core/report/build-schema';
import { createLiveReport, type LiveReport } from '@app/core/report/live-report';
import { hasPortrait, isAnythingAsked, type Plan } from '@app/core/report/plan-reading';
import { quotesOf, type Report } from '@app/core/report/report';
import { findFramework } from '@app/frameworks/index';
import type { WorkerServices } from '../../worker-services.ts';
import type { Held } from '../run-stage.ts';
import { callModel } from './call-model.ts';
import { openReading } from './open-reading.ts';
import type { Reading } from './reading.ts';
import { visitorHash } from './visitor-hash.ts';

export type Answer = { report: Report; text: string; quotesVerified: number };

/** One structured stream, rendered while it arrives; one more call for what is missing; then an honest partial. */
export async function writeAnswer(services: WorkerServices, held: Held): Promise<Answer> {
  const { analysis, liveText } = held;
  const framework = findFramework(analysis.framework);
  if (!framework) throw new AppError('INTERNAL');
  const reading = await openReading(services, held, framework);
  const live = createLiveReport(reading.context);
  const { plan } = reading.context;
  // A picture that shows no adult is not read at all: the report explains itself.
  if (hasPortrait(plan) || isAnythingAsked(plan)) await askFor(services, { held, reading, live });

  const { report, text } = live.finish();
  if (text.startsWith(liveText.text)) liveText.append(text.slice(liveText.text.length));
  else liveText.replace(text);
  return { report, text, quotesVerified: quotesOf(report).length };
}

async function askFor(
  services: WorkerServices,
  { held, reading, live }: { held: Held; reading: Reading; live: LiveReport },
): Promise<void> {
  const { liveText, signal } = held;
  const { plan } = reading.context;
  let isFirst = true;
  const onText = (chunk: string): void => {
    if (isFirst) liveText.send({ type: 'progress', percent: 50 });
    isFirst = false;
    const piece = live.push(chunk);
    if (piece) liveText.append(piece);
  };

  const instructions = buildInstructions(plan) + reading.note;
  const question = questionFor(held, reading, plan, true);
  await callModel(services, { ...question, instructions, purpose: 'write', onText });
  if (!live.hasAnything()) throw new AppError('ANSWER_UNUSABLE');
  const missing = live.missing();
  if (!missing) return;

  live.nextAnswer();
  const repair = questionFor(held, reading, missing.plan, missing.withSummary);
  await callModel(services, {
    ...repair,
    instructions: buildRepairInstructions(missing.plan),
    purpose: 'repair',
    onText,
  }).catch((error: unknown) => {
    if (signal.aborted) throw error; // any other fault leaves an honest partial
  });
}

function questionFor({ analysis, signal }: Held, { material }: Reading, plan: Plan, withSummary: boolean) {
  const { id, version, label, maxOutputTokens } = plan.framework;
  return {
    analysis,
    material: wrapMaterial(material, plan.media ? 'observation' : 'material'),
    schema: {
      name: `${id.replaceAll('-', '_')}_reading`,
      description: `A reading of the material: ${label}`,
      schema: buildSchema(plan, { withSummary }),
    },
    maxOutputTokens,
    cacheKey: `${id}-${version}`,
    visitorHash: visitorHash(analysis),
    signal,
  };
}
