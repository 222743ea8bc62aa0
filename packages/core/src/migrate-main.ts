import { readConfig } from './config/config.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openLog } from './log/log.ts';
import { runMain } from './shutdown.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = openLog(config.LOG_LEVEL);
  const db = openDatabase(config.DATABASE_URL, 1, log, { kind: 'migrations' });
  await migrate(db, log);
  await db.destroy();
}

runMain(main);
