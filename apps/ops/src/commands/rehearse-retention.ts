import { parseArgs } from 'node:util';
import { readConfig } from '@app/core/config/config';
import { openDatabase } from '@app/core/db/database';
import { listExpiredPartitions } from '@app/core/db/partitions';
import { countExpired } from '@app/core/db/retention';
import { openLog } from '@app/core/log/log';
import { type OpsCommand, OpsRefusal } from '../command.ts';

export const rehearseRetention: OpsCommand = {
  async run(parameters, environment, { say }) {
    const { values } = parseArgs({ args: parameters, options: { days: { type: 'string' } } });
    const config = readConfig(environment);
    const days = values.days === undefined ? config.RETENTION_DAYS : Number(values.days);
    if (!Number.isInteger(days) || days < 1) throw new OpsRefusal('--days must be a whole number of at least 1.');
    const db = openDatabase(config.DATABASE_URL, 1, openLog('silent'), { kind: 'maintenance', name: 'ops' });
    try {
      const partitions = await listExpiredPartitions(db, days);
      const rows = await countExpired(db, days);
      say(`with RETENTION_DAYS=${days} the next maintenance run would`);
      for (const { name, rows: count, bytes } of partitions) say(`  drop    ${name}: ${count} rows, ${bytes} bytes`);
      for (const [table, count] of Object.entries(rows)) if (count > 0) say(`  delete  ${count} rows of ${table}`);
      const inDays = partitions.reduce((sum, partition) => sum + partition.rows, 0);
      const swept = Object.values(rows).reduce((sum, count) => sum + count, 0);
      say(`${partitions.length} partitions with ${inDays} rows, and ${swept} other rows; nothing was changed`);
    } finally {
      await db.destroy();
    }
    return true;
  },
};
