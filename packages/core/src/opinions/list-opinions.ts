import type { Opinions } from '@app/contract/opinions';
import { admissionOf } from '../analyses/admission.ts';
import { readCounters } from '../db/counters.ts';
import { countWritingCalls, listOpinions as listRows } from '../db/opinions.ts';
import type { Services } from '../services.ts';
import type { OwnedAnalysis } from '../sessions/authorise.ts';
import { quotaSubjectOf } from '../sessions/quota-subject.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { firstIdOf, hasMaterial } from '../analyses/read-material.ts';

/** The calls one more opinion needs, the number of analyses the visitor has left, and the readings that exist. */
export async function listOpinions(
  services: Services,
  owned: OwnedAnalysis,
  { visitor, address }: { visitor: Visitor; address: string },
): Promise<Opinions> {
  const [isKept, calls, left, rows] = await Promise.all([
    hasMaterial(services, owned),
    countWritingCalls(services.db, owned.analysis.id),
    countLeft(services, visitor, address),
    listRows(services.db, { sessionId: owned.session.id, firstId: firstIdOf(owned) }),
  ]);
  const readings = rows.map(({ id, provider, status, errorCode, createdAt }) => ({
    analysisId: id,
    model: provider,
    status,
    createdAt,
    ...(errorCode && { errorCode }),
  }));
  return { isKept, calls, left, readings };
}

/** The number of further analyses today, by the tightest daily limit. */
async function countLeft(services: Services, visitor: Visitor, address: string): Promise<number> {
  const quotaSubject = await quotaSubjectOf(services, visitor, address);
  const { uses } = admissionOf(services.config, quotaSubject, 0);
  const used = await readCounters(services.db, uses);
  return Math.max(0, Math.min(...uses.map(({ name, limit }) => limit - (used.get(name) ?? 0))));
}
