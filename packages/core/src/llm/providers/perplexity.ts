import { createPerplexity } from '@ai-sdk/perplexity';
import { wrapLanguageModel } from 'ai';

import { bytesOf } from '../max-tokens.ts';
import { boundedFetch } from '../bounded-fetch.ts';
import { defineProvider } from './define-provider.ts';

/** A preset includes web search: the visitor's text would leak into search queries. */
const presets = new Set(['fast', 'low', 'medium', 'high', 'xhigh']);

export const perplexity = defineProvider({
  id: 'perplexity',
  sees: () => true,
  contextTokens: 100_000,
  // Perplexity does not publish its tokenizer.
  maxTokensOf: bytesOf,
  // Perplexity's only model of its own.
  smallModel: 'perplexity/sonar',
  limits: {
    // Published: docs.perplexity.ai, "Structured outputs"; it gives no counts.
    schema: { unsupportedKeywords: ['patternProperties'], closedObjects: 'not-open', allowsRecursion: false },
    // The Agent API publishes no output limit; old listings of Sonar say 4,096.
    // Published, same page: the first use of a schema typically takes 10 to 30 s.
    firstSchemaHeaderMs: 60_000,
  },
  createModel({ apiKey, baseUrl, model }) {
    if (presets.has(model))
      throw new Error(`"${model}" is a preset with web search; name a model, such as perplexity/sonar`);
    // The package has an older interface; `wrapLanguageModel` without middleware adapts it to the current one.
    return wrapLanguageModel({
      model: createPerplexity({ apiKey, fetch: boundedFetch, ...(baseUrl && { baseURL: baseUrl }) })(model),
      middleware: [],
    });
  },
  callOptions: () => ({ perplexity: { store: false } }),
  instructionOptions: {},
  materialOptions: {},
});
