import { parseArgs } from 'node:util';
import { ProviderId } from '@app/contract/models';
import { frameworks } from '@app/frameworks/index';
import { InputError } from './files.ts';

export const USAGE = `Usage:
  pnpm eval --rules [--missed]            what the word rules alone decide on the held-out sets
  pnpm eval --prove                       raters of known quality get the scores they deserve
  pnpm eval --cap USD [...]               runs cases with the providers that have a key
     --frameworks a,b   all of them without it
     --providers a,b    all that have a key without it
     --cases a,b        ids, sets (text, example, pair, injection, media) or a number; all texts without it
     --csv FILE         texts of your own with questionnaire scores
     --repeats N        planted texts are read so often; 2 measures stability
     --lanes N          runs at the same time
     --out DIR          where results lie; the same folder goes on where it stopped
     --record           keeps the wire traffic, without keys and ids
     --replay DIR       answers from the kept traffic of a run, calls nobody, and compares the reports
     --judge PROVIDER   a model matches portraits with texts, too
     --safety           the held-out sets through the small models
     --gate [--apply]   fails below eval/gates.json; --apply switches pairs in DATABASE_URL`;

const MOST_REPEATS = 20;
const MOST_LANES = 64;
const MOST_USD = 10_000;

export type EvalOptions = {
  rules: boolean;
  missed: boolean;
  prove: boolean;
  cap: number | undefined;
  frameworks: string[];
  providers: ProviderId[];
  cases: string[];
  csv?: string;
  repeats: number;
  lanes: number;
  out: string;
  record: boolean;
  replay?: string;
  judge: ProviderId | undefined;
  safety: boolean;
  gate: boolean;
  apply: boolean;
};

export function readOptions(args: string[]): EvalOptions {
  const values = parse(args);
  const listed = (list: string): string[] => list.split(',').flatMap((name) => name.trim() || []);
  const { cap, replay, judge } = values;
  const frameworkIds = frameworks.map(({ id }) => id);
  const options: EvalOptions = {
    ...values,
    frameworks: listed(values.frameworks ?? frameworkIds.join()).map((id) =>
      readName('--frameworks', id, frameworkIds),
    ),
    providers: listed(values.providers).map((id) => readName('--providers', id, ProviderId.options)),
    // A replay without it takes everything that was recorded.
    cases: listed(values.cases ?? (replay === undefined ? 'text' : '')),
    judge: judge === undefined ? undefined : readName('--judge', judge, ProviderId.options),
    cap: cap === undefined ? undefined : readNumber('--cap', cap, { most: MOST_USD }),
    repeats: readNumber('--repeats', values.repeats ?? (replay === undefined ? '1' : String(MOST_REPEATS)), {
      most: MOST_REPEATS,
      isWhole: true,
    }),
    lanes: readNumber('--lanes', values.lanes, { most: MOST_LANES, isWhole: true }),
  };
  const [wrong] = contradictionsIn(options);
  if (wrong !== undefined) throw new InputError(wrong);
  return options;
}

function contradictionsIn({
  rules,
  prove,
  cap,
  replay,
  csv,
  frameworks: named,
  gate,
  apply,
  out,
}: EvalOptions): string[] {
  const checks: [boolean, string][] = [
    [!rules && !prove && cap === undefined && replay === undefined, `--cap says what a run may cost.\n\n${USAGE}`],
    [named.length === 0, '--frameworks names none.'],
    [apply && !gate, '--apply needs --gate.'],
    [out === '', '--out names no folder.'],
    [
      replay !== undefined && csv !== undefined,
      '--replay and --csv exclude each other: the traffic of imported texts is not kept.',
    ],
  ];
  return checks.flatMap(([isWrong, told]) => (isWrong ? [told] : []));
}

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        rules: flag,
        missed: flag,
        prove: flag,
        cap: text,
        frameworks: text,
        providers: { ...text, default: '' },
        cases: text,
        csv: text,
        repeats: text,
        lanes: { ...text, default: '8' },
        out: { ...text, default: '.cache/eval' },
        record: flag,
        replay: text,
        judge: text,
        safety: flag,
        gate: flag,
        apply: flag,
      },
    }).values;
  } catch (error) {
    throw new InputError(`${(error as Error).message}\n\n${USAGE}`, { cause: error });
  }
}

function readName<Name extends string>(option: string, name: string, known: readonly Name[]): Name {
  const found = known.find((one) => one === name);
  if (found === undefined) throw new InputError(`${option}: there is no "${name}". Known are ${known.join(', ')}.`);
  return found;
}

function readNumber(
  name: string,
  value: string,
  { most, isWhole = false }: { most: number; isWhole?: boolean },
): number {
  const number = Number(value);
  if (number > 0 && number <= most && (!isWhole || Number.isInteger(number))) return number;
  throw new InputError(
    `${name} must be a ${isWhole ? 'whole number' : 'number'} above 0 and at most ${most}, not "${value}".`,
  );
}
