import { createAnthropic } from '@ai-sdk/anthropic';

import { defineProvider } from './define-provider.ts';

export const anthropic = defineProvider({
  id: 'anthropic',
  sees: () => true,
  structured: 'schema',
  contextTokens: 900_000,
  timeouts: {},
  createModel: ({ apiKey, baseUrl, model }) => createAnthropic({ apiKey, ...(baseUrl && { baseURL: baseUrl }) })(model),
  callOptions: ({ visitorHash }) => ({ anthropic: { metadata: { userId: visitorHash } } }),
  // The instructions are the same for every visitor; nothing after this mark is cached.
  instructionOptions: { anthropic: { cacheControl: { type: 'ephemeral' } } },
});
