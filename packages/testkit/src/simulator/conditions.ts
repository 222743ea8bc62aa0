import { setTimeout as sleep } from 'node:timers/promises';

import type { ProviderId } from '@app/contract/models';

import { createPromptCache, type PromptCache } from './prompt-cache.ts';
import type { SentRequest } from './wire/wire.ts';

/** `published`: the simulator refuses the schemas the real provider refuses, with its status and message. */
export type SchemaChecks = 'published' | 'none';

export type ConditionOptions = {
  limits?: SchemaChecks | undefined;
  /** The delay before the answer when a schema is used for the first time. */
  firstSchemaMs?: number | undefined;
  /** Answers are cut after this many tokens. */
  outputLimits?: Partial<Record<ProviderId, number>> | undefined;
};

/** State that all calls to one simulator share. */
export type Conditions = {
  limits: SchemaChecks;
  outputLimits: Partial<Record<ProviderId, number>>;
  cache: PromptCache;
  /** Waits if the provider first has to compile the schema of this call. */
  compile(provider: ProviderId, ask: SentRequest, signal: AbortSignal): Promise<void>;
};

export function createConditions({ limits, firstSchemaMs = 0, outputLimits }: ConditionOptions): Conditions {
  const compiled = new Set<string>();
  return {
    limits: limits ?? 'published',
    outputLimits: outputLimits ?? {},
    cache: createPromptCache(),
    async compile(provider, { format }, signal) {
      if (format === undefined || firstSchemaMs === 0) return;
      const key = `${provider} ${JSON.stringify(format.schema)}`;
      if (compiled.has(key)) return;
      await sleep(firstSchemaMs, undefined, { signal });
      compiled.add(key);
    },
  };
}
