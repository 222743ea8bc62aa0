import type { AnalysisSummary } from '@app/contract/analyses';
import type { ProviderId } from '@app/contract/models';
import { sql } from 'kysely';
import { openStatuses } from './analyses.ts';
import type { Database } from './database.ts';

/** An open analysis with its provider, the queued rows of that provider before it, and whether it waits for a retry. */
type OpenAnalysis = AnalysisSummary & { provider: ProviderId; ahead: number; isHeld: boolean };

export async function listOpenAnalyses(db: Database, sessionId: string): Promise<OpenAnalysis[]> {
  const rows = await db
    .selectFrom('analyses')
    .select(['id', 'framework', 'provider', 'stage', 'status', 'createdAt'])
    .select(sql<boolean>`coalesce(not_before > now(), false)`.as('isHeld'))
    .select(({ selectFrom }) =>
      selectFrom('analyses as other')
        .select(({ fn }) => fn.countAll<string>().as('ahead'))
        .where('other.status', '=', 'queued')
        .whereRef('other.provider', '=', 'analyses.provider')
        .whereRef('other.id', '<', 'analyses.id')
        .as('ahead'),
    )
    .where('sessionId', '=', sessionId)
    .where('status', 'in', openStatuses)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ id, stage, createdAt, ahead, ...row }) => ({
    ...row,
    analysisId: id,
    kind: stage === 'reply' ? 'chat' : 'analysis',
    createdAt: createdAt.toISOString(),
    ahead: Number(ahead),
  }));
}
