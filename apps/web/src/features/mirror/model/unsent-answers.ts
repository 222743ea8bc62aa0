import type { SelfAnswer, SelfAnswers } from '@app/contract/self-answers';
import { HttpError } from '../../../lib/api-client.ts';
import { keepDraft, readDraft } from '../../../lib/draft.ts';
import { saveSelfAnswers } from '../api/self-answers.ts';

type Unsent = Map<string, Map<number, SelfAnswer>>;

/** Answers the server has not stored yet, by report. They survive dialog and page, so that offline answers are sent later. */
const unsent = readUnsent();
const sending = new Map<string, Promise<void>>();

const unsentOf = (report: string): Map<number, SelfAnswer> => unsent.get(report) ?? new Map<number, SelfAnswer>();

export const findUnsent = (report: string, index: number): SelfAnswer | undefined => unsentOf(report).get(index);

export const hasUnsent = (report: string): boolean => unsentOf(report).size > 0;

export function addUnsent(report: string, index: number, answer: SelfAnswer): void {
  unsent.set(report, unsentOf(report).set(index, answer));
  keepUnsent();
}

function readUnsent(): Unsent {
  try {
    const kept = JSON.parse(readDraft('answers')) as [string, [number, SelfAnswer][]][];
    return new Map(kept.map(([report, answers]) => [report, new Map(answers)]));
  } catch {
    return new Map(); // nothing was kept, or by another version
  }
}

function keepUnsent(): void {
  const open = [...unsent].filter(([, answers]) => answers.size > 0);
  keepDraft('answers', open.length > 0 ? JSON.stringify(open.map(([report, answers]) => [report, [...answers]])) : '');
}

/** One request at a time; answers given meanwhile go with the next. A call during a request waits for all answers. */
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
    keepUnsent();
    onSaved?.(saved);
  }
}

/** An open dialog has its own listener and shows what was saved. Answers to a deleted report are dropped. */
function sendForClosedDialogs(): void {
  for (const report of unsent.keys())
    sendUnsent(report).catch((error: unknown) => {
      if (!(error instanceof HttpError) || error.status !== 404) return;
      unsent.delete(report);
      keepUnsent();
    });
}
window.addEventListener('online', sendForClosedDialogs);
sendForClosedDialogs();
