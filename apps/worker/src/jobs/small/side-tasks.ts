import { renderUnder18Notice } from '@app/reading';
import type { StageContext } from '../run-stage.ts';

/** Tasks that run in parallel with the writing. */
export type SideTasks = {
  /** Registers a task that is aborted and awaited when the work ends. */
  run<Result>(task: Promise<Result>): Promise<Result>;
  /** The writer is under eighteen: aborts everything, and the fixed notice replaces the result. */
  stopForMinor(language: string | undefined, helpCard: string): void;
};

export type Notice = { notice: string };

/** Runs the work under its own abort signal, which also aborts all parallel tasks. */
export async function runWithSideTasks<Result>(
  held: StageContext,
  work: (held: StageContext, beside: SideTasks) => Promise<Result>,
): Promise<Result | Notice> {
  const stop = new AbortController();
  const tasks: Promise<unknown>[] = [];
  let notice: string | undefined;
  const beside: SideTasks = {
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
