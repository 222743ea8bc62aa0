import { parseArgs } from 'node:util';
import { ProviderId } from '@app/contract/models';
import { readConfig } from '@app/core/config/config';
import { providerSettings } from '@app/core/config/provider-settings';
import type { LlmSettings } from '@app/core/llm/llm';
import { frameworks } from '@app/frameworks/index';
import { type EvalCase, readCases } from './cases.ts';
import { drawMedia } from './draw-media.ts';
import { InputError } from './files.ts';
import { importCsv } from './import-csv.ts';
import { isSimulated, type RunRecording, type RunSource } from './run-folder.ts';

const USAGE = `Usage:
  pnpm eval --rules [--missed]            what the word rules alone decide on the held-out sets
  pnpm eval --by-hand DIR                 writes the requests of DIR/cases.json, takes answers from DIR/answers
  pnpm eval --check FILE --text FILE      whether one such answer stands before the code's checks
  pnpm eval --prove                       simulated raters of known quality get the predicted scores
  pnpm eval --cap USD [...]               runs cases with the providers that have a key
     --frameworks a,b   default: all
     --providers a,b    default: all that have a key
     --cases a,b        ids, sets (text, example, pair, injection, media) or a number; default: all texts
     --csv FILE         texts of your own with questionnaire scores
     --repeats N        runs of each text; 2 measure stability
     --lanes N          concurrent runs
     --out DIR          folder of the results; the same folder resumes a stopped run
     --record           stores the wire traffic, without keys and ids
     --replay DIR       answers from the recorded traffic of a run, calls no provider, and compares the reports
     --judge PROVIDER   a model also matches portraits with texts
     --safety           the held-out sets through the small models
     --gate [--apply]   fails below eval/gates.json; --apply switches pairs in DATABASE_URL`;

const MAX_REPEATS = 20;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;
const texts = { cap: text, frameworks: text, providers: text, cases: text, csv: text, repeats: text, judge: text };
const flags = { rules: flag, missed: flag, prove: flag, record: flag, safety: flag, gate: flag, apply: flag };
const others = {
  'by-hand': text,
  check: text,
  text,
  replay: text,
  lanes: { ...text, default: '8' },
  out: { ...text, default: '.cache/eval' },
};

export type EvalOptions = ReturnType<typeof read>;
export const readOptions: (args: string[]) => EvalOptions = read;

function read(args: string[]) {
  const values = parse(args);
  const { cap, replay, judge, csv } = values;
  const frameworkIds = frameworks.map(({ id }) => id);
  const options = {
    ...values,
    frameworks: listed(values.frameworks ?? frameworkIds.join()).map((id) =>
      readName('--frameworks', id, frameworkIds),
    ),
    providers: listed(values.providers ?? '').map((id) => readName('--providers', id, ProviderId.options)),
    // A replay without it takes everything that was recorded.
    cases: listed(values.cases ?? (replay === undefined ? 'text' : '')),
    judge: judge === undefined ? undefined : readName('--judge', judge, ProviderId.options),
    cap: cap === undefined ? undefined : readNumber('--cap', cap, { most: 10_000 }),
    repeats: readNumber('--repeats', values.repeats ?? String(replay === undefined ? 1 : MAX_REPEATS), {
      most: MAX_REPEATS,
      isWhole: true,
    }),
    concurrency: readNumber('--lanes', values.lanes, { most: 64, isWhole: true }),
  };
  refuseIf(!isFree(values) && cap === undefined, `--cap says what a run may cost.\n\n${USAGE}`);
  refuseIf(options.frameworks.length === 0, '--frameworks names none.');
  refuseIf(options.apply && !options.gate, '--apply needs --gate.');
  refuseIf(options.out === '', '--out names no folder.');
  const isKept = replay === undefined || csv === undefined;
  refuseIf(!isKept, '--replay and --csv exclude each other: the traffic of imported texts is not kept.');
  return options;
}

/** Calls no provider. */
const isFree = ({ rules, prove, replay, check, 'by-hand': byHand }: ReturnType<typeof parse>): boolean =>
  rules || prove || [replay, check, byHand].some((each) => each !== undefined);

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { ...texts, ...flags, ...others } }).values;
  } catch (error) {
    throw new InputError(`${(error as Error).message}\n\n${USAGE}`, { cause: error });
  }
}

