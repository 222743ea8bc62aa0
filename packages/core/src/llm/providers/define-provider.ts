import type { ProviderId } from '@app/contract/models';
import type { LanguageModelV4, SharedV4ProviderOptions } from '@ai-sdk/provider';
import type { TranscriptionModel } from 'ai';

import type { Timeouts } from '../timeouts.ts';

export type ProviderSettings = { apiKey: string; baseUrl?: string; model: string; transcriptionModel?: string };

export type ProviderDescription = {
  id: ProviderId;
  /** Whether this model takes pictures. */
  sees(model: string): boolean;
  /** `schema`: the provider enforces a schema; `json`: it only promises valid JSON. */
  structured: 'schema' | 'json';
  contextTokens: number;
  timeouts: Partial<Timeouts>;
  createModel(settings: ProviderSettings): LanguageModelV4;
  /** Absent: the provider does not hear. */
  createEars?(settings: ProviderSettings, model: string): Exclude<TranscriptionModel, string>;
  callOptions(call: { cacheKey: string; visitorHash: string }): SharedV4ProviderOptions;
  /** Options of the instructions alone: where to put a cache mark. */
  instructionOptions: SharedV4ProviderOptions;
};

export function defineProvider(description: ProviderDescription): ProviderDescription {
  return description;
}
