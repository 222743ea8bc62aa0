import { parseArgs } from 'node:util';
import { listCorpus } from './corpus.ts';
import { judgeTrial } from './judge-trial.ts';
import { openTrap } from './open-trap.ts';
import { type Trial, tryFiles } from './try-files.ts';

const USAGE = `Runs the corpus files through the real extractors and reports the cost of each file and any failure.
Usage: pnpm corpus [--all] [--name WORDS] [--lanes N]
  All good files and every tenth other one are read; with --all or --name, all that match. Names begin with the
  family: pdf, docx, doc, txt, image or video.`;

const { all, help, name, lanes: concurrency } = readOptions();
if (help) {
  console.log(USAGE);
  process.exit();
}
const everyNth = all || name !== undefined ? 1 : 10;
const trap = await openTrap();
const files = listCorpus(trap)
  .filter((file) => file.name.includes(name ?? ''))
  .filter(({ kind }, index) => kind === 'good' || index % everyNth === 0);
const trials = await tryFiles(files, Number(concurrency), (trial) => {
  for (const wrong of judgeTrial(trial)) console.log(wrong);
  if (name !== undefined) console.log(describe(trial));
});
await trap.close();

const groups = Object.entries(Object.groupBy(trials, ({ file }) => `${file.family} ${file.kind}`));
console.table(Object.fromEntries(groups.map(([group, some]) => [group, sumUp(some)])));
const slowest = trials.toSorted((one, other) => other.durationMs - one.durationMs).slice(0, 10);
const biggest = trials.toSorted((one, other) => other.peakBytes - one.peakBytes).slice(0, 10);
for (const trial of new Set([...slowest, ...biggest])) console.log(describe(trial));
const failures = trials.flatMap(judgeTrial);
console.log(`${trials.length} files, ${trap.calls()} calls to the trap, ${failures.length} failures`);
if (files.length === 0 || failures.length > 0 || trap.calls() > 0) process.exitCode = 1;

/** Ends the process with the usage after a mistake. */
function readOptions() {
  const flag = { type: 'boolean', default: false } as const;
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ options: { all: flag, help: flag, name: text, lanes: { ...text, default: '2' } } });
    if (!/^\d+$/.test(values.lanes)) throw new Error(`--lanes ${values.lanes} is no number.`);
    return values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(2);
  }
}

function sumUp(some: readonly Trial[]): Record<string, number> {
  const most = (read: (trial: Trial) => number): number => Math.max(...some.map(read));
  return {
    files: some.length,
    'refused at the door': some.filter(({ isRefusedAtDoor }) => isRefusedAtDoor).length,
    'slowest ms': most(({ durationMs }) => durationMs),
    'biggest child MB': toMegabytes(most(({ peakBytes }) => peakBytes)),
    failures: some.flatMap(judgeTrial).length,
  };
}

function describe({ file, end, durationMs, peakBytes }: Trial): string {
  return `${file.name}: ${end}, ${durationMs} ms, ${toMegabytes(peakBytes)} MB`;
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 2 ** 20);
}
