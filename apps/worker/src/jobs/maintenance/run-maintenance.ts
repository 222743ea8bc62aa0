import { openDatabase } from '@app/core/db/database';
import { maintainPartitions } from '@app/core/db/partitions';
import { deleteExpired } from '@app/core/db/retention';
import type { Services } from '@app/core/services';
import { removeForgottenUploads } from '@app/core/uploads/remove-forgotten-uploads';

/** Creates the coming partitions and removes expired data. */
export async function runMaintenance(services: Services): Promise<void> {
  const { log, metrics } = services;
  const rows = await cleanTables(services);
  const uploads = await removeForgottenUploads(services);
  metrics.set('app_upkeep_last_success_timestamp_seconds', {}, Date.now() / 1_000);
  log.info({ count: rows + uploads }, 'maintenance done');
}

/** Uses its own connection: these statements may take longer than the timeout for visitors' calls. */
async function cleanTables({ log, config: { DATABASE_URL, RETENTION_DAYS } }: Services): Promise<number> {
  const db = openDatabase(DATABASE_URL, 1, log, { kind: 'maintenance' });
  try {
    await maintainPartitions(db, log, { retentionDays: RETENTION_DAYS });
    return await deleteExpired(db, RETENTION_DAYS);
  } finally {
    await db.destroy();
  }
}
