import { createHash } from 'node:crypto';

import type { ProviderId } from '@app/contract/models';

import type { AnswerSchema } from './model-request.ts';

/** Providers keep a compiled schema for a day after its last use. */
const KEPT_MS = 24 * 60 * 60_000;

/** The schemas this process has used recently: the provider need not compile them again. */
export type SchemaMemory = {
  isNew(provider: ProviderId, schema: AnswerSchema | undefined): boolean;
  remember(provider: ProviderId, schema: AnswerSchema | undefined): void;
};

export function createSchemaMemory(now: () => number = Date.now): SchemaMemory {
  const usedAt = new Map<string, number>();
  return {
    isNew: (provider, schema) =>
      schema !== undefined && now() - (usedAt.get(keyOf(provider, schema)) ?? Number.NEGATIVE_INFINITY) >= KEPT_MS,
    remember(provider, schema) {
      if (schema !== undefined) usedAt.set(keyOf(provider, schema), now());
    },
  };
}

function keyOf(provider: ProviderId, { schema }: AnswerSchema): string {
  return `${provider} ${createHash('sha256').update(JSON.stringify(schema)).digest('base64')}`;
}
