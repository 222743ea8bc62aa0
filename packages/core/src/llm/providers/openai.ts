import { createOpenAI } from '@ai-sdk/openai';

import { maxO200kTokens } from '../max-tokens.ts';
import { boundedFetch } from '../bounded-fetch.ts';
import { defineProvider } from './define-provider.ts';

export const openai = defineProvider({
  id: 'openai',
  sees: () => true,
  contextTokens: 900_000,
  // Published: o200k, in github.com/openai/tiktoken.
  maxTokensOf: maxO200kTokens,
  // Published: developers.openai.com, the page of gpt-6-luna.
  smallModel: 'gpt-6-luna',
  limits: {
    schema: {
      // Published: developers.openai.com, guide "Structured outputs".
      optionals: 0,
      properties: 5_000,
      levels: 10,
      enumValues: 1_000,
      nameCharacters: 120_000,
      // Published, same guide; `oneOf` and `default` as measured.
      unsupportedKeywords: [
        'allOf',
        'oneOf',
        'not',
        'if',
        'then',
        'else',
        'dependentRequired',
        'dependentSchemas',
        'patternProperties',
        'default',
      ],
      closedObjects: 'declared',
      allowsRecursion: true,
    },
    // Published: the pages of gpt-6.1-terra and gpt-6-luna.
    maxOutputTokens: 128_000,
    // OpenAI's launch note of 2024 says up to 60 s for complex schemas; the guide gives no figure.
    firstSchemaHeaderMs: 75_000,
  },
  createModel: ({ apiKey, baseUrl, model }) =>
    createOpenAI({ apiKey, fetch: boundedFetch, ...(baseUrl && { baseURL: baseUrl }) })(model),
  createTranscriber: ({ apiKey, baseUrl }, model) =>
    createOpenAI({ apiKey, fetch: boundedFetch, ...(baseUrl && { baseURL: baseUrl }) }).transcription(model),
  // `store` defaults to true: the visitor's text would stay with the provider.
  callOptions: ({ cacheKey, visitorHash }) => ({
    openai: { store: false, promptCacheKey: cacheKey, safetyIdentifier: visitorHash },
  }),
  instructionOptions: {},
  // The implicit cache breakpoint comes after the task, where no other call matches.
  materialOptions: { openai: { promptCacheBreakpoint: { mode: 'explicit' } } },
});
