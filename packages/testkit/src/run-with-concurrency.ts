/** Runs `work` `count` times, at most `lanes` at once, and returns the results in order. */
export async function runWithConcurrency<Value>(
  count: number,
  lanes: number,
  work: (index: number) => Promise<Value>,
): Promise<Value[]> {
  const results: Value[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
