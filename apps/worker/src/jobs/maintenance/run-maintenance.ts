import { openDatabase } from '@app/core/db/database';
import { maintainPartitions } from '@app/core/db/partitions';
import { deletionLimit, holdDeletion, markDeleted, readDeletionState } from '@app/core/db/deletion-mark';
import { deleteExpired } from '@app/core/db/retention';
import type { Services } from '@app/core/services';
import { removeForgottenUploads } from '@app/core/uploads/remove-forgotten-uploads';

/** Creates the coming partitions and removes expired data, unless a clock jumped. */
export async function runMaintenance(services: Services): Promise<void> {
  const { db, log, metrics } = services;
  const until = deletionLimit(await readDeletionState(db), Date.now());
  const rows = await cleanTables(services, until);
  if (!until) {
    await holdDeletion(db);
    return log.error({ store: 'postgres' }, 'a clock jumped: nothing is deleted, see ops deletion');
  }
  const uploads = await removeForgottenUploads(services);
  await markDeleted(db, until);
  metrics.set('app_upkeep_last_success_timestamp_seconds', {}, Date.now() / 1_000);
  log.info({ count: rows + uploads }, 'maintenance done');
}

/** Uses its own connection: these statements may take longer than the timeout for visitors' calls. */
async function cleanTables({ log, config }: Services, until: Date | undefined): Promise<number> {
  const { DATABASE_URL, RETENTION_DAYS: retentionDays } = config;
  const db = openDatabase(DATABASE_URL, 1, log, { kind: 'maintenance' });
  try {
    await maintainPartitions(db, log, until && { retentionDays, until });
    return until ? await deleteExpired(db, retentionDays, until) : 0;
  } finally {
    await db.destroy();
  }
}
