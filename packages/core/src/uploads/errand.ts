import { deleteErrand, findErrand, insertErrand } from '../db/errands.ts';
import { AppError } from '../errors/app-error.ts';
import { claimStream, emitEvent } from '../events/live-store.ts';
import type { ApiServices, Services } from '../services.ts';
import { discardUpload } from './save-upload.ts';
import type { UploadAccess } from './stored-upload.ts';

const LIMIT_MS = 90_000;
/** An errand has one writer and one word to say. */
const EPOCH = 1;

type Errand<Result> = {
  /** The folder in storage where the work lies and where its result is put. */
  access: UploadAccess;
  /** Hands the work to a media worker. */
  queue(): Promise<void>;
  /** Is told how long the worker was busy with it. */
  charge(ranMs: number): void;
  /** Reads what the worker has put there. */
  collect(): Promise<Result>;
};

/** Short work of a media worker for a request that waits. Row, folder and job are gone when this returns. */
export async function runErrand<Result>(
  services: ApiServices,
  { access, queue, charge, collect }: Errand<Result>,
  closed: AbortSignal,
): Promise<Result> {
  const { db, vault, reader } = services;
  const { id, key } = access;
  const signs = reader.follow(id, undefined, AbortSignal.any([closed, AbortSignal.timeout(LIMIT_MS)]));
  try {
    await insertErrand(db, { id, workerKey: vault.wrapForWorker(key, id) });
    await queue();
    // A word of the worker is only a sign to look; silence makes us look as well.
    while (!(await signs.next()).done) {
      const state = await findErrand(db, id);
      if (state) charge(state.ranMs);
      if (state?.status === 'done') return await collect();
      if (state?.status !== 'queued') throw new AppError(state?.errorCode ?? 'INTERNAL');
    }
    throw new AppError('SERVICE_UNAVAILABLE');
  } finally {
    await signs.return(undefined);
    await deleteErrand(db, id);
    await discardUpload(services, id);
    await services.queue.remove('media', id).catch(() => {}); // it runs or has run
  }
}

/** Wakes the request that waits. If Redis is away, it looks by itself. */
export async function announceErrand({ live, vault }: Services, { id, key }: UploadAccess): Promise<void> {
  const event = vault.seal(key, `errands:${id}`, 'ended');
  await claimStream(live, { analysisId: id, epoch: EPOCH })
    .then(() => emitEvent(live, { analysisId: id, epoch: EPOCH, event }))
    .catch(() => {});
}
