/**
 * Runs `work` `count` times, at most `lanes` at once, and returns the results in order. After an error nothing new begins,
 * and it is thrown when no lane is at work any more: what they use may then be closed.
 */
export async function runWithConcurrency<Value>(
  count: number,
  lanes: number,
  work: (index: number) => Promise<Value>,
): Promise<Value[]> {
  const results: Value[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    try {
      for (let index = next++; index < count; index = next++) results[index] = await work(index);
    } catch (error) {
      next = count;
      throw error;
    }
  };
  const running = Array.from({ length: lanes }, lane);
  await Promise.allSettled(running);
  await Promise.all(running);
  return results;
}
