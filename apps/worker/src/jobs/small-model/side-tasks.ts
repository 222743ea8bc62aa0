import { renderUnder18Notice } from '@app/reading';
import type { StageContext } from '../run-stage.ts';

/** Tasks that run in parallel with the writing. */
export type SideTasks = {
  /** Registers a task that is aborted and awaited when the work ends. */
  run<Result>(task: Promise<Result>): Promise<Result>;
  /** The writer is under eighteen: aborts everything, and the fixed notice replaces the result. */
  stopForMinor(language: string | undefined, crisisCard: string): void;
};

export type Notice = { notice: string };

/** Runs the work under its own abort signal, which also aborts all parallel tasks. */
export async function runWithSideTasks<Result>(
  stage: StageContext,
  work: (stage: StageContext, sideTasks: SideTasks) => Promise<Result>,
): Promise<Result | Notice> {
  const stop = new AbortController();
  const tasks: Promise<unknown>[] = [];
  let notice: string | undefined;
  const sideTasks: SideTasks = {
    run(task) {
      tasks.push(task);
      return task;
    },
    stopForMinor(language, crisisCard) {
      notice ??= renderUnder18Notice(language, crisisCard);
      stop.abort();
    },
  };
  try {
    const result = await work({ ...stage, signal: AbortSignal.any([stage.signal, stop.signal]) }, sideTasks);
    return notice === undefined ? result : { notice };
  } catch (error) {
    if (notice === undefined || stage.signal.aborted) throw error;
    return { notice };
  } finally {
    stop.abort();
    await Promise.allSettled(tasks);
  }
}
