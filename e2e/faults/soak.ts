import { setTimeout as delay } from 'node:timers/promises';
import { checkHistory, zeroCounts } from './check-history.ts';
import { startLoad, writeHistory } from './load.ts';
import { readMemory } from '@app/testkit/process-tree';
import { type HeapMemory, openInspector } from './memory.ts';
import { openFaultTarget } from './fault-target.ts';

const SAMPLE_MS = 15_000;
const COLLECT_EVERY = 8;
/** The share of samples to skip while code is compiled and caches fill. */
const WARM_SHARE = 0.3;

type Sample = { hours: number } & Partial<HeapMemory>;

/**
 * Runs load without faults for `minutes` and checks whether anything is lost and whether memory grows. The first
 * process of each kind collects its garbage every two minutes, which separates reachable memory from uncollected
 * garbage; the others run undisturbed until the end.
 */
export async function runSoak(minutes: number, visitors: number): Promise<boolean> {
  const names = ['api 1', 'api 2', 'worker 1', 'worker 2'] as const;
  const inspectors = new Map(await Promise.all(names.map(async (name) => [name, await openInspector()] as const)));
  const inspectorOf = (name: string) => {
    const inspector = inspectors.get(name as (typeof names)[number]);
    if (!inspector) throw new Error(`nobody inspects ${name}`);
    return inspector;
  };
  const target = await openFaultTarget({ each: (name, index) => inspectorOf(`${name} ${index + 1}`).environment });
  try {
    const { apis, workers } = target.stack;
    const members = names.map((name, index) => ({
      name,
      pid: [...apis, ...workers][index]?.process.pid ?? 0,
      isCollected: name.endsWith('1'),
      samples: [] as Sample[],
    }));
    const load = startLoad(target, visitors);
    const began = performance.now();
    for (let round = 1; performance.now() - began < minutes * 60_000; round += 1) {
      await delay(SAMPLE_MS);
      const hours = (performance.now() - began) / 3_600_000;
      for (const { name, pid, isCollected, samples } of members) {
        const resident = readMemory(pid, 'VmRSS') / 2 ** 20;
        const known = isCollected && round % COLLECT_EVERY === 0 ? await inspectorOf(name).collect() : undefined;
        samples.push({ hours, ...known, resident });
      }
      if (round % COLLECT_EVERY === 0) console.error(members.map(({ samples }) => tell(samples.at(-1))).join(' | '));
    }
    const lasting = await Promise.all(members.map(({ name }) => inspectorOf(name).collect()));
    await load.stop();
    const findings = checkHistory(await writeHistory(target, load.log));
    console.log(`${minutes} min, ${findings.acknowledged} analyses and questions, ${findings.requests} requests`);
    console.log(zeroCounts.map((kind) => `${kind} ${findings[kind]}`).join(', '));
    console.log('| process | collected | resident at the end | after a collection | slopes an hour |');
    console.log('| --- | --- | --- | --- | --- |');
    for (const [index, { name, isCollected, samples }] of members.entries()) {
      const warm = samples.slice(Math.floor(samples.length * WARM_SHARE));
      const kinds = isCollected ? (['resident', 'heap', 'external'] as const) : (['resident'] as const);
      const slopes = kinds.map((kind) => `${kind} ${slopeOf(warm, kind).toFixed(1)} MB`).join(', ');
      const collected = isCollected ? 'every 2 min' : 'at the end';
      console.log(`| ${name} | ${collected} | ${tell(warm.at(-1))} | ${tell(lasting[index])} | ${slopes} |`);
    }
    return zeroCounts.every((kind) => findings[kind] === 0);
  } finally {
    await target.close();
  }
}

const tell = (memory: Partial<HeapMemory> = {}): string =>
  (['resident', 'heap', 'external'] as const)
    .flatMap((kind) => (memory[kind] === undefined ? [] : [`${kind} ${memory[kind].toFixed(1)}`]))
    .join(', ');

/** The slope of the least-squares line through the samples. */
function slopeOf(all: Sample[], kind: keyof HeapMemory): number {
  const samples = all.flatMap(({ hours, [kind]: megabytes }) =>
    megabytes === undefined ? [] : [{ hours, megabytes }],
  );
  const mean = (pick: (sample: (typeof samples)[number]) => number): number =>
    samples.reduce((sum, sample) => sum + pick(sample), 0) / samples.length;
  const hours = mean((sample) => sample.hours);
  const megabytes = mean((sample) => sample.megabytes);
  const up = mean((sample) => (sample.hours - hours) * (sample.megabytes - megabytes));
  return up / mean((sample) => (sample.hours - hours) ** 2);
}
