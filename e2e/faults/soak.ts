import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { checkHistory, zeroCounts } from './check-history.ts';
import { startLoad, writeHistory } from './load.ts';
import { openWorld } from './world.ts';

const SAMPLE_MS = 15_000;
/** Code is compiled and caches are filled before memory says anything. */
const WARM_SHARE = 0.3;
const PAGE_KB = 4;

type Sample = { hours: number; megabytes: number };

/** Visitors for so many minutes and no fault: whether anything is lost, and whether memory grows. */
export async function runSoak(minutes: number, visitors: number): Promise<boolean> {
  const world = await openWorld();
  try {
    const { apis, workers } = world.stack;
    const members = [
      ...apis.map(({ process: { pid } }, index) => ({ name: `api ${index + 1}`, pid, samples: [] as Sample[] })),
      ...workers.map(({ process: { pid } }, index) => ({ name: `worker ${index + 1}`, pid, samples: [] as Sample[] })),
    ];
    const load = startLoad(world, visitors);
    const began = performance.now();
    while (performance.now() - began < minutes * 60_000) {
      await delay(SAMPLE_MS);
      const hours = (performance.now() - began) / 3_600_000;
      for (const { pid, samples } of members) samples.push({ hours, megabytes: await residentMegabytes(pid) });
    }
    await load.stop();
    const findings = checkHistory(await writeHistory(world, load.log));
    console.log(`${minutes} min, ${findings.acknowledged} analyses and questions, ${findings.requests} requests`);
    console.log(zeroCounts.map((kind) => `${kind} ${findings[kind]}`).join(', '));
    console.log('| process | at the end | slope |\n| --- | --- | --- |');
    for (const { name, samples } of members) {
      const warm = samples.slice(Math.floor(samples.length * WARM_SHARE));
      console.log(
        `| ${name} | ${Math.round(warm.at(-1)?.megabytes ?? 0)} MB | ${slopeOf(warm).toFixed(1)} MB an hour |`,
      );
    }
    return zeroCounts.every((kind) => findings[kind] === 0);
  } finally {
    await world.close();
  }
}

async function residentMegabytes(pid = 0): Promise<number> {
  const pages = Number((await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1]);
  return (pages * PAGE_KB) / 1_024;
}

/** The line that lies nearest to all samples. */
function slopeOf(samples: Sample[]): number {
  const mean = (pick: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length;
  const hours = mean((sample) => sample.hours);
  const megabytes = mean((sample) => sample.megabytes);
  const up = mean((sample) => (sample.hours - hours) * (sample.megabytes - megabytes));
  return up / mean((sample) => (sample.hours - hours) ** 2);
}
