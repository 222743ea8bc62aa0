import { runWithConcurrency } from '@app/testkit/run-with-concurrency';

/** After an error nothing new begins. It is thrown when no lane is at work any more: what they use is about to be closed. */
export async function runLanes<Value>(
  count: number,
  lanes: number,
  work: (index: number) => Promise<Value>,
): Promise<Value[]> {
  const faults: unknown[] = [];
  const results = await runWithConcurrency(count, lanes, async (index) =>
    faults.length > 0 ? undefined : await work(index).catch((error: unknown) => void faults.push(error)),
  );
  if (faults[0] instanceof Error) throw faults[0];
  return results as Value[];
}
