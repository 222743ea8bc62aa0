import { deleteMediaTask, findMediaTask, insertMediaTask } from '../db/media-tasks.ts';
import { AppError } from '../errors/app-error.ts';
import { claimStream, emitEvent } from '../events/live-store.ts';
import type { QueueName } from '../queue/jobs.ts';
import type { ApiServices, Services } from '../services.ts';
import { discardUpload } from './save-upload.ts';
import type { UploadAccess } from './stored-upload.ts';

const LIMIT_MS = 90_000;
/** A media task has one writer and one event. */
const EPOCH = 1;

type TaskRequest<Result> = {
  /** The storage folder of the input and the result. */
  access: UploadAccess;
  /** The queue of the workers that do it, by default the media workers'. */
  for?: QueueName;
  limitMs?: number;
  /** Queues the work for such a worker. */
  queue(): Promise<void>;
  /** Receives how long the worker was busy. */
  charge(ranMs: number): void;
  /** Reads the result of the worker. */
  collect(): Promise<Result>;
};

/** Runs short work on a worker for a request that waits. Row, folder and job are removed when this returns. */
export async function runMediaTask<Result>(
  services: ApiServices,
  { access, for: queueName = 'media', limitMs = LIMIT_MS, queue, charge, collect }: TaskRequest<Result>,
  closed: AbortSignal,
): Promise<Result> {
  const { db, vault, reader } = services;
  const { id, key } = access;
  const signs = reader.follow(id, undefined, AbortSignal.any([closed, AbortSignal.timeout(limitMs)]));
  try {
    const workerKey = queueName === 'media' ? vault.wrapForMedia(key, id) : vault.wrapForWorker(key, id);
    await insertMediaTask(db, { id, workerKey });
    await queue();
    // An event of the worker only triggers a check of the row; silence triggers it too.
    while (!(await signs.next()).done) {
      const state = await findMediaTask(db, id);
      if (state) charge(state.ranMs);
      if (state?.status === 'done') return await collect();
      if (state?.status !== 'queued') throw new AppError(state?.errorCode ?? 'INTERNAL');
    }
    throw new AppError('SERVICE_UNAVAILABLE');
  } finally {
    await signs.return(undefined);
    await deleteMediaTask(db, id);
    await discardUpload(services, id);
    await services.queue.remove(queueName, id).catch(() => {}); // it is running or has finished
  }
}

/** Wakes the waiting request. If Redis is down, the request polls by itself. */
export async function announceMediaTask({ live, vault }: Services, { id, key }: UploadAccess): Promise<void> {
  const event = vault.seal(key, `errands:${id}`, 'ended');
  await claimStream(live, { analysisId: id, epoch: EPOCH })
    .then(() => emitEvent(live, { analysisId: id, epoch: EPOCH, event }))
    .catch(() => {});
}
