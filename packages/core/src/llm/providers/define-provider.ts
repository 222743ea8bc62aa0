import type { ProviderId } from '@app/contract/models';
import type { LanguageModel, SystemModelMessage, TranscriptionModel } from 'ai';

import type { Timeouts } from '../timeouts.ts';

export type ProviderSettings = { apiKey: string; baseUrl?: string; model: string; transcriptionModel?: string };

type CallOptions = NonNullable<SystemModelMessage['providerOptions']>;

export type ProviderDescription = {
  id: ProviderId;
  /** Whether this model takes pictures. */
  sees(model: string): boolean;
  /** `schema`: the provider enforces a schema; `json`: it only promises valid JSON. */
  structured: 'schema' | 'json';
  contextTokens: number;
  timeouts: Partial<Timeouts>;
  createModel(settings: ProviderSettings): Exclude<LanguageModel, string>;
  /** Absent: the provider does not hear. */
  createEars?(settings: ProviderSettings, model: string): Exclude<TranscriptionModel, string>;
  callOptions(call: { cacheKey: string; visitorHash: string }): CallOptions;
  /** Options of the instructions alone: where to put a cache mark. */
  instructionOptions: CallOptions;
};

export function defineProvider(description: ProviderDescription): ProviderDescription {
  return description;
}
