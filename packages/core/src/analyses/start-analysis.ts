import { createHash } from 'node:crypto';
import type { ProviderId } from '@app/contract/models';
import type { InputKind } from '@app/frameworks/framework';
import { findFramework } from '@app/frameworks/index';
import { v7 as newId } from 'uuid';
import { findByIdempotencyKey, insertAnalysis } from '../db/analyses.ts';
import { AppError } from '../errors/app-error.ts';
import { cleanText } from '../report/clean-text.ts';
import type { Services } from '../services.ts';
import { ensureSession } from '../sessions/ensure-session.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { discardUpload, type Upload } from '../uploads/save-upload.ts';
import { storeUpload } from '../uploads/stored-upload.ts';
import type { ContentKey } from '../vault/vault.ts';
import type { AnalysisInput } from './analysis-input.ts';
import { queueAnalysis } from './queue-analysis.ts';
import { inputPlace } from './sealed-places.ts';

/** What a visitor hands in: words, or a file that is already in storage. */
export type Material =
  | { type: 'text'; content: string }
  | { type: 'upload'; upload: Upload; kind: InputKind; maxPeople: number };

export type StartAnalysis = {
  visitor: Visitor;
  sessionLabel: string;
  framework: string;
  provider: ProviderId;
  material: Material;
  title?: string | undefined;
  simulated: boolean;
  idempotencyKey?: string | undefined;
};

/** Row first, then queue. What this returns is promised, whatever happens to Redis. */
export async function startAnalysis(services: Services, start: StartAnalysis): Promise<string> {
  const { db, vault, log } = services;
  const framework = findFramework(start.framework);
  if (!framework) throw new AppError('NOT_FOUND');
  const material = cleanMaterial(start.material);
  const uploadId = material.type === 'upload' ? material.upload.id : undefined;

  const session = await ensureSession(services, start.visitor, start.sessionLabel);
  const id = newId();
  const input = inputOf(services, material, session.key, start.title);
  const idempotency = start.idempotencyKey
    ? { key: start.idempotencyKey, requestHash: hashRequest(vault.visitorHash(start.visitor.secret), start) }
    : undefined;
  const stage = material.type === 'upload' ? 'prepare' : 'write';
  const isNew = await insertAnalysis(
    db,
    {
      id,
      sessionId: session.id,
      framework: framework.id,
      frameworkVersion: framework.version,
      provider: start.provider,
      kind: material.type === 'upload' ? material.kind : 'text',
      simulated: start.simulated,
      stage,
      uploadId,
      sealedInput: vault.seal(session.key, inputPlace(id), JSON.stringify(input)),
      workerKey: vault.wrapForWorker(session.key, id),
    },
    idempotency,
  );
  if (!isNew && idempotency) {
    if (uploadId) await discardUpload(services, uploadId); // the same file came with the first of these requests
    return findEarlier(services, session.id, idempotency);
  }

  await queueAnalysis(services.queue, { id, stage, provider: start.provider }).catch((error: unknown) => {
    log.warn({ analysisId: id, error }, 'analysis not queued, the sweep will do it');
  });
  log.info(
    { analysisId: id, framework: framework.id, provider: start.provider, ...sizeOf(material) },
    'analysis queued',
  );
  return id;
}

function cleanMaterial(material: Material): Material {
  if (material.type === 'upload') return material;
  const content = cleanText(material.content);
  if (!content) throw new AppError('TEXT_MISSING');
  return { type: 'text', content };
}

function inputOf(services: Services, material: Material, session: ContentKey, title?: string): AnalysisInput {
  const named = title && { title: cleanText(title) };
  if (material.type === 'text') return { ...material, shareRead: 1, ...named };
  const { upload, maxPeople } = material;
  return { type: 'upload', upload: storeUpload(services, upload, session), maxPeople, ...named };
}

const sizeOf = (material: Material): { inputChars: number } | { inputBytes: number } =>
  material.type === 'text' ? { inputChars: material.content.length } : { inputBytes: material.upload.bytes };

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

/** Keyed by the visitor, so that equal material of two visitors leaves different traces in the database. */
function hashRequest(visitorHash: Buffer, { framework, provider, material }: StartAnalysis): Buffer {
  const content = material.type === 'text' ? material.content : material.upload.sha256.toString('base64');
  return createHash('sha256')
    .update(visitorHash)
    .update(JSON.stringify([framework, provider, content]))
    .digest();
}
