import { spawn } from 'node:child_process';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '@app/core/processes';
import { endProcess } from '@app/testkit/end-process';
import { serverUser } from '@app/testkit/own-postgres';

/** A PgBouncer in front of a Postgres, with the settings from docs/deploy.md. It refuses to run as root. */
export async function startOwnPgBouncer(postgresPort: number): Promise<{ port: number; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'own-pgbouncer-'));
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  const users = join(folder, 'users.txt');
  await writeFile(users, '"postgres" ""\n');
  await writeFile(
    settings,
    `[databases]
* = host=127.0.0.1 port=${postgresPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout,extra_float_digits
`,
  );
  const user = await serverUser();
  for (const file of [folder, settings, users]) await chown(file, user.uid, user.gid);
  const child = spawn('/usr/sbin/pgbouncer', ['-q', settings], { ...user, stdio: 'ignore' });
  await delay(500);
  return {
    port,
    async stop() {
      await endProcess(child, 'SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
