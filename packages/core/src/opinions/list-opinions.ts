import type { Opinions } from '@app/contract/opinions';
import { admissionOf } from '../analyses/admission.ts';
import { readTaken } from '../db/counters.ts';
import { countWritingCalls, listOpinions as listRows } from '../db/opinions.ts';
import type { Services } from '../services.ts';
import type { OwnedAnalysis } from '../sessions/authorise.ts';
import { quotaSubjectOf } from '../sessions/quota-subject.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { firstIdOf, hasMaterial } from './read-material.ts';

/** What one more opinion takes, what the visitor has left, and which readings there are. */
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

/** Of the analyses of a day, by the tightest of the limits an analysis takes from. */
async function countLeft(services: Services, visitor: Visitor, address: string): Promise<number> {
  const quotaSubject = await quotaSubjectOf(services, visitor, address);
  const { takes } = admissionOf(services.config, quotaSubject, 0);
  const taken = await readTaken(services.db, takes);
  return Math.max(0, Math.min(...takes.map(({ name, limit }) => limit - (taken.get(name) ?? 0))));
}
