import { ConfigError, readConfig } from './config/config.ts';
import { openDatabase } from './db/database.ts';
import { explainDatabaseFault } from './db/explain-fault.ts';
import { migrate } from './db/migrate.ts';
import { explainUnfinishedRestore, readUnfinishedRestore } from './db/replace-schema.ts';
import { openLog } from './log/log.ts';
import { runMain } from './shutdown.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.LOG_LEVEL);
  const db = openDatabase(config.DATABASE_URL, 1, log, { kind: 'migrations' });
  try {
    const began = await readUnfinishedRestore(db);
    // Migrations would make new tables in place of the data that a restore has put aside.
    if (began) throw new ConfigError(explainUnfinishedRestore(began));
    await migrate(db, log);
  } catch (error) {
    const message = explainDatabaseFault(error, config.DATABASE_URL);
    throw message ? new ConfigError(message) : error;
  } finally {
    await db.destroy();
  }
}

runMain(main);
