import { createOpenAI } from '@ai-sdk/openai';

import { defineProvider } from './define-provider.ts';

export const openai = defineProvider({
  id: 'openai',
  sees: () => true,
  structured: 'schema',
  contextTokens: 900_000,
  timeouts: {},
  createModel: ({ apiKey, baseUrl, model }) => createOpenAI({ apiKey, ...(baseUrl && { baseURL: baseUrl }) })(model),
  createEars: ({ apiKey, baseUrl }, model) =>
    createOpenAI({ apiKey, ...(baseUrl && { baseURL: baseUrl }) }).transcription(model),
  // Left out, `store` means yes: the visitor's words would stay with the provider.
  callOptions: ({ cacheKey, visitorHash }) => ({
    openai: { store: false, promptCacheKey: cacheKey, safetyIdentifier: visitorHash },
  }),
  instructionOptions: {},
});
