import { setTimeout as delay } from 'node:timers/promises';
import { piecePlace } from '@app/core/analyses/sealed-places';
import type { ClaimedAnalysis } from '@app/core/db/analyses';
import { listPieceReadings, type PieceRow } from '@app/core/db/piece-readings';
import { refuseSwitchedOffCall } from '@app/core/db/switches';
import { AppError } from '@app/core/errors/app-error';
import { pieceKey } from '@app/core/queue/jobs';
import { choosePieces, isLong } from '@app/core/report/choose-pieces';
import { digestPieces, PieceReading } from '@app/core/report/piece-reading';
import type { Plan } from '@app/core/report/plan-reading';
import type { ContentKey } from '@app/core/vault/vault';
import type { WorkerServices } from '../../worker-services.ts';

export type Material = { text: string; shareRead: number; isDigest: boolean };

type Gathering = {
  analysis: ClaimedAnalysis;
  key: ContentKey;
  plan: Plan;
  content: string;
  signal: AbortSignal;
  /** How far the pieces have got, from 0 to 1. */
  onProgress: (share: number) => void;
};

const LOOK_EVERY_MS = 300;
const TELL_AGAIN_MS = 15_000;
const TOTAL_MS = 600_000;

/** The text itself, or for a long one the passages that were found in its pieces, each read by a job of its own. */
export async function gatherMaterial(services: WorkerServices, gathering: Gathering): Promise<Material> {
  const { analysis, content, plan } = gathering;
  if (!isLong(content)) return { text: content, shareRead: 1, isDigest: false };

  const { pieces, shareRead } = choosePieces(content);
  const rows = await readAllPieces(services, gathering, pieces.length);
  const readings = rows.flatMap((row) => openReading(services, gathering, row) ?? []);
  if (readings.length === 0) {
    // A piece keeps no reason: this one is told to the visitor.
    await refuseSwitchedOffCall(services.db, { analysisId: analysis.id, provider: analysis.provider });
    throw new AppError('ANSWER_UNUSABLE');
  }
  return {
    text: digestPieces(plan, readings),
    shareRead: (shareRead * readings.length) / pieces.length,
    isDigest: true,
  };
}

/** The rows tell what is read; the queue only carries the work and may forget it, so it is told again while nothing moves. */
async function readAllPieces(
  services: WorkerServices,
  { analysis, signal, onProgress }: Gathering,
  count: number,
): Promise<PieceRow[]> {
  const end = Date.now() + TOTAL_MS;
  let known = -1;
  let tellAt = 0;
  while (Date.now() < end) {
    const rows = await listPieceReadings(services.db, analysis.id);
    if (rows.length >= count) return rows;
    const isFirstLook = known < 0;
    if (rows.length > known) {
      known = rows.length;
      tellAt = Date.now() + TELL_AGAIN_MS;
      onProgress(known / count);
    }
    if (isFirstLook || Date.now() > tellAt) {
      await queueMissing(services, analysis.id, rows, count);
      tellAt = Date.now() + TELL_AGAIN_MS;
    }
    await delay(LOOK_EVERY_MS, undefined, { signal });
  }
  throw new AppError('PROVIDER_TIMEOUT');
}

async function queueMissing(
  { queue }: WorkerServices,
  analysisId: string,
  rows: PieceRow[],
  count: number,
): Promise<void> {
  const known = new Set(rows.map(({ piece }) => piece));
  const missing = Array.from({ length: count }, (_, piece) => piece).filter((piece) => !known.has(piece));
  await Promise.all(
    missing.map(async (piece) => {
      const key = pieceKey(analysisId, piece);
      if ((await queue.stateOf('pieces', key)) === 'ended') await queue.remove('pieces', key);
      await queue.add('pieces', 'read-piece', { analysisId, piece }, { key });
    }),
  );
}

function openReading(
  { vault }: WorkerServices,
  { analysis, key }: Gathering,
  { piece, sealedReading }: PieceRow,
): PieceReading[] | undefined {
  const opened = sealedReading && vault.open(key, piecePlace(analysis.id, piece), sealedReading);
  return opened === undefined ? undefined : [PieceReading.parse(JSON.parse(opened))];
}
