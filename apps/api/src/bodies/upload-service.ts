// Adds app.uploads: slots, storage limit and storage for uploaded files, shared by the whole process.
import type { Readable } from 'node:stream';
import { toAppError } from '@app/core/errors/app-error';
import type { Sender } from '@app/core/limits/sender';
import { type CapacityHold, openCapacityShares } from '@app/core/limits/capacity-shares';
import type { Metrics } from '@app/core/metrics/metrics';
import type { ApiServices } from '@app/core/services';
import { discardUpload, saveUpload, type Upload } from '@app/core/uploads/save-upload';
import type { FastifyInstance } from 'fastify';
import { openUploadSlots, type UploadSlots } from './upload-slots.ts';

/** Storage limit for the files of all unfinished requests, whether arriving or waiting for their turn. */
const MAX_STORED_BYTES = 1024 * 1024 * 1024;

export type UploadService = {
  slots: UploadSlots;
  /** Counts the storage a request uses until it ends. */
  hold(sender: Sender): CapacityHold;
  save(bytes: Readable): Promise<Upload>;
  discard(uploadId: string): Promise<void>;
};

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be widened
  interface FastifyInstance {
    uploads: UploadService;
  }
}

export function addUploadService(app: FastifyInstance, services: ApiServices): void {
  const stored = openCapacityShares(MAX_STORED_BYTES);
  app.decorate('uploads', {
    slots: openUploadSlots({ slots: services.config.UPLOADS_AT_ONCE }),
    hold: (sender) => stored.open(sender),
    save: (bytes) => countUpload(services.metrics, saveUpload(services, bytes)),
    discard: (uploadId) => discardUpload(services, uploadId),
  } satisfies UploadService);
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
