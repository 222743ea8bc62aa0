import type { Readable } from 'node:stream';
import { AppError, toAppError } from '@app/core/errors/app-error';
import type { Metrics } from '@app/core/metrics/metrics';
import type { ApiServices } from '@app/core/services';
import { discardUpload, saveUpload, type Upload } from '@app/core/uploads/save-upload';
import type { FastifyInstance } from 'fastify';

/** Where files go, and how many may be on their way: one for the whole process. */
export type UploadBodies = {
  /** Returns what gives the slot back; refuses when none is left. */
  takeSlot(): () => void;
  save(bytes: Readable): Promise<Upload>;
  discard(uploadId: string): Promise<void>;
};

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be widened
  interface FastifyInstance {
    uploads: UploadBodies;
  }
}

export function uploadBodies(app: FastifyInstance, services: ApiServices): void {
  app.decorate('uploads', {
    takeSlot: countSlots(services.config.UPLOADS_AT_ONCE),
    save: (bytes) => countUpload(services.metrics, saveUpload(services, bytes)),
    discard: (uploadId) => discardUpload(services, uploadId),
  } satisfies UploadBodies);
}

async function countUpload(metrics: Metrics, saving: Promise<Upload>): Promise<Upload> {
  metrics.move('app_uploads_open', {}, 1);
  try {
    const upload = await saving;
    metrics.count('app_uploads_total', { outcome: 'done' });
    metrics.count('app_upload_bytes_total', {}, upload.bytes);
    return upload;
  } catch (error) {
    metrics.count('app_uploads_total', { outcome: toAppError(error).code });
    throw error;
  } finally {
    metrics.move('app_uploads_open', {}, -1);
  }
}

export function countSlots(limit: number): UploadBodies['takeSlot'] {
  let taken = 0;
  return () => {
    if (taken >= limit) throw new AppError('UPLOADS_BUSY');
    taken += 1;
    let isMine = true;
    return () => {
      if (isMine) taken -= 1;
      isMine = false;
    };
  };
}
