import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ProviderId } from '@app/contract/models';
import { z } from 'zod';
import { InputError, isFolder, readJson, writeWhole } from './files.ts';
import { RunSource } from './source.ts';

const Models = z.object({
  model: z.string(),
  smallModel: z.string().optional(),
  transcriptionModel: z.string().optional(),
});
/** What a folder is about. The models are those of its last run: a replay needs them and no key. */
const RunFile = z.object({ source: RunSource, models: z.partialRecord(ProviderId, Models) });
export type RunFile = z.infer<typeof RunFile>;

/** A folder holds results of one source only. */
export function markFolder(folder: string, { source, models }: RunFile): void {
  const file = join(folder, 'run.json');
  const known = existsSync(file) ? readJson(file, RunFile) : undefined;
  if (!known && existsSync(join(folder, 'results')))
    throw new InputError(`${folder} holds results that do not say whether their models were real: use another --out.`);
  if (known && known.source !== source)
    throw new InputError(
      `${folder} holds a run with the source "${known.source}", and this one is "${source}": use another --out.`,
    );
  writeWhole(
    file,
    `${JSON.stringify(RunFile.parse({ source, models: { ...known?.models, ...models } }), undefined, 2)}\n`,
  );
}

export type RunRecording = RunFile & { folder: string; trials: ReadonlySet<string> };

/** `--replay` names the folder of a recorded run, or `wire` in it. */
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
