import type { ErrorCode } from '@app/contract/errors';
import { piecePlace } from '@app/core/analyses/sealed-places';
import { findRunning } from '@app/core/db/analyses';
import { insertPieceReading, listPieceReadings } from '@app/core/db/piece-readings';
import { AppError, toAppError } from '@app/core/errors/app-error';
import type { Payload } from '@app/core/queue/jobs';
import type { Run } from '@app/core/queue/workers';
import { wrapMaterial } from '@app/core/report/build-instructions';
import { choosePieces } from '@app/core/report/choose-pieces';
import { countWords } from '@app/core/report/count-words';
import { parseJson } from '@app/core/report/json-reader';
import {
  buildPieceInstructions,
  buildPieceSchema,
  checkPiece,
  type PieceReading,
} from '@app/core/report/piece-reading';
import { planReading } from '@app/core/report/plan-reading';
import { findFramework } from '@app/frameworks/index';
import type { WorkerServices } from '../../worker-services.ts';
import { callModel } from '../analyze/call-model.ts';
import { openClaimedInput, openKey } from '../open-analysis.ts';
import { visitorHash } from '../analyze/visitor-hash.ts';

const MOST_ATTEMPTS = 3;
const PIECE_OUTPUT_TOKENS = 3_000;
/** Trying again would change nothing, and the visitor waits. */
const switchedOff = new Set<ErrorCode>(['MODEL_UNAVAILABLE', 'FRAMEWORK_UNAVAILABLE']);

/** Reads one piece of a long text. A piece that cannot be read is left out and lowers the share that was read. */
export async function readPiece(services: WorkerServices, job: Payload<'read-piece'>, run: Run): Promise<void> {
  const { db, vault, log } = services;
  const { analysisId, piece } = job;
  const analysis = await findRunning(db, analysisId);
  if (!analysis) return;
  if ((await listPieceReadings(db, analysisId)).some((row) => row.piece === piece)) return;

  const key = openKey(services, analysis);
  const input = openClaimedInput(services, analysis, key);
  const framework = findFramework(analysis.framework);
  if (!framework || input.type !== 'text') throw new AppError('INTERNAL');
  const { content } = input;
  const text = choosePieces(content).pieces[piece]?.text;
  if (text === undefined) throw new AppError('INTERNAL');
  const plan = planReading(framework, 'text', countWords(content));
  const read = async (): Promise<PieceReading> => {
    const answer = await callModel(services, {
      analysis,
      purpose: 'map',
      instructions: buildPieceInstructions(plan),
      material: wrapMaterial(text),
      schema: { name: 'passages', description: 'Passages of the material', schema: buildPieceSchema(plan) },
      maxOutputTokens: PIECE_OUTPUT_TOKENS,
      cacheKey: `${framework.id}-${framework.version}-piece`,
      visitorHash: visitorHash(analysis),
      signal: run.signal,
      onText: () => {},
    });
    const reading = checkPiece(text, parseJson(answer.text));
    if (!reading) throw new AppError('ANSWER_UNUSABLE');
    return reading;
  };

  try {
    const reading = await read();
    await insertPieceReading(db, analysisId, {
      piece,
      sealedReading: vault.seal(key, piecePlace(analysisId, piece), JSON.stringify(reading)),
    });
  } catch (error) {
    const { code } = toAppError(error);
    if (run.signal.aborted || (run.attempt < MOST_ATTEMPTS && !switchedOff.has(code))) throw error;
    log.warn({ analysisId, code, error }, 'piece not read');
    await insertPieceReading(db, analysisId, { piece, sealedReading: undefined });
  }
}
