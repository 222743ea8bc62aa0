import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, waitFor } from '@app/core/processes';
import { openDatabase, pingDatabase } from '@app/core/db/database';
import { openLog } from '@app/core/log/log';

const run = promisify(execFile);

export type OwnPostgres = { url: string; folder: string; stop(): Promise<void> };

/** A Postgres of the test's own, so that its data folder can be searched. The server refuses to run as root. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'own-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const bin = await findPrograms();
  const { uid, gid } = await serverUser();
  await chown(folder, uid, gid);
  await chmod(folder, 0o700);
  await run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'], { uid, gid });
  // Its log stands in the data folder, so that it is searched too.
  const settings = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'logging_collector=on'];
  const child = spawn(join(bin, 'postgres'), settings, { uid, gid, stdio: 'ignore' });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const db = openDatabase(url, 1, openLog('silent'));
  await waitFor('postgres', () => pingDatabase(db));
  await db.destroy();
  return {
    url,
    folder: data,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function findPrograms(): Promise<string> {
  const root = '/usr/lib/postgresql';
  const versions = await readdir(root);
  return join(root, versions.toSorted().at(-1) ?? '', 'bin');
}

async function serverUser(): Promise<{ uid: number; gid: number }> {
  const { uid, gid } = userInfo();
  if (uid !== 0) return { uid, gid };
  const id = async (flag: string): Promise<number> => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}
