import type { SelfAnswer, SelfAnswers } from '@app/contract/self-answers';
import { saveSelfAnswers } from '../api/self-answers.ts';

/** Answers that are not stored yet, by report. They outlive the room: what was answered offline is sent later. */
const unsent = new Map<string, Map<number, SelfAnswer>>();
const sending = new Map<string, Promise<void>>();

const unsentOf = (report: string): Map<number, SelfAnswer> => unsent.get(report) ?? new Map<number, SelfAnswer>();

export const findUnsent = (report: string, index: number): SelfAnswer | undefined => unsentOf(report).get(index);

export const hasUnsent = (report: string): boolean => unsentOf(report).size > 0;

export function addUnsent(report: string, index: number, answer: SelfAnswer): void {
  unsent.set(report, unsentOf(report).set(index, answer));
}

/** One request at a time; answers given meanwhile go with the next. Who calls during a request waits for all of it. */
export function sendUnsent(report: string, onSaved?: (saved: SelfAnswers) => void): Promise<void> {
  const started = sending.get(report) ?? sendAll(report, onSaved).finally(() => sending.delete(report));
  sending.set(report, started);
  return started;
}

async function sendAll(report: string, onSaved?: (saved: SelfAnswers) => void): Promise<void> {
  const waiting = unsentOf(report);
  while (waiting.size > 0) {
    const batch = [...waiting];
    const saved = await saveSelfAnswers(
      report,
      batch.map(([index, answer]) => ({ statement: index + 1, answer })),
    );
    for (const [index, answer] of batch) if (waiting.get(index) === answer) waiting.delete(index);
    onSaved?.(saved);
  }
}

// An open room listens, too, and shows what was saved. A report that is gone keeps its answers until the page is left.
window.addEventListener('online', () => {
  for (const report of unsent.keys()) sendUnsent(report).catch(() => {});
});
