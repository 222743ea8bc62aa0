import { readConfig } from '@app/core/config/config';
import { openDatabase } from '@app/core/db/database';
import { markDeleted, readDeletionState } from '@app/core/db/deletion-mark';
import { openLog } from '@app/core/log/log';
import { type OpsCommand, UsageError } from '../command.ts';

/** Tells whether deleting stands still because a clock jumped, or lets it go on. */
export const deletion: OpsCommand = {
  async run([word, ...more], environment, { say }) {
    if (more.length > 0 || (word !== undefined && word !== 'resume')) throw new UsageError('say nothing, or resume');
    const config = readConfig(environment);
    const db = openDatabase(config.DATABASE_URL, 1, openLog('silent'), { name: 'ops' });
    try {
      const { now, mark, heldSince } = await readDeletionState(db);
      say(`the clock of Postgres says   ${now.toISOString()}`);
      say(`the clock of this machine    ${new Date().toISOString()}`);
      say(`expired data is deleted until ${mark.toISOString()}`);
      if (word === 'resume') {
        await markDeleted(db, now);
        say('the next maintenance run deletes what has expired by the clock of Postgres');
        return true;
      }
      say(
        heldSince
          ? 'a clock jumped: nothing is deleted. If both clocks are right: ops deletion resume'
          : 'deletion runs',
      );
      return heldSince === undefined;
    } finally {
      await db.destroy();
    }
  },
};
