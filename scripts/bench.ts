// Benchmarks the real processes on loopback against a simulated model. Absolute figures depend on the machine.
import { parseArgs } from 'node:util';
import { measureIdleReaders, measureUploads } from './bench/measure-api.ts';
import { measureFiles, measureMedia } from './bench/measure-files.ts';
import { measureLiveLoad } from './bench/measure-live.ts';
import type { BenchRow } from './bench/statistics.ts';
import { stopSystems } from './bench/system.ts';

type Options = { rounds: number | undefined; live: number[]; paceMs: number; workers: number; readers: number };

const parts: Record<string, (options: Options) => Promise<BenchRow[]>> = {
  live: measureLiveLoad,
  readers: ({ readers }) => measureIdleReaders(readers),
  files: ({ rounds }) => measureFiles(rounds),
  media: ({ rounds }) => measureMedia(rounds),
  uploads: ({ rounds }) => measureUploads(rounds),
};

const USAGE = `pnpm bench [--only part,part] [--rounds N] [--live N,N] [--pace MS] [--workers N] [--readers N]
  live        many analyses at once          --live: how many, one after another (250,500),
                                             --pace: ms between two chunks (100), --workers: processes (1)
  readers     readers of what has not begun  --readers: how many (10000)
  files       PDF and DOCX                   --rounds: files of each (60)
  media       files read in the sandbox      --rounds: times each (5)
  uploads     8 uploads of 50 MB at once     --rounds: runs (2)`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', default: false },
      only: { type: 'string', default: Object.keys(parts).join(',') },
      rounds: { type: 'string' },
      live: { type: 'string', default: '250,500' },
      pace: { type: 'string', default: '100' },
      workers: { type: 'string', default: '1' },
      readers: { type: 'string', default: '10000' },
    },
  });
  if (values.help) return console.log(USAGE);
  if (process.platform !== 'linux')
    throw new Error('The cost of a process is read from /proc: the bench runs on Linux.');
  const options: Options = {
    rounds: values.rounds === undefined ? undefined : readNumber(values.rounds),
    live: values.live.split(',').map(readNumber),
    paceMs: readNumber(values.pace),
    workers: readNumber(values.workers),
    readers: readNumber(values.readers),
  };
  const chosen = values.only.split(',').map((name) => {
    const measure = parts[name];
    if (!measure) throw new Error(`There is no part "${name}".\n\n${USAGE}`);
    return measure;
  });
  console.log('| metric | figure | goal | reached | what limits it |\n|---|---|---|---|---|');
  for (const measure of chosen)
    for (const { metric, figure, goal = '', isReached, limit = '' } of await measure(options)) {
      const reached = isReached === undefined ? '' : isReached ? 'yes' : 'no';
      console.log(`| ${[metric, figure, goal, reached, limit].join(' | ')} |`);
    }
}

function readNumber(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`"${value}" is not a whole number from 1 up.\n\n${USAGE}`);
  return number;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopSystems().finally(() => process.exit(1)));
main().catch(async (error: unknown) => {
  console.error((error as Error).message);
  await stopSystems();
  process.exit(1);
});