function refuseIf(isWrong: boolean, message: string): void {
  if (isWrong) throw new InputError(message);
}

const listed = (list: string): string[] => list.split(',').flatMap((name) => name.trim() || []);

function readName<Name extends string>(option: string, name: string, known: readonly Name[]): Name {
  const found = known.find((one) => one === name);
  if (found === undefined) throw new InputError(`${option}: there is no "${name}". Known are ${known.join(', ')}.`);
  return found;
}

type Range = { most: number; isWhole?: boolean };
function readNumber(name: string, value: string, { most, isWhole = false }: Range): number {
  const number = Number(value);
  if (number > 0 && number <= most && (!isWhole || Number.isInteger(number))) return number;
  const kind = isWhole ? 'whole number' : 'number';
  throw new InputError(`${name} must be a ${kind} above 0 and at most ${most}, not "${value}".`);
}

/** Chooses cases by id, by set, or the first N of all; without names all cases. */
export async function chooseCases({ cases: wanted, csv }: { cases: string[]; csv?: string }): Promise<EvalCase[]> {
  if (csv !== undefined) return importCsv(csv);
  const isMedia = wanted.some((name) => name === 'media' || /^(picture|clip)-/.test(name));
  const all = [...readCases(), ...(isMedia ? await drawMedia() : [])];
  if (wanted.length === 0) return all;
  const [first = '', ...others] = wanted;
  if (/^\d+$/.test(first)) {
    if (others.length > 0) throw new InputError('--cases: a number stands alone.');
    if (Number(first) === 0 || Number(first) > all.length)
      throw new InputError(`--cases: ${first} is not between 1 and ${all.length}.`);
    return all.slice(0, Number(first));
  }
  const isNamed = ({ id, set }: EvalCase, name: string): boolean => id === name || set === name;
  const unknown = wanted.filter((name) => !all.some((one) => isNamed(one, name)));
  if (unknown.length > 0)
    throw new InputError(
      `--cases: there is no "${unknown.join('", "')}". Sets are text, example, pair, injection and media; ids are the file names in eval/cases.`,
    );
  return all.filter((one) => wanted.some((name) => isNamed(one, name)));
}

export type ChosenModels = { providers: LlmSettings['providers']; source: RunSource; ids: ProviderId[] };

/** Chooses providers as the worker does: all that have a key, or the simulator. A replay uses those of the recording. */
export function chooseModels(
  { providers: wanted, judge }: EvalOptions,
  environment: NodeJS.ProcessEnv,
  recording: RunRecording | undefined,
): ChosenModels {
  const { providers, source } = recording ? modelsOf(recording) : readSettings(environment);
  const known = ProviderId.options.filter((id) => providers[id]);
  if (known.length === 0)
    throw new InputError('No provider has a key. Set one in .env, or SIMULATOR_URL and ALLOW_SIMULATED_MODELS.');
  const missing = [...wanted, ...(judge ? [judge] : [])].filter((id) => !providers[id]);
  if (missing.length > 0)
    throw new InputError(`No key for ${missing.join(', ')}; there is one for ${known.join(', ')}.`);
  return { providers, source, ids: wanted.length > 0 ? [...new Set(wanted)] : known };
}

function readSettings(environment: NodeJS.ProcessEnv): Omit<ChosenModels, 'ids'> {
  const config = readConfig({
    ...environment,
    DATABASE_URL: 'postgres://unused',
    REDIS_URL: 'redis://unused',
    SERVER_KEYS: Buffer.alloc(32).toString('base64'),
  });
  return { providers: providerSettings(config), source: config.SIMULATOR_URL ? 'simulated' : 'real' };
}

/** A replay calls no provider and needs no key. A replay of a replay is a replay of the first run. */
const modelsOf = ({ models, source }: RunRecording): Omit<ChosenModels, 'ids'> => ({
  providers: Object.fromEntries(Object.entries(models).map(([id, own]) => [id, { ...own, apiKey: 'none' }])),
  source: isSimulated(source) ? 'replay of simulated' : 'replay of real',
});
