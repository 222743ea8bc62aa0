import { parseArgs } from 'node:util';

const parts = {
  'first-text': 'time to the first text            --rounds: pairs of runs (20)',
  live: 'many analyses at once             --live: how many, one after another (250,500), --pace: ms between two chunks (100), --workers: processes (1)',
  readers: 'readers of what has not begun      --readers: how many (10000)',
  files: 'PDF and DOCX',
  media: 'files read in the sandbox          --rounds: times each (5)',
  uploads: '8 uploads of 50 MB at once         --rounds: pairs of runs (2)',
};

export type PartName = keyof typeof parts;
export type Options = {
  parts: PartName[];
  rounds: number | undefined;
  live: number[];
  paceMs: number;
  workers: number;
  readers: number;
};

const names = Object.keys(parts) as PartName[];
const USAGE = `pnpm bench [--only part,part] [--rounds N] [--live N,N] [--pace MS] [--workers N] [--readers N]
${names.map((name) => `  ${name.padEnd(11)} ${parts[name]}`).join('\n')}`;

/** Throws when an option is unknown or not a number. */
export function readOptions(given: string[]): Options {
  const { values } = parseArgs({
    args: given,
    options: {
      only: { type: 'string' },
      rounds: { type: 'string' },
      live: { type: 'string' },
      pace: { type: 'string' },
      workers: { type: 'string' },
      readers: { type: 'string' },
    },
  });
  const asked = values.only?.split(',') ?? names;
  const unknown = asked.filter((name) => !names.includes(name as PartName));
  if (unknown.length > 0) throw new Error(`no such part: ${unknown.join(', ')}\n\n${USAGE}`);
  return {
    parts: names.filter((name) => asked.includes(name)),
    rounds: values.rounds === undefined ? undefined : readNumber(values.rounds),
    live: (values.live ?? '250,500').split(',').map(readNumber),
    paceMs: readNumber(values.pace ?? '100'),
    workers: readNumber(values.workers ?? '1'),
    readers: readNumber(values.readers ?? '10000'),
  };
}

function readNumber(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new Error(`not a number from 1 up: ${value}\n\n${USAGE}`);
  return number;
}
