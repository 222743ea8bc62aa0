import type { ErrorCode } from '@app/contract/errors';
import { claimMediaTask, endMediaTask } from '@app/core/db/media-tasks';
import { AppError, toAppError } from '@app/core/errors/app-error';
import type { Services } from '@app/core/services';
import { announceMediaTask } from '@app/core/uploads/media-task';
import { discardUpload } from '@app/core/uploads/save-upload';
import type { UploadAccess } from '@app/core/uploads/stored-upload';

type TaskRun = {
  id: string;
  /** Whose key opens it. */
  as?: 'media' | 'worker';
  /** The error for work that ended its worker twice. */
  crashCode: ErrorCode;
  /** The log message at the end. */
  done: string;
  signal: AbortSignal;
};

const MAX_TRIES = 2;
/** Work that ended its worker twice is charged like the longest possible work. */
const CRASH_CHARGE_MS = 40_000;

/** Runs work for a waiting request, from the claim to the result. If the request is gone, removes the files. */
export async function serveMediaTask(
  services: Services,
  { id, as = 'media', crashCode, done, signal }: TaskRun,
  work: (access: UploadAccess) => Promise<void>,
): Promise<void> {
  const { db, vault, log } = services;
  const workerKey = await claimMediaTask(db, id, MAX_TRIES);
  const open = as === 'media' ? vault.openForMedia : vault.openForWorker;
  const key = workerKey && open(workerKey, id);
  if (!key) return void (await endMediaTask(db, { id, errorCode: crashCode, ranMs: CRASH_CHARGE_MS }));
  const began = performance.now();
  const error = await work({ id, key }).then(
    () => undefined,
    (reason: unknown) => toAppError(reason),
  );
  if (signal.aborted) throw new AppError('SERVICE_UNAVAILABLE');
  const ranMs = performance.now() - began;
  if (!(await endMediaTask(db, { id, errorCode: error?.code, ranMs }))) await discardUpload(services, id);
  await announceMediaTask(services, { id, key });
  log.info({ uploadId: id, code: error?.code, durationMs: Math.round(ranMs), error }, done);
}
