/**
 * Chooses at most `count` of these ascending moments: the first, and those closest to an even spread over
 * `spanSeconds`. A target without a moment nearby is skipped, so that a cluster at the beginning does not stand for the
 * rest.
 */
export function chooseEvenly<Moment extends { seconds: number }>(
  moments: readonly Moment[],
  { count, spanSeconds }: { count: number; spanSeconds: number },
): Moment[] {
  const begin = moments[0]?.seconds ?? 0;
  const stepSeconds = spanSeconds / count;
  const chosen = new Set<Moment>();
  for (let index = 0; index < count; index += 1) {
    const target = begin + index * stepSeconds;
    const closest = findClosest(moments, target, chosen);
    if (closest && Math.abs(closest.seconds - target) <= stepSeconds) chosen.add(closest);
  }
  return moments.filter((moment) => chosen.has(moment));
}

function findClosest<Moment extends { seconds: number }>(
  moments: readonly Moment[],
  target: number,
  taken: ReadonlySet<Moment>,
): Moment | undefined {
  let closest: Moment | undefined;
  for (const moment of moments) {
    if (taken.has(moment)) continue;
    // The moments ascend: all further ones are further away.
    if (closest && Math.abs(moment.seconds - target) >= Math.abs(closest.seconds - target)) break;
    closest = moment;
  }
  return closest;
}
