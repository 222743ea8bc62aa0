import type { ClaimedAnalysis } from '@app/core/db/analyses';

/** What a call is made and paid for: an analysis, a reply or a follow-up. */
export type CallOwner = Pick<ClaimedAnalysis, 'id' | 'attempt' | 'provider' | 'framework' | 'payer'>;
