import { z } from 'zod';

export const ProviderId = z.enum(['anthropic', 'openai', 'deepseek', 'perplexity']);
export type ProviderId = z.infer<typeof ProviderId>;

export const DEFAULT_PROVIDER: ProviderId = 'openai';

/** The one provider that transcribes speech, regardless of the chosen model. */
export const HEARING_PROVIDER: ProviderId = 'openai';

/** Visitors see anonymised names, in this order. */
export const modelLabels: Record<ProviderId, string> = {
  anthropic: 'Model 1',
  openai: 'Model 2',
  deepseek: 'Model 3',
  perplexity: 'Model 4',
};
