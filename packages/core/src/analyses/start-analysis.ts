import type { VisitorLocale } from '@app/contract/visitor-locale';
import type { ProviderId } from '@app/contract/models';
import type { Framework, InputKind } from '@app/frameworks/framework';
import { findFramework } from '@app/frameworks/index';
import { v7 as newId } from 'uuid';
import { insertWithinLimits } from '../db/admission.ts';
import { insertAnalysis } from '../db/analyses.ts';
import { findOpenOpinion } from '../db/opinions.ts';
import { copyParts, findContinuation } from '../db/parts.ts';
import type { QueueSlot } from '../db/queue-lengths.ts';
import { refuseSwitchedOff } from '../db/switches.ts';
import { AppError } from '../errors/app-error.ts';
import { cleanText } from '@app/reading';
import type { Services } from '../services.ts';
import { ensureSession } from '../sessions/ensure-session.ts';
import { quotaSubjectOf } from '../sessions/quota-subject.ts';
import type { Visitor } from '../sessions/visitor.ts';
import { discardUpload, type Upload } from '../uploads/save-upload.ts';
import { storeUpload } from '../uploads/stored-upload.ts';
import type { ContentKey } from '../vault/vault.ts';
import { admissionOf } from './admission.ts';
import type { AnalysisInput } from './analysis-input.ts';
import { type OpenedPart, sealParts } from './sealed-parts.ts';
import { findEarlier, idempotencyOf } from './idempotency.ts';
import { reserveQueueSlot } from './overload.ts';
import { queueAnalysis } from './queue-analysis.ts';
import { inputContext } from './sealing-contexts.ts';

/** The stored input of a report: enough to read it again. */
export type KeptInput = Exclude<AnalysisInput, { type: 'upload' | 'chat' }>;

/**
 * A visitor's submission: a text, a file already in storage, the missing parts of a partial report, or the material of
 * an earlier report, for a second opinion.
 */
export type SubmittedMaterial =
  | { type: 'text'; content: string }
  | { type: 'upload'; upload: Upload; kind: InputKind; maxPeople: number }
  | { type: 'rest'; of: string; input: Extract<AnalysisInput, { type: 'text' }>; parts: OpenedPart[] }
  | { type: 'kept'; firstId: string; input: KeptInput; kind: string };

export type StartAnalysis = {
  visitor: Visitor;
  /** The client's IP address. */
  address: string;
  sessionLabel: string;
  framework: string;
  provider: ProviderId;
  /** The provider, and the vision provider if that is another one. */
  asked?: ProviderId[];
  material: SubmittedMaterial;
  title?: string | undefined;
  locale?: VisitorLocale | undefined;
  simulated: boolean;
  idempotencyKey?: string | undefined;
  /** A slot reserved before the file was uploaded. */
  queueSlot?: QueueSlot | undefined;
};

/** Commits the row, then queues it. The analysis of a returned id will run: the sweep queues the row if Redis fails. */
export async function startAnalysis(services: Services, start: StartAnalysis): Promise<string> {
  const { provider, material, asked = [provider] } = start;
  await refuseSwitchedOff(services.db, { providers: asked, framework: start.framework });
  const framework = findFramework(start.framework);
  if (!framework) throw new AppError('NOT_FOUND');
  const queueSlot =
    start.queueSlot ?? (await reserveQueueSlot(services, { provider, isFile: material.type === 'upload' }));
  try {
    return await accept(services, start, framework, queueSlot);
  } finally {
    queueSlot.release();
  }
}

