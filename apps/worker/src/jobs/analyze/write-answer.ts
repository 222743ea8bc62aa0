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
import { type SideTasks, type Notice, runWithSideTasks } from '../small/side-tasks.ts';
import { openReading } from './open-reading.ts';
import { writeReport } from './write-report.ts';

export type WrittenReport = { report: Report; text: string; lang: Lang; quotesVerified: number; isPartial: boolean };

/** Writes the report of one analysis and streams its parts, or returns the notice for a writer under eighteen. */
export function writeAnswer(services: WorkerServices, held: StageContext): Promise<WrittenReport | Notice> {
  return runWithSideTasks(held, (watched, beside) => write(services, watched, beside));
}

async function write(services: WorkerServices, held: StageContext, beside: SideTasks): Promise<WrittenReport> {
  const { analysis, liveText } = held;
  const framework = findFramework(analysis.framework);
  if (!framework) throw new AppError('INTERNAL');
  const reading = await openReading(services, held, { framework, beside });
  const { plan } = reading.context;
  const live = createRewritableReport(reading.context, ({ quote, shows, start, end }) =>
    liveText.send({ type: 'noticed', quote, shows, start, end }),
  );
  const show = (piece: string): void => {
    if (piece) liveText.append(piece);
    const whole = live.takeRewrite();
    if (whole !== undefined) liveText.replace(whole);
  };
  const raiseCrisis = async (): Promise<void> => {
    const triage = await reading.triage;
    if (triage) live.raise(triage);
    show('');
  };
  const triaged = beside.run(raiseCrisis());
  // An image without an adult is not analysed at all; the report explains why.
  if (hasPortrait(plan) || isAnythingAsked(plan)) {
    const material = buildLanguageLine(plan) + wrapMaterial(reading.material, plan.media ? 'observation' : 'material');
    const request = { instructions: buildInstructions(plan) + reading.note, material };
    await writeReport({ services, held, reading, live, request, beside, reviews: [], show });
    if (!live.hasAnything()) throw new AppError('ANSWER_UNUSABLE');
  }

  await triaged;
  held.signal.throwIfAborted();
  const { report, text } = live.finish();
  if (text.startsWith(liveText.text)) liveText.append(text.slice(liveText.text.length));
  else liveText.replace(text);
  // The rest can be requested later, except for files, which are deleted.
  const isPartial = held.input.type === 'text' && planParts(plan, live.missing()).length > 0;
  return { report, text, lang: plan.lang, quotesVerified: quotesOf(report).length, isPartial };
}
