import { setTimeout as delay } from 'node:timers/promises';
import { helpLinesOf } from '@app/core/config/help-lines';
import {
  buildTriage,
  detectLang,
  type PreparedText,
  raiseByTriage,
  readTriage,
  renderCrisisCard,
  type Triage,
} from '@app/reading';
import type { WorkerServices } from '../../worker-services.ts';
import { startSpacingMs } from '../analyze/start-spacing.ts';
import type { StageContext } from '../run-stage.ts';
import { askSmallModel } from './ask-small-model.ts';
import type { SideTasks } from './side-tasks.ts';

/** Lets the visitor's main call go first: both calls lock the same spending counters. */
const HEAD_START_MS = 50;

/** The first delays all text; the second delays only a report whose writing ends before the triage. */
const BLOCKING_TRIAGE_MS = 3_000;
const PARALLEL_TRIAGE_MS = 15_000;

/** A text and the findings of the rules. */
export type PreparedContent = Pick<PreparedText, 'age' | 'crisis'> & { text: string };

/** Resolves with undefined when the rules alone decide. */
export type TriageHandle = { triage: Promise<Triage | undefined> };

/**
 * Triages a text before it is analysed. If the writer says that they are under eighteen, or the text mentions a young
 * age, no other call starts before the triage ends; all other texts are triaged in parallel with the first call.
 */
export async function startTriage(
  services: WorkerServices,
  { stage, sideTasks }: { stage: StageContext; sideTasks: SideTasks },
  { text, age, crisis }: PreparedContent,
): Promise<TriageHandle> {
  const { analysis, signal } = stage;
  const isBlocking = age.says !== 'nothing';

  const runTriage = async (): Promise<Triage | undefined> => {
    const waitMs = isBlocking ? 0 : (startSpacingMs[analysis.provider] ?? HEAD_START_MS);
    if (waitMs > 0) await delay(waitMs, undefined, { signal }).catch(() => {});
    const triage = await askSmallModel(services, stage, {
      task: 'triage',
      withinMs: isBlocking ? BLOCKING_TRIAGE_MS : PARALLEL_TRIAGE_MS,
      request: buildTriage(text),
      read: readTriage,
    });
    const isStated = age.says === 'stated';
    if ((isStated || triage?.under18 === 'yes') && !signal.aborted) {
      const language = isStated ? age.language : (detectLang(text) ?? triage?.language);
      const help = { lines: helpLinesOf(services.config), locale: stage.input.locale, language };
      sideTasks.stopForMinor(language, renderCrisisCard(triage ? raiseByTriage(crisis, triage) : crisis, help));
    }
    return triage;
  };
  const triage = sideTasks.run(runTriage());
  if (isBlocking) await triage;
  signal.throwIfAborted();
  return { triage };
}
