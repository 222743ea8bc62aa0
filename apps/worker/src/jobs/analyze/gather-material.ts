import { openPart } from '@app/core/analyses/sealed-parts';
import type { ClaimedAnalysis } from '@app/core/db/analyses';
import { listParts, type PartRow } from '@app/core/db/parts';
import { refuseSwitchedOffCall } from '@app/core/db/switches';
import { AppError } from '@app/core/errors/app-error';
import {
  MAX_PIECES,
  choosePieces,
  isLong,
  digestPieces,
  PieceReading,
  type Piece,
  type Plan,
  sliceSource,
  type FoldedSource,
} from '@app/reading';
import type { ContentKey } from '@app/core/vault/vault';
import type { WorkerServices } from '../../worker-services.ts';
import { retryWhileStoreIsDown } from '../retry-while-store-is-down.ts';
import { readPiece } from './read-piece.ts';

export type PreparedMaterial = { text: string; shareRead: number; isDigest: boolean };

type GatherOptions = {
  analysis: ClaimedAnalysis;
  key: ContentKey;
  plan: Plan;
  source: FoldedSource;
  signal: AbortSignal;
  /** Reports the share of pieces read, from 0 to 1. */
  onProgress: (share: number) => void;
};

const MAX_CONCURRENT_CALLS = 8;

/** Returns the text itself or, for a long one, the passages found in its pieces. */
export async function gatherMaterial(services: WorkerServices, options: GatherOptions): Promise<PreparedMaterial> {
  const { analysis, source, plan } = options;
  if (!isLong(source.text)) return { text: source.text, shareRead: 1, isDigest: false };

  const { pieces, shareRead } = choosePieces(source.text);
  const rows = await readAllPieces(services, options, pieces);
  const readings = rows.flatMap((row) => openReading(services, options, row) ?? []);
  if (readings.length === 0) {
    // A failed piece stores no reason, so check here whether a switch was the cause: that one is shown to the visitor.
    const asked = { analysisId: analysis.id, provider: analysis.provider };
    await retryWhileStoreIsDown(() => refuseSwitchedOffCall(services.db, asked));
    throw new AppError('ANSWER_UNUSABLE');
  }
  return {
    text: digestPieces(plan, readings),
    shareRead: (shareRead * readings.length) / pieces.length,
    isDigest: true,
  };
}

/** Reads several pieces concurrently and stores each immediately, so that another attempt reads only the missing ones. */
async function readAllPieces(services: WorkerServices, options: GatherOptions, pieces: Piece[]): Promise<PartRow[]> {
  const { analysis, source, onProgress } = options;
  const listRead = (): Promise<PartRow[]> =>
    retryWhileStoreIsDown(() => listParts(services.db, analysis.id, { below: MAX_PIECES }));
  const known = new Set((await listRead()).map(({ part }) => part));
  const missing = pieces.filter(({ index }) => !known.has(index));
  let read = known.size;
  const reader = async (): Promise<void> => {
    for (let next = missing.shift(); next; next = missing.shift()) {
      await readPiece(services, { ...options, piece: next.index, source: sliceSource(source, next) });
      read += 1;
      onProgress(read / pieces.length);
    }
  };
  // After a fault no new piece starts, and all running ones are awaited.
  const stop = (error: unknown): never => {
    missing.length = 0;
    throw error;
  };
  const readers = Array.from({ length: MAX_CONCURRENT_CALLS }, () => reader().catch(stop));
  const failed = (await Promise.allSettled(readers)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return listRead();
}

function openReading(
  services: WorkerServices,
  { analysis, key }: GatherOptions,
  row: PartRow,
): PieceReading[] | undefined {
  const opened = openPart(services, { analysisId: analysis.id, key }, row);
  return opened === undefined ? undefined : [PieceReading.parse(JSON.parse(opened))];
}
