import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ProviderId } from '@app/contract/models';
import { z } from 'zod';
import { InputError, isFolder, makeFolder, readJson, writeWhole } from './files.ts';
import { hashOf } from './wire-store.ts';

/** Who wrote the answers, named in every result and scorecard: a simulated figure says nothing about a model. */
export const RunSource = z.enum(['real', 'simulated', 'replay of real', 'replay of simulated']);
export type RunSource = z.infer<typeof RunSource>;

export const isSimulated = (source: RunSource): boolean => source.endsWith('simulated');

const Models = z.object({
  model: z.string(),
  smallModel: z.string().optional(),
  transcriptionModel: z.string().optional(),
});
/** Content of run.json. The models are those of the last run: a replay needs them and no key. */
const RunFile = z.object({ source: RunSource, code: z.string(), models: z.partialRecord(ProviderId, Models) });
type RunFile = z.infer<typeof RunFile>;

const SQLITE_BUSY = 5;

/** Locks a folder for one run and returns the release. The system ends the transaction of a killed process. */
export function lockFolder(folder: string): () => void {
  makeFolder(folder);
  try {
    const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
    lock.exec('BEGIN EXCLUSIVE');
    return () => lock.close();
  } catch (error) {
    const isBusy = (error as { errcode?: number }).errcode === SQLITE_BUSY;
    const reason = isBusy ? 'is in use by another run: wait for it' : `cannot be locked: ${(error as Error).message}`;
    throw new InputError(`${folder} ${reason}, or use another --out.`, { cause: error });
  }
}

/** A hash of the code and the cases, committed or not. Documents are left out, because they change no result. */
export function codeVersion(): string {
  const git = (...args: string[]): string =>
    spawnSync('git', [...args, '--', 'apps', 'packages', 'eval/src', 'eval/cases', ':!*.md'], {
      cwd: join(import.meta.dirname, '../..'),
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
    }).stdout;
  return hashOf(`${git('ls-files', '--stage', '--others', '--exclude-standard')}${git('diff')}`);
}

/** Writes run.json. Refuses a folder with results of another source or another version of the code or the cases. */
export function markFolder(folder: string, { source, code = codeVersion(), models }: RunMark): void {
  const file = join(folder, 'run.json');
  const known = existsSync(file) ? readJson(file, RunFile) : undefined;
  if (!known && existsSync(join(folder, 'results')))
    throw new InputError(`${folder} holds results that do not say whether their models were real: use another --out.`);
  if (known && known.source !== source)
    throw new InputError(
      `${folder} holds a run with the source "${known.source}", and this one is "${source}": use another --out.`,
    );
  if (known && known.code !== code)
    throw new InputError(`${folder} holds results of other code or other cases than today's: use another --out.`);
  const marked = RunFile.parse({ source, code, models: { ...known?.models, ...models } });
  writeWhole(file, `${JSON.stringify(marked, undefined, 2)}\n`);
}

type RunMark = Omit<RunFile, 'code'> & { code?: string };
export type RunRecording = RunFile & { folder: string; trials: ReadonlySet<string> };

/** Opens the recorded run for `--replay`, named by its folder or the `wire` folder in it. */
export function openRecording(named: string): RunRecording {
  if (!isFolder(named)) throw new InputError(`--replay ${named}: there is no such folder.`);
  const folder = existsSync(join(named, 'run.json')) ? named : join(named, '..');
  if (!existsSync(join(folder, 'run.json')))
    throw new InputError(`--replay ${named}: it is not the folder of a run, because run.json is missing.`);
  const wire = join(folder, 'wire');
  const trials = existsSync(wire) ? readdirSync(wire) : [];
  if (trials.length === 0) throw new InputError(`--replay ${named}: nothing was recorded. Run it with --record first.`);
  return { ...readJson(join(folder, 'run.json'), RunFile), folder, trials: new Set(trials) };
}
