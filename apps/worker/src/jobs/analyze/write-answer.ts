import { AppError } from '@app/core/errors/app-error';
import { findFramework } from '@app/frameworks/index';
import {
  buildInstructions,
  buildLanguageLine,
  createNoticer,
  draftBlocks,
  finishDraft,
  hasAnything,
  isAnythingAsked,
  openDraft,
  quotesOf,
  raiseDraft,
  renderBlocks,
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
  const draft = openDraft(context.reportContext);
  const refresh = (): void => {
    const blocks = draftBlocks(draft);
    if (blocks.length > 0) liveText.show({ text: renderBlocks(blocks, plan.lang), blocks, lang: plan.lang });
  };
  const raiseCrisis = async (): Promise<void> => {
    const triage = await context.triage;
    if (triage) raiseDraft(draft, triage);
    refresh();
  };
  const triaged = sideTasks.run(raiseCrisis());
  // An image without an adult is not analysed at all; the report explains why.
  if (isAnythingAsked(plan)) {
    const material = buildLanguageLine(plan) + wrapMaterial(context.material, plan.media ? 'observation' : 'material');
    const request = { instructions: buildInstructions(plan) + context.note, material };
    const notice = createNoticer(context.reportContext, ({ quote, shows, start, end }) =>
      liveText.send({ type: 'noticed', quote, shows, start, end }),
    );
    await writeReport({ services, stage, context, draft, request, notice, sideTasks, reviews: [], refresh });
    if (!hasAnything(draft)) throw new AppError('ANSWER_UNUSABLE');
  }

  await triaged;
  stage.signal.throwIfAborted();
  const { report, text } = finishDraft(draft);
  liveText.show({ text, blocks: report.blocks, lang: plan.lang });
  // The rest can be requested later, except for files, which are deleted.
  const isPartial = stage.input.type === 'text' && report.unwritten > 0;
  return { report, text, lang: plan.lang, quotesVerified: quotesOf(report).length, isPartial };
}
