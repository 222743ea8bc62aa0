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
import { startEveryMs } from '../analyze/start-every.ts';
import type { Held } from '../run-stage.ts';
import { askSmall } from './ask-small.ts';
import type { Beside } from './work-beside.ts';

/** The call the visitor waits for goes first: both lock the same counters of what may be spent. */
const HEAD_START_MS = 50;

/** The visitor sees nothing before the first, and waits for the second only where the writing is done before it. */
const WAITED_FOR_MS = 3_000;
const BESIDE_MS = 15_000;

/** A text and what the rules found in it. */
export type LookedThrough = Pick<PreparedText, 'age' | 'crisis'> & { text: string };

/** Resolves with undefined when the rules alone decide. */
export type Triaging = { triage: Promise<Triage | undefined> };

/**
 * Looks through a text before it is read. Where the writer says that they are under eighteen, or the text speaks of a
 * young age, triage is waited for, and no other call is made before it; all other texts are triaged beside the first one.
 */
export async function openTriage(
  services: WorkerServices,
  { held, beside }: { held: Held; beside: Beside },
  { text, age, crisis }: LookedThrough,
): Promise<Triaging> {
  const { analysis, signal } = held;
  const isWaitedFor = age.says !== 'nothing';

  const ask = async (): Promise<Triage | undefined> => {
    const waitMs = isWaitedFor ? 0 : (startEveryMs[analysis.provider] ?? HEAD_START_MS);
    if (waitMs > 0) await delay(waitMs, undefined, { signal }).catch(() => {});
    const triage = await askSmall(services, held, {
      task: 'triage',
      withinMs: isWaitedFor ? WAITED_FOR_MS : BESIDE_MS,
      request: buildTriage(text),
      read: readTriage,
    });
    const isStated = age.says === 'stated';
    if ((isStated || triage?.under18 === 'yes') && !signal.aborted) {
      const language = isStated ? age.language : (detectLang(text) ?? triage?.language);
      const help = { lines: helpLinesOf(services.config), locale: held.input.locale, language };
      beside.stopForMinor(language, renderCrisisCard(triage ? raiseByTriage(crisis, triage) : crisis, help));
    }
    return triage;
  };
  const triage = beside.run(ask());
  if (isWaitedFor) await triage;
  signal.throwIfAborted();
  return { triage };
}
