import { createHash } from 'node:crypto';
import type { ProviderId } from '@app/contract/models';
import { findFramework } from '@app/frameworks/index';
import { v7 as newId } from 'uuid';
import { findByIdempotencyKey, insertAnalysis } from '../db/analyses.ts';
import { AppError } from '../errors/app-error.ts';
import { llmQueue } from '../queue/jobs.ts';
import { cleanText } from '../report/clean-text.ts';
import type { Services } from '../services.ts';
import { ensureSession } from '../sessions/ensure-session.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { inputPlace } from './sealed-places.ts';

export type StartAnalysis = {
  visitor: Visitor;
  sessionLabel: string;
  framework: string;
  provider: ProviderId;
  content: string;
  title?: string | undefined;
  simulated: boolean;
  idempotencyKey?: string | undefined;
};

/** What the worker opens: the visitor's words as they were given. */
export type AnalysisInput = { content: string; title?: string };

/** Row first, then queue. What this returns is promised, whatever happens to Redis. */
export async function startAnalysis(services: Services, start: StartAnalysis): Promise<string> {
  const { db, vault, log } = services;
  const framework = findFramework(start.framework);
  if (!framework) throw new AppError('NOT_FOUND');
  const content = cleanText(start.content);
  if (!content) throw new AppError('TEXT_MISSING');

  const session = await ensureSession(services, start.visitor, start.sessionLabel);
  const id = newId();
  const input: AnalysisInput = { content, ...(start.title && { title: cleanText(start.title) }) };
  const idempotency = start.idempotencyKey
    ? { key: start.idempotencyKey, requestHash: hashRequest(vault.visitorHash(start.visitor.secret), start) }
    : undefined;
  const isNew = await insertAnalysis(
    db,
    {
      id,
      sessionId: session.id,
      framework: framework.id,
      frameworkVersion: framework.version,
      provider: start.provider,
      kind: 'text',
      simulated: start.simulated,
      sealedInput: vault.seal(session.key, inputPlace(id), JSON.stringify(input)),
      workerKey: vault.wrapForWorker(session.key, id),
    },
    idempotency,
  );
  if (!isNew && idempotency) return findEarlier(services, session.id, idempotency);

  await services.queue.add(llmQueue(start.provider), 'analyze', { analysisId: id }, id).catch((error: unknown) => {
    log.warn({ analysisId: id, error }, 'analysis not queued, the sweep will do it');
  });
  log.info(
    { analysisId: id, framework: framework.id, provider: start.provider, inputChars: content.length },
    'analysis queued',
  );
  return id;
}

async function findEarlier(
  { db }: Services,
  sessionId: string,
  idempotency: { key: string; requestHash: Buffer },
): Promise<string> {
  const earlier = await findByIdempotencyKey(db, sessionId, idempotency.key);
  if (!earlier) throw new AppError('SERVICE_UNAVAILABLE');
  if (!earlier.requestHash.equals(idempotency.requestHash)) throw new AppError('IDEMPOTENCY_MISMATCH');
  return earlier.analysisId;
}

/** Keyed by the visitor, so that equal texts of two visitors leave different traces in the database. */
function hashRequest(visitorHash: Buffer, { framework, provider, content }: StartAnalysis): Buffer {
  return createHash('sha256')
    .update(visitorHash)
    .update(JSON.stringify([framework, provider, content]))
    .digest();
}
