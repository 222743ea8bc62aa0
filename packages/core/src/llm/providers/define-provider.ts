import type { ProviderId } from '@app/contract/models';
import type { LanguageModel, SystemModelMessage } from 'ai';

import type { Timeouts } from '../timeouts.ts';

export type ProviderSettings = { apiKey: string; baseUrl?: string; model: string };

type CallOptions = NonNullable<SystemModelMessage['providerOptions']>;

export type ProviderDescription = {
  id: ProviderId;
  sees: { image: boolean; document: boolean };
  /** `schema`: the provider enforces a schema; `json`: it only promises valid JSON. */
  structured: 'schema' | 'json';
  contextTokens: number;
  timeouts: Partial<Timeouts>;
  createModel(settings: ProviderSettings): Exclude<LanguageModel, string>;
  callOptions(call: { cacheKey: string; visitorHash: string }): CallOptions;
  /** Options of the instructions alone: where to put a cache mark. */
  instructionOptions: CallOptions;
};

export function defineProvider(description: ProviderDescription): ProviderDescription {
  return description;
}
