import type { ClaimedAnalysis } from '@app/core/db/analyses';

/** The work that a call is made and paid for: an analysis, a reply or a follow-up. */
export type CallOwner = Pick<ClaimedAnalysis, 'id' | 'attempt' | 'provider' | 'framework' | 'quotaSubject'>;
