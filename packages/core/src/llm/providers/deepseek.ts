import { createDeepSeek } from '@ai-sdk/deepseek';

import { defineProvider } from './define-provider.ts';

/** Any other id counts as blind: the package would send the pictures, and the provider would turn the call away. */
const seeing = new Set(['deepseek-flash', 'deepseek-v4-flash', 'deepseek-v4-flash-vision-exp']);

export const deepseek = defineProvider({
  id: 'deepseek',
  sees: (model) => seeing.has(model),
  structured: 'json',
  contextTokens: 900_000,
  timeouts: {},
  createModel: ({ apiKey, baseUrl, model }) => createDeepSeek({ apiKey, ...(baseUrl && { baseURL: baseUrl }) })(model),
  // No user id: it would split the provider's prompt cache by visitor.
  callOptions: () => ({}),
  instructionOptions: {},
});
