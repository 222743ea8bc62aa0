import { parseArgs } from 'node:util';
import { type Config, readConfig } from '@app/core/config/config';
import { listConnectedKeyMarks } from '@app/core/db/connected-processes';
import { type Contents, listTables, readContents } from '@app/core/db/contents';
import { type Database, openDatabase } from '@app/core/db/database';
import { migrate } from '@app/core/db/migrate';
import { dropSchemaAside, putSchemaAside, takeSchemaBack } from '@app/core/db/replace-schema';
import { openLog } from '@app/core/log/log';
import { deleteKeys } from '@app/core/redis/delete-keys';
import { findDump, readManifest } from '../backup-files.ts';
import { type OpsCommand, OpsRefusal, UsageError } from '../command.ts';
import { runProgram } from '../postgres-programs.ts';

export const restore: OpsCommand = {
  async run(parameters, environment, { say }) {
    const { positionals, values } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: { replace: { type: 'boolean' } },
    });
    const dump = positionals[0] && (await findDump(positionals[0]));
    if (!dump) throw new UsageError(`There is no dump at ${positionals[0] ?? 'no path'}.`);
    const config = readConfig(environment);
    const db = openDatabase(config.DATABASE_URL, 1, openLog('silent'), { kind: 'migrations', name: 'ops' });
    try {
      for await (const line of restoreInto(db, config, { dump, isReplacing: values.replace ?? false })) say(line);
    } finally {
      await db.destroy();
    }
    return true;
  },
};

async function* restoreInto(
  db: Database,
  config: Config,
  { dump, isReplacing }: { dump: string; isReplacing: boolean },
): AsyncGenerator<string> {
  const running = await listConnectedKeyMarks(db);
  if (running.length > 0)
    throw new OpsRefusal(`${running.length} processes use this database: stop api, worker and media first.`);
  const present = await listTables(db);
  if (present.length > 0 && !isReplacing)
    throw new OpsRefusal(
      `This database is not empty (${present.length} tables). With --replace what is in it is lost.`,
    );
  const manifest = await readManifest(dump);

  if (present.length > 0) await putSchemaAside(db);
  try {
    const parameters = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];
    await runProgram(
      'pg_restore',
      [...parameters, '--dbname', databaseOf(config.DATABASE_URL), dump],
      config.DATABASE_URL,
    );
    const found = await db.transaction().execute(readContents);
    if (manifest) compare(manifest.tables, found);
    const rows = Object.values(found).reduce((sum, table) => sum + table.rows, 0);
    const checked = manifest ? `as they were at ${manifest.madeAt}` : 'not checked: there is no list beside the dump';
    yield `restored ${Object.keys(found).length} tables, ${rows} rows, ${checked}`;
  } catch (error) {
    if (present.length > 0) await takeSchemaBack(db);
    throw error;
  }
  await dropSchemaAside(db);
  await migrate(db, openLog('silent'));
  // The queue and the live streams belong to another point in time; the sweep queues open work again from Postgres.
  await deleteKeys(config.REDIS_URL, config.REDIS_PREFIX);
  yield 'the schema is that of this version and the queue is empty: start api, worker and media';
}

const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

function compare(expected: Contents, found: Contents): void {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  const wrong = [...names].filter(
    (name) => expected[name]?.rows !== found[name]?.rows || expected[name]?.checksum !== found[name]?.checksum,
  );
  if (wrong.length > 0)
    throw new OpsRefusal(`These tables are not as they were when the dump was made: ${wrong.join(', ')}`);
}
