import { keepPartitions } from '@app/core/db/partitions';
import { deleteExpired } from '@app/core/db/retention';
import type { Services } from '@app/core/services';
import { removeForgottenUploads } from '@app/core/uploads/remove-forgotten-uploads';

/** Makes room for tomorrow and lets go of what has expired. */
export async function upkeep(services: Services): Promise<void> {
  const { db, log, config, metrics } = services;
  await keepPartitions(db, log, { retentionDays: config.RETENTION_DAYS });
  const rows = await deleteExpired(db, config.RETENTION_DAYS);
  const uploads = await removeForgottenUploads(services);
  metrics.set('app_upkeep_last_success_timestamp_seconds', {}, Date.now() / 1_000);
  log.info({ count: rows + uploads }, 'upkeep done');
}
