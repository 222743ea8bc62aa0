import type { ProviderId } from '@app/contract/models';

/** Perplexity's lowest tier allows one request per second. */
export const startSpacingMs: Partial<Record<ProviderId, number>> = { perplexity: 1_100 };
