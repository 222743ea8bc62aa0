import { setTimeout as delay } from 'node:timers/promises';
import type { ErrorCode } from '@app/contract/errors';
import { sealPart } from '@app/core/analyses/sealed-parts';
import { insertPart } from '@app/core/db/parts';
import { AppError, toAppError } from '@app/core/errors/app-error';
import { retryDelayMs } from '@app/core/queue/delay';
import {
  buildInstructions,
  buildPassagesTask,
  checkPiece,
  parseJson,
  type PieceReading,
  type Plan,
  type FoldedSource,
  wrapMaterial,
} from '@app/reading';
import type { WorkerServices } from '../../worker-services.ts';
import type { StageContext } from '../run-stage.ts';
import { retryWhileStoreIsDown } from '../retry-while-store-is-down.ts';
import { answerFormat } from './answer-format.ts';
import { callModel } from './call-model.ts';
import { visitorHash } from './visitor-hash.ts';

const MAX_TRIES = 3;
const PIECE_OUTPUT_TOKENS = 3_000;
/** Codes of a call that was switched off: a retry would not help, and the visitor waits. */
const switchedOff = new Set<ErrorCode>(['MODEL_UNAVAILABLE', 'FRAMEWORK_UNAVAILABLE']);

export type PieceRequest = Pick<StageContext, 'analysis' | 'key' | 'signal'> & {
  plan: Plan;
  piece: number;
  source: FoldedSource;
};

/** Reads one piece of a long text and stores the passages. A piece that cannot be read is stored as empty. */
export async function readPiece(services: WorkerServices, request: PieceRequest): Promise<void> {
  const { analysis, key, piece } = request;
  const { id: analysisId, attempt } = analysis;
  const found = await tryToRead(services, request);
  const owner = { analysisId, key };
  const sealedContent = found && sealPart(services, owner, { part: piece, content: JSON.stringify(found) });
  await retryWhileStoreIsDown(() => insertPart(services.db, { analysisId, attempt }, { part: piece, sealedContent }));
}

async function tryToRead(services: WorkerServices, request: PieceRequest): Promise<PieceReading | undefined> {
  const { analysis, signal } = request;
  for (let tries = 1; ; tries += 1) {
    try {
      return await requestPassages(services, request);
    } catch (error) {
      signal.throwIfAborted();
      const { code, retryAfterMs } = toAppError(error);
      if (tries >= MAX_TRIES || switchedOff.has(code)) {
        services.log.warn({ analysisId: analysis.id, code, error }, 'piece not read');
        return undefined;
      }
      await delay(retryDelayMs(tries, retryAfterMs), undefined, { signal });
    }
  }
}

async function requestPassages(
  services: WorkerServices,
  { analysis, signal, plan, piece, source }: PieceRequest,
): Promise<PieceReading> {
  const answer = await callModel(services, {
    analysis,
    purpose: 'map',
    part: piece,
    instructions: buildInstructions(plan),
    material: wrapMaterial(source.text),
    task: buildPassagesTask(plan),
    schema: answerFormat,
    maxOutputTokens: PIECE_OUTPUT_TOKENS,
    cacheKey: analysis.id,
    visitorHash: visitorHash(analysis),
    signal,
    onText: () => {},
  });
  const reading = checkPiece(source, parseJson(answer.text));
  if (!reading) throw new AppError('ANSWER_UNUSABLE');
  return reading;
}
