import type { ErrorCode } from '@app/contract/errors';
import type { Services } from '../services.ts';

type Ended = { id: string; stage: string; framework: string; provider: string };

/** Counts the end of an analysis or a reply. */
export function recordAnalysisEnd({ metrics }: Services, ended: Ended, outcome: 'done' | ErrorCode): void {
  const { id, stage, framework, provider } = ended;
  metrics.count('app_analyses_ended_total', { stage, framework, provider, outcome });
  metrics.observe('app_analysis_seconds', { stage, provider }, secondsSince(id));
}

/** Seconds since the request: a UUIDv7 begins with 48 bits of milliseconds. */
export function secondsSince(id: string): number {
  return Math.max(0, Date.now() - Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16)) / 1_000;
}
