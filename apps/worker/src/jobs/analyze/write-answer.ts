import { AppError } from '@app/core/errors/app-error';
import { findFramework } from '@app/frameworks/index';
import {
  buildInstructions,
  buildLanguageLine,
  createRewritableReport,
  hasPortrait,
  isAnythingAsked,
  planParts,
  quotesOf,
  type Report,
  wrapMaterial,
} from '@app/reading';
import type { Lang } from '@app/words/languages';
import type { WorkerServices } from '../../worker-services.ts';
import type { StageContext } from '../run-stage.ts';
import { type SideTasks, type Notice, runWithSideTasks } from '../small-model/side-tasks.ts';
import { openAnalysisContext } from './open-analysis-context.ts';
import { writeReport } from './write-report.ts';

export type WrittenReport = { report: Report; text: string; lang: Lang; quotesVerified: number; isPartial: boolean };

/** Writes the report of one analysis and streams its parts, or returns the notice for a writer under eighteen. */
export function writeAnswer(services: WorkerServices, stage: StageContext): Promise<WrittenReport | Notice> {
  return runWithSideTasks(stage, (watched, sideTasks) => write(services, watched, sideTasks));
}

async function write(services: WorkerServices, stage: StageContext, sideTasks: SideTasks): Promise<WrittenReport> {
  const { analysis, liveText } = stage;
  const framework = findFramework(analysis.framework);
  if (!framework) throw new AppError('INTERNAL');
  const context = await openAnalysisContext(services, stage, { framework, sideTasks });
  const { plan } = context.reportContext;
  const live = createRewritableReport(context.reportContext, ({ quote, shows, start, end }) =>
    liveText.send({ type: 'noticed', quote, shows, start, end }),
  );
  const show = (piece: string): void => {
    if (piece) liveText.append(piece);
    const whole = live.takeRewrite();
    if (whole !== undefined) liveText.replace(whole);
  };
  const raiseCrisis = async (): Promise<void> => {
    const triage = await context.triage;
    if (triage) live.raise(triage);
    show('');
  };
  const triaged = sideTasks.run(raiseCrisis());
  // An image without an adult is not analysed at all; the report explains why.
  if (hasPortrait(plan) || isAnythingAsked(plan)) {
    const material = buildLanguageLine(plan) + wrapMaterial(context.material, plan.media ? 'observation' : 'material');
    const request = { instructions: buildInstructions(plan) + context.note, material };
    await writeReport({ services, stage, context, live, request, sideTasks, reviews: [], show });
    if (!live.hasAnything()) throw new AppError('ANSWER_UNUSABLE');
  }

  await triaged;
  stage.signal.throwIfAborted();
  const { report, text } = live.finish();
  if (text.startsWith(liveText.text)) liveText.append(text.slice(liveText.text.length));
  else liveText.replace(text);
  // The rest can be requested later, except for files, which are deleted.
  const isPartial = stage.input.type === 'text' && planParts(plan, live.missing()).length > 0;
  return { report, text, lang: plan.lang, quotesVerified: quotesOf(report).length, isPartial };
}
