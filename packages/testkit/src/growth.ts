/** How much more CPU time ten times the input takes, best of three: about 10 when linear, about 100 when quadratic. */
export function growthOf(run: (size: number) => void, size: number): number {
  const best = (input: number): number =>
    Math.min(
      ...Array.from({ length: 3 }, () => {
        const start = process.cpuUsage();
        run(input);
        const { user, system } = process.cpuUsage(start);
        return (user + system) / 1_000;
      }),
    );
  return best(size * 10) / Math.max(best(size), 0.1);
}

/** Far from both 10 and 100, so that a busy machine cannot change the result. */
export const NOT_QUADRATIC = 45;
