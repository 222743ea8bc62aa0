import { rm, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '@app/core/config/config';
import { BACKUP_CONNECTION } from '@app/core/db/connected-processes';
import { listTables, readContents, withSnapshot } from '@app/core/db/contents';
import { openDatabase } from '@app/core/db/database';
import { explainUnfinishedRestore, readUnfinishedRestore } from '@app/core/db/replace-schema';
import { openLog } from '@app/core/log/log';
import { hashFile, keepDump, newDump, newestDumpAt, removeLeftovers, removeOldDumps } from '../backup-files.ts';
import { type OpsCommand, OpsRefusal, type Terminal, UsageError } from '../command.ts';
import { refuseWhileBackupsRun, runProgram } from '../postgres-programs.ts';

/** The privacy page promises that backups of cleared data are deleted after this many days. */
const KEEP_DAYS = 7;
const HOUR_MS = 3_600_000;
/** Retry delay after a failed backup. */
const RETRY_MS = 300_000;

export const backup: OpsCommand = {
  async run(parameters, environment, terminal) {
    const { positionals, values } = parseArgs({
      args: parameters,
      allowPositionals: true,
      options: { 'every-hours': { type: 'string' } },
    });
    const [folder] = positionals;
    const everyHours = Number(values['every-hours'] ?? 1);
    if (!folder || !(everyHours > 0)) throw new UsageError();
    const { DATABASE_URL: url } = readConfig(environment);
    if (values['every-hours'] !== undefined)
      return backUpRepeatedly(terminal, { folder, url, everyMs: everyHours * HOUR_MS });
    terminal.say(await backUp(folder, url));
    return true;
  },
};

async function backUp(folder: string, url: string): Promise<string> {
  const now = new Date();
  const dump = await newDump(folder, now);
  const part = `${dump}.part`;
  const db = openDatabase(url, 1, openLog('silent'), { kind: 'migrations', name: BACKUP_CONNECTION });
  try {
    const began = await readUnfinishedRestore(db);
    if (began) throw new OpsRefusal(`No backup is made now. ${explainUnfinishedRestore(began)}`);
    if ((await listTables(db)).length === 0)
      throw new OpsRefusal(
        'This database has no tables, so nothing was backed up. Is it the one DATABASE_URL should name?',
      );
    await refuseWhileBackupsRun(db);
    await removeLeftovers(folder);
    // Dump and manifest use the same snapshot, so concurrent writes do not make them differ.
    const tables = await withSnapshot(db, async (transaction, snapshot) => {
      const dumping = runProgram(
        'pg_dump',
        ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`, `--file=${part}`],
        url,
      );
      const [contents] = await Promise.all([readContents(transaction), dumping]);
      return contents;
    });
    await keepDump(part, dump, { madeAt: now.toISOString(), sha256: await hashFile(part), tables });
    const { size } = await stat(dump);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    const removed = await removeOldDumps(folder, KEEP_DAYS, now);
    return `wrote ${dump}: ${Object.keys(tables).length} tables, ${rows} rows, ${size} bytes; ${removed} old dumps removed`;
  } finally {
    await rm(part, { force: true });
    await db.destroy();
  }
}

/** Runs until the process ends. After a restart it waits until the next backup is due. */
async function backUpRepeatedly(
  { say, note }: Terminal,
  { folder, url, everyMs }: { folder: string; url: string; everyMs: number },
): Promise<never> {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
  for (;;) {
    const last = await newestDumpAt(folder);
    const dueIn = last ? last.getTime() + everyMs - Date.now() : 0;
    if (dueIn > 0) await delay(Math.min(dueIn, HOUR_MS));
    else
      await backUp(folder, url).then(say, async (error: unknown) => {
        note(`no backup was made: ${error instanceof Error ? error.message : String(error)}`);
        await delay(RETRY_MS);
      });
  }
}
