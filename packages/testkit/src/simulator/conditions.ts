import type { ProviderId } from '@app/contract/models';

import { createPromptCache, type PromptCache } from './prompt-cache.ts';

/** `published`: the simulator refuses the schemas the real provider refuses, with its status and message. */
export type SchemaChecks = 'published' | 'none';

export type ConditionOptions = {
  limits?: SchemaChecks | undefined;
  /** Answers are cut after this many tokens. */
  outputLimits?: Partial<Record<ProviderId, number>> | undefined;
};

/** State that all calls to one simulator share. */
export type Conditions = {
  limits: SchemaChecks;
  outputLimits: Partial<Record<ProviderId, number>>;
  cache: PromptCache;
};

export function createConditions({ limits, outputLimits }: ConditionOptions): Conditions {
  return { limits: limits ?? 'published', outputLimits: outputLimits ?? {}, cache: createPromptCache() };
}
