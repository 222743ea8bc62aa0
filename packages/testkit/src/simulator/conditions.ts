import { setTimeout as sleep } from 'node:timers/promises';

import type { ProviderId } from '@app/contract/models';

import { createPromptCache, type PromptCache } from './prompt-cache.ts';
import type { SentAsk } from './wire/wire.ts';

/** `published`: what the real provider refuses is refused here, with its status and words. */
export type SchemaChecks = 'published' | 'none';

export type ConditionOptions = {
  limits?: SchemaChecks | undefined;
  /** How long the first use of a schema takes before anything is answered. */
  firstSchemaMs?: number | undefined;
  /** An answer is cut after so many tokens. */
  outputLimits?: Partial<Record<ProviderId, number>> | undefined;
};

/** What holds for all calls to one simulator. */
export type Conditions = {
  limits: SchemaChecks;
  outputLimits: Partial<Record<ProviderId, number>>;
  cache: PromptCache;
  /** Waits where the provider has to compile the schema of this call first. */
  compile(provider: ProviderId, ask: SentAsk, signal: AbortSignal): Promise<void>;
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
