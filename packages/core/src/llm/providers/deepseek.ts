import { createDeepSeek } from '@ai-sdk/deepseek';

import { defineProvider } from './define-provider.ts';

export const deepseek = defineProvider({
  id: 'deepseek',
  sees: { image: true, document: false },
  structured: 'json',
  contextTokens: 900_000,
  timeouts: {},
  createModel: ({ apiKey, baseUrl, model }) => createDeepSeek({ apiKey, ...(baseUrl && { baseURL: baseUrl }) })(model),
  // No user id: it would split the provider's prompt cache by visitor.
  callOptions: () => ({}),
  instructionOptions: {},
});
