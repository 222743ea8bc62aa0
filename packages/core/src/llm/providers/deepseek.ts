import { createDeepSeek } from '@ai-sdk/deepseek';

import { bytesOf } from '../max-tokens.ts';
import { boundedFetch } from '../bounded-fetch.ts';
import { defineProvider } from './define-provider.ts';

/** The models that accept images. For any other id the package sends the images, and the provider rejects the call. */
const seeing = new Set(['deepseek-flash', 'deepseek-v4-flash', 'deepseek-v4-flash-vision-exp']);

export const deepseek = defineProvider({
  id: 'deepseek',
  sees: (model) => seeing.has(model),
  contextTokens: 900_000,
  // DeepSeek does not publish its tokenizer.
  maxTokensOf: bytesOf,
  // There is no smaller one. Published: DeepSeek's price list.
  smallModel: 'deepseek-flash',
  // Published: api-docs.deepseek.com, "JSON output" (no schema mode) and the price list (output).
  limits: { maxOutputTokens: 384_000 },
  createModel: ({ apiKey, baseUrl, model }) =>
    createDeepSeek({ apiKey, fetch: boundedFetch, ...(baseUrl && { baseURL: baseUrl }) })(model),
  // No user id: it would split the provider's prompt cache by visitor.
  callOptions: () => ({}),
  instructionOptions: {},
  materialOptions: {},
});
