import type { ProviderId } from '@app/contract/models';

/** Perplexity's lowest tier allows one request per second. */
export const startEveryMs: Partial<Record<ProviderId, number>> = { perplexity: 1_100 };
