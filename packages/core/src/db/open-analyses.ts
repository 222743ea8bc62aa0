import type { AnalysisSummary } from '@app/contract/analyses';
import type { ProviderId } from '@app/contract/models';
import { openStatuses } from './analyses.ts';
import type { Database } from './database.ts';

/** An open analysis with its provider and the number of queued rows of that provider before it. */
type OpenAnalysis = AnalysisSummary & { provider: ProviderId; ahead: number };

export async function listOpenAnalyses(db: Database, sessionId: string): Promise<OpenAnalysis[]> {
  const rows = await db
    .selectFrom('analyses')
    .select(['id', 'framework', 'provider', 'stage', 'status', 'created_at'])
    .select(({ selectFrom }) =>
      selectFrom('analyses as other')
        .select(({ fn }) => fn.countAll<string>().as('ahead'))
        .where('other.status', '=', 'queued')
        .whereRef('other.provider', '=', 'analyses.provider')
        .whereRef('other.id', '<', 'analyses.id')
        .as('ahead'),
    )
    .where('session_id', '=', sessionId)
    .where('status', 'in', openStatuses)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    analysisId: row.id,
    framework: row.framework,
    kind: row.stage === 'reply' ? 'chat' : 'analysis',
    status: row.status,
    createdAt: row.created_at.toISOString(),
    provider: row.provider,
    ahead: Number(row.ahead),
  }));
}
