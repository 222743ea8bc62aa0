import type { ProviderId } from '@app/contract/models';
import type { LanguageModelV4, SharedV4ProviderOptions } from '@ai-sdk/provider';
import type { TranscriptionModel } from 'ai';

export type ProviderSettings = {
  apiKey: string;
  baseUrl?: string;
  model: string;
  /** In place of the provider's own small model; `none`: it is asked nothing. */
  smallModel?: string;
  transcriptionModel?: string;
};

/** What a provider refuses in a schema of structured output. A limit that is absent is not published. */
export type SchemaLimits = {
  /** Nodes with `anyOf` or a list of types. */
  unions?: number;
  /** Properties that are not in `required`. */
  optionals?: number;
  /** Values that are neither object nor array. */
  leaves?: number;
  /** Properties of all objects together. */
  properties?: number;
  /** Objects and arrays inside one another. */
  levels?: number;
  enumValues?: number;
  /** Characters of property names, enum values and constants together. */
  nameCharacters?: number;
  unsupportedKeywords: readonly string[];
  /** Whether every object must say `additionalProperties: false`; else only an explicit permission is refused. */
  closedObjects: 'declared' | 'not-open';
  allowsRecursion: boolean;
};

export type ProviderLimits = {
  /** Absent: the provider takes no schema, the package puts it into the prompt. */
  schema?: SchemaLimits;
  /** Absent: not published. */
  maxOutputTokens?: number;
  /** How long the first header may take with a schema the provider has to compile. Absent: nothing is compiled. */
  firstSchemaHeaderMs?: number;
};

export type ProviderDescription = {
  id: ProviderId;
  /** Whether this model takes pictures. */
  sees(model: string): boolean;
  contextTokens: number;
  /** At least as many tokens as the provider may count for a text: what is set aside before a call must be enough. */
  mostTokens(text: string): number;
  /** The model for short questions about a text. Its price is in `prices.ts`, and the limits below hold for it, too. */
  smallModel: string;
  limits: ProviderLimits;
  createModel(settings: ProviderSettings): LanguageModelV4;
  /** Absent: the provider does not hear. */
  createEars?(settings: ProviderSettings, model: string): Exclude<TranscriptionModel, string>;
  callOptions(call: { cacheKey: string; visitorHash: string }): SharedV4ProviderOptions;
  /** Options of the instructions alone: where to put a cache mark. */
  instructionOptions: SharedV4ProviderOptions;
  /** Options of the last material part when a task follows it: the calls of one analysis share everything up to there. */
  materialOptions: SharedV4ProviderOptions;
};

export function defineProvider(description: ProviderDescription): ProviderDescription {
  return description;
}
