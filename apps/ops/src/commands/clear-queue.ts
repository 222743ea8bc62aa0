import { parseArgs } from 'node:util';
import { readConfig } from '@app/core/config/config';
import { openDatabase } from '@app/core/db/database';
import { openLog } from '@app/core/log/log';
import { deleteKeys } from '@app/core/redis/delete-keys';
import type { OpsCommand } from '../command.ts';
import { refuseWhileProcessesRun } from '../connected-processes.ts';

export const clearQueue: OpsCommand = {
  async run(parameters, environment, { say, note }) {
    parseArgs({ args: parameters });
    const config = readConfig(environment);
    const db = openDatabase(config.DATABASE_URL, 1, openLog('silent'), { name: 'ops' });
    try {
      await refuseWhileProcessesRun(db, config);
      const count = await deleteKeys(config.REDIS_URL, `${config.REDIS_PREFIX}:queue`);
      if (count > 0) say('the queue is empty: start the workers');
      else note(`nothing to clear: this Redis has no queue under REDIS_PREFIX=${config.REDIS_PREFIX}`);
    } finally {
      await db.destroy();
    }
    return true;
  },
};
