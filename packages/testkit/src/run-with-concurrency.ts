/**
 * Runs `work` `count` times, at most `concurrency` at once, and returns the results in order. After an error no new run
 * starts. The error is thrown once the running ones have ended, so that the caller can close what they use.
 */
export async function runWithConcurrency<Value>(
  count: number,
  concurrency: number,
  work: (index: number) => Promise<Value>,
): Promise<Value[]> {
  const results: Value[] = [];
  let next = 0;
  const runner = async (): Promise<void> => {
    try {
      for (let index = next++; index < count; index = next++) results[index] = await work(index);
    } catch (error) {
      next = count;
      throw error;
    }
  };
  const running = Array.from({ length: concurrency }, runner);
  await Promise.allSettled(running);
  await Promise.all(running);
  return results;
}
