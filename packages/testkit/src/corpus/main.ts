import { parseArgs } from 'node:util';
import { listCorpus } from './corpus.ts';
import { judgeTrial } from './judge-trial.ts';
import { openTrap } from './open-trap.ts';
import type { Trial } from './try-file.ts';
import { tryFiles } from './try-files.ts';

// Runs the corpus files through the real extractors and reports the cost of each file and any failure.
const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    family: { type: 'string' },
    kind: { type: 'string' },
    name: { type: 'string' },
    lanes: { type: 'string', default: '2' },
  },
});

const everyNth = options.all || options.name !== undefined ? 1 : 10;
const trap = await openTrap();
const files = listCorpus(trap)
  .filter(({ family }) => (options.family ?? family) === family)
  .filter(({ kind }) => (options.kind ?? kind) === kind)
  .filter(({ name }) => name.includes(options.name ?? ''))
  .filter(({ kind }, index) => kind === 'good' || index % everyNth === 0);
const trials = await tryFiles(files, Number(options.lanes), (trial) => {
  for (const wrong of judgeTrial(trial)) console.log(wrong);
  if (options.name !== undefined) console.log(describe(trial));
});
await trap.close();

const groups = Object.entries(Object.groupBy(trials, ({ file }) => `${file.family} ${file.kind}`));
console.table(Object.fromEntries(groups.map(([name, some]) => [name, sumUp(some)])));
for (const [name, some] of groups) console.log(`${name}: ${countEnds(some)}`);
for (const { file, accuracy } of trials)
  if (accuracy !== undefined) console.log(`accuracy ${accuracy.toFixed(4)} ${file.name}`);
const slowest = trials.toSorted((one, other) => other.durationMs - one.durationMs).slice(0, 10);
const biggest = trials.toSorted((one, other) => other.peakBytes - one.peakBytes).slice(0, 10);
for (const trial of new Set([...slowest, ...biggest])) console.log(describe(trial));
const failures = trials.flatMap(judgeTrial);
console.log(`${trials.length} files, ${trap.calls()} calls to the trap, ${failures.length} failures`);
if (failures.length > 0 || trap.calls() > 0) process.exitCode = 1;

function sumUp(some: readonly Trial[]): Record<string, number> {
  const most = (read: (trial: Trial) => number): number => Math.max(...some.map(read));
  return {
    files: some.length,
    'refused at the door': some.filter(({ isRefusedAtDoor }) => isRefusedAtDoor).length,
    'slowest ms': most(({ durationMs }) => durationMs),
    'biggest child MB': toMegabytes(most(({ peakBytes }) => peakBytes)),
    'processes left': most(({ processesLeft }) => processesLeft),
    'files left': most(({ filesLeft }) => filesLeft),
    crashes: some.filter(({ end }) => end.startsWith('CRASH')).length,
  };
}

function countEnds(some: readonly Trial[]): string {
  const ends = Object.entries(Object.groupBy(some, ({ end }) => end));
  return ends.map(([end, found]) => `${end} ${found?.length ?? 0}`).join(', ');
}

function describe({ file, end, durationMs, peakBytes }: Trial): string {
  return `${file.name}: ${end}, ${durationMs} ms, ${toMegabytes(peakBytes)} MB`;
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20);
}
