import { ProviderId } from '@app/contract/models';
import { readConfig } from '@app/core/config/config';
import { providerSettings } from '@app/core/config/provider-settings';
import type { LlmSettings } from '@app/core/llm/llm';
import { InputError } from './files.ts';
import type { EvalOptions } from './options.ts';
import type { RunRecording } from './run-folder.ts';
import { replayOf, type RunSource } from './source.ts';

export type ChosenModels = { providers: LlmSettings['providers']; source: RunSource; ids: ProviderId[] };

/** The settings of the worker: every provider that has a key, or the simulator. A replay has those of the recording. */
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

/** Nobody is called, so there is no key. */
const modelsOf = ({ models, source }: RunRecording): Omit<ChosenModels, 'ids'> => ({
  providers: Object.fromEntries(Object.entries(models).map(([id, own]) => [id, { ...own, apiKey: 'none' }])),
  source: replayOf(source),
});
