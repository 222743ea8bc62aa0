import { parseArgs } from 'node:util';

export type PartName = 'a' | 'b' | 'c' | 'd';
export type Options = { parts: PartName[]; rounds: number | undefined; live: number; paceMs: number };

const all: PartName[] = ['a', 'b', 'c', 'd'];

const USAGE = `pnpm bench [--only a|b|c|d] [--rounds N] [--live N] [--pace MS]
  a  time to the first text      --rounds: pairs of runs (20)
  b  worker CPU per chunk        --rounds: pairs of runs (4)
  c  many analyses at once       --live: how many (200), --pace: between two chunks (50)
  d  8 uploads of 50 MB at once  --rounds: pairs of runs (2)`;

/** Throws when an option is unknown or not a number. */
export function readOptions(given: string[]): Options {
  const { values } = parseArgs({
    args: given,
    options: {
      only: { type: 'string' },
      rounds: { type: 'string' },
      live: { type: 'string' },
      pace: { type: 'string' },
    },
  });
  const parts = values.only === undefined ? all : all.filter((part) => part === values.only);
  if (parts.length === 0) throw new Error(`no such part: ${values.only}\n\n${USAGE}`);
  return {
    parts,
    rounds: values.rounds === undefined ? undefined : readNumber(values.rounds),
    live: readNumber(values.live ?? '200'),
    paceMs: readNumber(values.pace ?? '50'),
  };
}

function readNumber(value: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1) throw new Error(`not a number from 1 up: ${value}\n\n${USAGE}`);
  return number;
}
