import { keepPartitions } from '@app/core/db/partitions';
import { deleteExpired } from '@app/core/db/retention';
import type { Services } from '@app/core/services';

/** Makes room for tomorrow and lets go of what has expired. */
export async function upkeep({ db, log, config }: Services): Promise<void> {
  await keepPartitions(db, log, { retentionDays: config.RETENTION_DAYS });
  const count = await deleteExpired(db, config.RETENTION_DAYS);
  log.info({ count }, 'upkeep done');
}