async function accept(
  services: Services,
  start: StartAnalysis,
  framework: Framework,
  queueSlot: QueueSlot,
): Promise<string> {
  const { db, vault, log } = services;
  const material = cleanMaterial(start.material);
  const uploadId = material.type === 'upload' ? material.upload.id : undefined;

  const id = newId();
  const request = [start.framework, start.provider, traceOf(start.material)];
  const stage = material.type === 'upload' ? 'prepare' : 'write';
  const quotaSubject = await quotaSubjectOf(services, start.visitor, start.address);
  if (stage === 'prepare') await services.fileSeconds.take(quotaSubject);
  let earlier: (() => Promise<string | undefined>) | undefined;
  /** The same work, begun by an earlier request. */
  let begun: string | undefined;
  const admission = admissionOf(services.config, quotaSubject, bytesOf(material));
  const { outcome, turn } = await insertWithinLimits(db, admission, async (transaction) => {
    // Inside this transaction, so that a refused submit leaves no session behind.
    const session = await ensureSession({ ...services, db: transaction }, start.visitor, start.sessionLabel);
    const input = inputOf(services, material, session.key, start);
    const idempotency = idempotencyOf(services, session, start.idempotencyKey, request);
    earlier = idempotency && (() => findEarlier(services, session.id, idempotency));
    if (material.type === 'rest') {
      begun = await findContinuation(transaction, { analysisId: material.of, sessionId: session.id });
    }
    if (material.type === 'kept') {
      const { firstId } = material;
      begun = await findOpenOpinion(transaction, { firstId, sessionId: session.id, provider: start.provider });
    }
    if (begun) return 'repeated';
    const inserted = await insertAnalysis(
      transaction,
      {
        id,
        sessionId: session.id,
        framework: framework.id,
        frameworkVersion: framework.version,
        provider: start.provider,
        kind: 'kind' in material ? material.kind : 'text',
        simulated: start.simulated,
        stage,
        uploadId,
        aboutId: material.type === 'rest' ? material.of : undefined,
        opinionOf: material.type === 'kept' ? material.firstId : undefined,
        quotaSubject,
        sealedInput: vault.seal(session.key, inputContext(id), JSON.stringify(input)),
        workerKey: vault.wrapForWorker(session.key, id),
        mediaKey: material.type === 'upload' ? vault.wrapForMedia(material.upload.key, id) : undefined,
      },
      idempotency,
    );
    if (inserted === 'inserted' && material.type === 'rest')
      await copyParts(transaction, id, sealParts(services, { analysisId: id, key: session.key }, material.parts));
    return inserted;
  });
  // "New Analysis" cleared the session meanwhile. In a newly created session nobody would ever find this analysis.
  if (outcome === 'gone') throw new AppError('ANALYSIS_CANCELLED');
  if (begun) return begun;
  if (outcome === 'repeated' && earlier) {
    if (uploadId) await discardUpload(services, uploadId); // the first of these requests brought the same file
    const earlierId = await earlier();
    if (!earlierId) throw new AppError('SERVICE_UNAVAILABLE');
    return earlierId;
  }

  queueSlot.keep();
  await queueAnalysis(services.queue, { id, stage, provider: start.provider, attempt: 0 }, { turn }).catch(
    (error: unknown) => {
      log.warn({ analysisId: id, error }, 'analysis not queued, the sweep will do it');
    },
  );
  log.info(
    { analysisId: id, framework: framework.id, provider: start.provider, ...sizeOf(material) },
    'analysis queued',
  );
  return id;
}

function cleanMaterial(material: SubmittedMaterial): SubmittedMaterial {
  if (material.type !== 'text') return material;
  const content = cleanText(material.content);
  if (!content) throw new AppError('TEXT_MISSING');
  return { type: 'text', content };
}

function inputOf(
  services: Services,
  material: SubmittedMaterial,
  session: ContentKey,
  { title, locale }: StartAnalysis,
): AnalysisInput {
  const named = { ...(title && { title: cleanText(title) }), ...(locale && { locale }) };
  if (material.type === 'rest' || material.type === 'kept') return material.input;
  if (material.type === 'text') return { ...material, shareRead: 1, ...named };
  const { upload, maxPeople } = material;
  return { type: 'upload', upload: storeUpload(services, upload, session), maxPeople, ...named };
}

function sizeOf(material: SubmittedMaterial): { inputChars: number } | { inputBytes: number } {
  return material.type === 'upload'
    ? { inputBytes: material.upload.bytes }
    : { inputChars: contentOf(material).length };
}

function bytesOf(material: SubmittedMaterial): number {
  return material.type === 'upload' ? material.upload.bytes : Buffer.byteLength(contentOf(material));
}

/** The text to store; the observation of a file is stored already. */
function contentOf(material: Exclude<SubmittedMaterial, { type: 'upload' }>): string {
  const text = material.type === 'text' ? material : material.input;
  return 'content' in text ? text.content : '';
}

function traceOf(material: SubmittedMaterial): string {
  switch (material.type) {
    case 'rest':
      return `rest of ${material.of}`;
    case 'kept':
      return `opinion on ${material.firstId}`;
    case 'text':
      return material.content;
    case 'upload':
      return material.upload.sha256.toString('base64');
  }
}
