import { renderUnder18Notice } from '@app/reading';
import type { Held } from '../run-stage.ts';

/** What goes on beside the writing. */
export type Beside = {
  /** Ended and waited for when the work is over. */
  run<Result>(task: Promise<Result>): Promise<Result>;
  /** The writer is under eighteen: everything ends, and the fixed words take the place of the result. */
  stopForMinor(language: string | undefined, helpCard: string): void;
};

export type Notice = { notice: string };

/** Does the work under a signal of its own, which also ends everything beside it. */
export async function workBeside<Result>(
  held: Held,
  work: (held: Held, beside: Beside) => Promise<Result>,
): Promise<Result | Notice> {
  const stop = new AbortController();
  const tasks: Promise<unknown>[] = [];
  let notice: string | undefined;
  const beside: Beside = {
    run(task) {
      tasks.push(task);
      return task;
    },
    stopForMinor(language, helpCard) {
      notice ??= renderUnder18Notice(language, helpCard);
      stop.abort();
    },
  };
  try {
    const result = await work({ ...held, signal: AbortSignal.any([held.signal, stop.signal]) }, beside);
    return notice === undefined ? result : { notice };
  } catch (error) {
    if (notice === undefined || held.signal.aborted) throw error;
    return { notice };
  } finally {
    stop.abort();
    await Promise.allSettled(tasks);
  }
}
