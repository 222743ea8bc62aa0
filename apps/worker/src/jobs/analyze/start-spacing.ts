import type { ProviderId } from '@app/contract/models';

/** Minimum time between the starts of two calls. Perplexity's lowest tier allows one request per second. */
export const startSpacingMs: Partial<Record<ProviderId, number>> = { perplexity: 1_100 };
