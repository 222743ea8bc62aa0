import { createAnthropic } from '@ai-sdk/anthropic';

import { bytesOf } from '../max-tokens.ts';
import { boundedFetch } from '../bounded-fetch.ts';
import { defineProvider } from './define-provider.ts';

export const anthropic = defineProvider({
  id: 'anthropic',
  sees: () => true,
  contextTokens: 900_000,
  // Anthropic does not publish its tokenizer.
  maxTokensOf: bytesOf,
  // Published: platform.claude.com, overview of Haiku 5.5.
  smallModel: 'claude-haiku-5-5',
  limits: {
    schema: {
      // Published: platform.claude.com, "Structured outputs".
      unions: 16,
      optionals: 24,
      // Reported: the size of the compiled grammar is not published; 60 leaves compile, 100 do not.
      leaves: 60,
      // Reported: 160 values compile, 180 do not.
      enumValues: 160,
      // Published, same page; measured on claude-opus-5-5. The package moves most of them into descriptions.
      unsupportedKeywords: [
        'minimum',
        'maximum',
        'exclusiveMinimum',
        'exclusiveMaximum',
        'multipleOf',
        'minLength',
        'maxLength',
        'maxItems',
        'uniqueItems',
        'minProperties',
        'maxProperties',
        'patternProperties',
        'oneOf',
        'not',
        'if',
      ],
      closedObjects: 'declared',
      allowsRecursion: false,
    },
    // Published: platform.claude.com, overviews of Sonnet 5.5 and Haiku 5.5.
    maxOutputTokens: 128_000,
    // Published: compiling a schema may take 180 s, then the provider responds with 400. A compiled schema is kept for
    // a day.
    firstSchemaHeaderMs: 190_000,
  },
  createModel: ({ apiKey, baseUrl, model }) =>
    createAnthropic({ apiKey, fetch: boundedFetch, ...(baseUrl && { baseURL: baseUrl }) })(model),
  callOptions: ({ visitorHash }) => ({ anthropic: { metadata: { userId: visitorHash } } }),
  // Cache breakpoints: the instructions are the same for every visitor, the material for every call of an analysis.
  instructionOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
  materialOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
});
