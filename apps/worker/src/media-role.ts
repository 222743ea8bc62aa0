import type { QueueName } from '@app/core/queue/jobs';
import { removeAbandoned } from '@app/core/extract/sandbox/sandbox';
import { startWorkers } from '@app/core/queue/workers';
import type { Services } from '@app/core/services';
import { exportReport } from './jobs/export-report/export-report.ts';
import { extractText } from './jobs/extract-text/extract-text.ts';
import { prepareUpload } from './jobs/prepare-upload/prepare-upload.ts';
import { type WorkerRole, settingsFor } from './worker-role.ts';
import { withMedia } from './worker-services.ts';

const REMOVE_ABANDONED_EVERY_MS = 300_000;

/** Reads uploaded files and renders exports. */
export async function startMediaRole(services: Services): Promise<WorkerRole> {
  const { config, redis, log } = services;
  const media = await withMedia(services, config);
  const queues: QueueName[] = ['media'];
  const workers = startWorkers(
    redis,
    {
      'prepare-upload': (payload, { signal }) => prepareUpload(media, payload, signal),
      'extract-text': (payload, { signal }) => extractText(media, payload, signal),
      'export-report': (payload, { signal }) => exportReport(media, payload, signal),
    },
    services,
    settingsFor(config, queues, config.MEDIA_CONCURRENCY),
  );
  const removing = setInterval(
    () =>
      void removeAbandoned(media.sandbox).catch((error: unknown) =>
        log.warn({ error }, 'old work folders not removed'),
      ),
    REMOVE_ABANDONED_EVERY_MS,
  );
  return {
    workers,
    queues,
    async close() {
      clearInterval(removing);
      await workers.close(config.WORKER_GRACE_MS);
      media.renderer.close();
    },
  };
}
