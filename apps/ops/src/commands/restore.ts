import { parseArgs } from 'node:util';
import { type Config, readConfig } from '@app/core/config/config';
import { BACKUP_CONNECTION } from '@app/core/db/connected-processes';
import { type Contents, listTables, readContents } from '@app/core/db/contents';
import { type Database, openDatabase } from '@app/core/db/database';
import { migrate } from '@app/core/db/migrate';
import {
  dropPreviousSchema,
  explainUnfinishedRestore,
  replaceSchema,
  readUnfinishedRestore,
  restorePreviousSchema,
} from '@app/core/db/replace-schema';
import { openLog } from '@app/core/log/log';
import { deleteKeys } from '@app/core/redis/delete-keys';
import { findDump, readManifest } from '../backup-files.ts';
import { type OpsCommand, OpsRefusal, type Terminal, UsageError } from '../command.ts';
import { refuseWhileProcessesRun } from '../connected-processes.ts';
import { databaseOf, refuseWhileBackupsRun, runProgram } from '../postgres-programs.ts';

export const restore: OpsCommand = {
  async run(parameters, environment, terminal) {
    const { positionals, values } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: { replace: { type: 'boolean' }, undo: { type: 'boolean' } },
    });
    const { replace: isReplacing = false, undo: isUndoing = false } = values;
    if (isUndoing && (positionals.length > 0 || isReplacing)) throw new UsageError('--undo stands alone.');
    const dump = positionals[0] && (await findDump(positionals[0]));
    if (!dump && !isUndoing) throw new UsageError(`There is no dump at ${positionals[0] ?? 'no path'}.`);
    const config = readConfig(environment);
    const db = openDatabase(config.DATABASE_URL, 1, openLog('silent'), { kind: 'migrations', name: BACKUP_CONNECTION });
    try {
      await refuseWhileProcessesRun(db, config);
      await refuseWhileBackupsRun(db);
      if (dump) await restoreInto(db, config, { dump, isReplacing }, terminal);
      else await undo(db, config, terminal);
    } finally {
      await db.destroy();
    }
    return true;
  },
};

/** The previous schema is dropped last: while it exists, this restore can be finished or undone. */
async function restoreInto(
  db: Database,
  config: Config,
  { dump, isReplacing }: { dump: string; isReplacing: boolean },
  { say }: Terminal,
): Promise<void> {
  const began = await readUnfinishedRestore(db);
  if (began && !isReplacing) throw new OpsRefusal(explainUnfinishedRestore(began));
  const present = await listTables(db);
  if (present.length > 0 && !isReplacing)
    throw new OpsRefusal(`This database is not empty (${present.length} tables). With --replace its data is lost.`);
  const manifest = await readManifest(dump);
  const database = databaseOf(config.DATABASE_URL);
  const parameters = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];

  await replaceSchema(db);
  try {
    await runProgram('pg_restore', [...parameters, '--dbname', database, dump], config.DATABASE_URL);
    const found = await db.transaction().execute(readContents);
    if (manifest) compare(manifest.tables, found);
    const rows = Object.values(found).reduce((sum, table) => sum + table.rows, 0);
    const checked = manifest ? `as they were at ${manifest.madeAt}` : 'not checked: there is no list beside the dump';
    say(`restored ${Object.keys(found).length} tables, ${rows} rows, ${checked}`);
    await migrate(db, openLog('silent'));
    // The queue and the live streams belong to another point in time; the sweep queues open work again from Postgres.
    await deleteKeys(config.REDIS_URL, config.REDIS_PREFIX);
  } catch (error) {
    await restorePreviousSchema(db);
    throw error;
  }
  await dropPreviousSchema(db);
  say('the schema is that of this version and the queue is empty: start api, worker and media');
}

async function undo(db: Database, config: Config, { say }: Terminal): Promise<void> {
  const began = await readUnfinishedRestore(db);
  if (!began) throw new OpsRefusal('There is nothing to undo: no restore was interrupted.');
  await deleteKeys(config.REDIS_URL, config.REDIS_PREFIX);
  await restorePreviousSchema(db);
  say(
    `the data from before the restore that began ${began} is back, and the queue is empty: start api, worker and media`,
  );
}

function compare(expected: Contents, found: Contents): void {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  const wrong = [...names].filter(
    (name) => expected[name]?.rows !== found[name]?.rows || expected[name]?.checksum !== found[name]?.checksum,
  );
  if (wrong.length > 0)
    throw new OpsRefusal(`These tables are not as they were when the dump was made: ${wrong.join(', ')}`);
}
