import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { BACKUP_CONNECTION, countBackupConnections } from '@app/core/db/connected-processes';
import type { Database } from '@app/core/db/database';
import { OpsRefusal } from './command.ts';
import { pollUntil } from './connected-processes.ts';

/** Connection URL options that the Postgres programs read from the environment. */
const options: Record<string, string> = {
  host: 'PGHOST',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
};

/**
 * Passes the connection as environment variables, because command line parameters would show the password to every user
 * of the machine.
 */
export function connectionEnvironment(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, searchParams } = new URL(databaseUrl);
  const own = Object.entries(options).flatMap(([name, variable]) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[variable, value]];
  });
  return {
    ...(hostname && { PGHOST: hostname.replaceAll(/[[\]]/g, '') }),
    ...(port && { PGPORT: port }),
    ...(username && { PGUSER: decodeURIComponent(username) }),
    ...(password && { PGPASSWORD: decodeURIComponent(password) }),
    PGDATABASE: databaseOf(databaseUrl),
    PGCONNECT_TIMEOUT: '10',
    PGAPPNAME: BACKUP_CONNECTION,
    ...(Object.fromEntries(own) as Record<string, string>),
  };
}

export const databaseOf = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));

/** A killed command leaves its pg_restore or pg_dump running, and two commands must not restore at the same time. */
export async function refuseWhileBackupsRun(db: Database): Promise<void> {
  const running = await pollUntil(
    () => countBackupConnections(db),
    (count) => count === 0,
  );
  if (running > 0) throw new OpsRefusal('Another backup or restore works on this database: wait until it has ended.');
}

/** Runs pg_dump or pg_restore. Any output on stderr counts as a failure and is reported. */
export async function runProgram(
  program: 'pg_dump' | 'pg_restore',
  parameters: string[],
  databaseUrl: string,
): Promise<void> {
  // oxlint-disable-next-line node/no-process-env -- the path where the program is found; nothing else is passed on
  const { PATH } = process.env;
  const child = spawn(program, parameters, {
    env: { PATH, ...connectionEnvironment(databaseUrl) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close').catch((error: unknown) => {
    if ((error as { code?: string }).code === 'ENOENT')
      throw new OpsRefusal(`${program} is not installed: it comes with PostgreSQL (postgresql-client on Debian).`);
    throw error;
  });
  const [complaints, [code]] = await Promise.all([text(child.stderr), ended as Promise<[number | null]>]);
  if (code !== 0 || complaints.trim()) throw new OpsRefusal(`${program} ended with ${code}:\n${complaints.trim()}`);
}
