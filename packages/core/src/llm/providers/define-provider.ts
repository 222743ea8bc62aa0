import type { ProviderId } from '@app/contract/models';
import type { LanguageModelV4, SharedV4ProviderOptions } from '@ai-sdk/provider';
import type { TranscriptionModel } from 'ai';

export type ProviderSettings = {
  apiKey: string;
  baseUrl?: string;
  model: string;
  /** Replaces the provider's default small model; `none` turns it off. */
  smallModel?: string;
  transcriptionModel?: string;
};

/** The limits of a provider for structured-output schemas. An absent limit is not published. */
export type SchemaLimits = {
  /** Nodes with `anyOf` or a list of types. */
  unions?: number;
  /** Properties that are not in `required`. */
  optionals?: number;
  /** Values that are neither object nor array. */
  leaves?: number;
  /** Properties of all objects together. */
  properties?: number;
  /** Nesting depth of objects and arrays. */
  levels?: number;
  enumValues?: number;
  /** Characters of property names, enum values and constants together. */
  nameCharacters?: number;
  unsupportedKeywords: readonly string[];
  /** `declared`: every object needs `additionalProperties: false`. `not-open`: only explicit permission is refused. */
  closedObjects: 'declared' | 'not-open';
  allowsRecursion: boolean;
};

export type ProviderLimits = {
  /** Absent: the provider takes no schema, and its package puts it into the prompt. */
  schema?: SchemaLimits;
  /** Absent: not published. */
  maxOutputTokens?: number;
  /** Timeout of the first header with a schema the provider has to compile. Absent: nothing is compiled. */
  firstSchemaHeaderMs?: number;
};

export type ProviderDescription = {
  id: ProviderId;
  /** True when this model accepts images. */
  sees(model: string): boolean;
  contextTokens: number;
  /** An upper bound on the tokens the provider counts for a text: the cost reserved before a call must suffice. */
  maxTokensOf(text: string): number;
  /** The model for short questions about a text. Its price is in `prices.ts`, and the limits below apply to it too. */
  smallModel: string;
  limits: ProviderLimits;
  createModel(settings: ProviderSettings): LanguageModelV4;
  /** Absent: the provider offers no transcription. */
  createTranscriber?(settings: ProviderSettings, model: string): Exclude<TranscriptionModel, string>;
  callOptions(call: { cacheKey: string; visitorHash: string }): SharedV4ProviderOptions;
  /** Options of the instructions alone, for a cache breakpoint. */
  instructionOptions: SharedV4ProviderOptions;
  /** Options of the last material part when a task follows: the calls of one analysis share the prefix up to there. */
  materialOptions: SharedV4ProviderOptions;
};

export function defineProvider(description: ProviderDescription): ProviderDescription {
  return description;
}
