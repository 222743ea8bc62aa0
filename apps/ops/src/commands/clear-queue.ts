import { parseArgs } from 'node:util';
import { readConfig } from '@app/core/config/config';
import { listConnectedKeyMarks } from '@app/core/db/connected-processes';
import { openDatabase } from '@app/core/db/database';
import { openLog } from '@app/core/log/log';
import { deleteKeys } from '@app/core/redis/delete-keys';
import { type OpsCommand, OpsRefusal } from '../command.ts';

export const clearQueue: OpsCommand = {
  async run(parameters, environment, { say }) {
    parseArgs({ args: parameters });
    const { DATABASE_URL, REDIS_URL, REDIS_PREFIX } = readConfig(environment);
    const db = openDatabase(DATABASE_URL, 1, openLog('silent'), { name: 'ops' });
    try {
      const running = await listConnectedKeyMarks(db);
      if (running.length > 0)
        throw new OpsRefusal(`${running.length} processes are running: stop api, worker and media first.`);
      await deleteKeys(REDIS_URL, `${REDIS_PREFIX}:queue`);
    } finally {
      await db.destroy();
    }
    say('the queue is empty: start the workers');
    return true;
  },
};
