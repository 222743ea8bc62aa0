import { z } from 'zod';

export const ProviderId = z.enum(['anthropic', 'openai', 'deepseek', 'perplexity']);
export type ProviderId = z.infer<typeof ProviderId>;

export const DEFAULT_PROVIDER: ProviderId = 'openai';

/** The one provider that transcribes speech, regardless of the chosen model. */
export const TRANSCRIPTION_PROVIDER: ProviderId = 'openai';

/** Visitors see anonymised names, in this order. */
export const modelLabels: Record<ProviderId, string> = {
  anthropic: 'Model 1',
  openai: 'Model 2',
  deepseek: 'Model 3',
  perplexity: 'Model 4',
};

/** Words of other languages name a model by its number. */
export const modelNumber = (model: ProviderId): number => Object.keys(modelLabels).indexOf(model) + 1;
