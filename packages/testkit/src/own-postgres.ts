import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort, waitFor } from '@app/core/processes';
import { openDatabase, pingDatabase } from '@app/core/db/database';
import { openLog } from '@app/core/log/log';
import { endProcess, isRunning } from './end-process.ts';
import { childrenOf } from './process-tree.ts';

const run = promisify(execFile);

/** After a crash Postgres first replays its write-ahead log. */
const START_LIMIT_MS = 60_000;

export type OwnPostgres = {
  url: string;
  folder: string;
  pid(): number;
  /** Kills the server and all its processes at once, like a power failure. */
  kill(): Promise<void>;
  /** Starts it again on the same files; resolves when it answers. */
  start(): Promise<void>;
  isRunning(): boolean;
  /** Sends SIGSTOP to every process of it: connections stay open and nothing answers. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  /** Dumps one of its databases into a file, as a backup would. */
  dump(databaseUrl: string, file: string): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  root?: string;
  detached?: boolean;
  settings?: Record<string, string>;
  environment?: Record<string, string>;
  /** Starts as a standby that replicates this server. */
  copyOf?: Pick<OwnPostgres, 'url'>;
};

/**
 * A Postgres server for one test, below `root`, so that its data folder can be searched. Postgres refuses to run as
 * root. `detached` shields it from a Ctrl-C meant for the processes that use it.
 */
export async function startOwnPostgres(options: Options = {}): Promise<OwnPostgres> {
  const { root = tmpdir(), detached = false, settings: own = {}, environment = {}, copyOf } = options;
  const folder = await mkdtemp(join(root, 'own-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const bin = await findPrograms();
  const { uid, gid } = await serverUser();
  await chown(folder, uid, gid);
  await chmod(folder, 0o700);
  if (copyOf) {
    const copy = ['-D', data, '-d', copyOf.url, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'];
    await run(join(bin, 'pg_basebackup'), copy, { uid, gid });
  } else {
    await run(join(bin, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync'], { uid, gid });
  }
  // The log is written into the data folder, so that it is searched too.
  const settings = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'logging_collector=on'];
  settings.push(...Object.entries(own).flatMap(([name, value]) => ['-c', `${name}=${value}`]));
  const env = { ...process.env, ...environment };
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const db = openDatabase(url, 1, openLog('silent'));
    const attempt = async (): Promise<void> => {
      // Postgres refuses to start while a process of the previous server still runs.
      if (!isRunning(child))
        child = spawn(join(bin, 'postgres'), settings, { uid, gid, env, stdio: 'ignore', detached });
      await pingDatabase(db);
    };
    try {
      await waitFor('postgres', attempt, START_LIMIT_MS);
    } finally {
      await db.destroy();
    }
  }

  /** Signals the server first: while it is stopped it starts no further processes. */
  function signalAll(signal: NodeJS.Signals): void {
    child?.kill(signal);
    for (const pid of childrenOf(child?.pid ?? 0)) signalIfThere(pid, signal);
  }

  await start();
  return {
    url,
    folder: data,
    pid: () => child?.pid ?? 0,
    isRunning: () => isRunning(child),
    start,
    freeze: async () => signalAll('SIGSTOP'),
    thaw: async () => signalAll('SIGCONT'),
    async kill() {
      const family = childrenOf(child?.pid ?? 0);
      await endProcess(child, 'SIGKILL');
      for (const pid of family) signalIfThere(pid, 'SIGKILL');
    },
    async dump(databaseUrl, file) {
      await run(join(bin, 'pg_dump'), ['--dbname', databaseUrl, '--file', file]);
    },
    async stop() {
      signalAll('SIGCONT');
      await endProcess(child, 'SIGINT');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Each child has its own process group, so a signal to the server's group would miss it. */
function signalIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // it ended with its server
  }
}

/** Debian installs the programs outside PATH, in one folder per version. */
export async function findPrograms(): Promise<string> {
  const root = '/usr/lib/postgresql';
  const versions = await readdir(root).catch(() => []);
  const newest = versions.toSorted((left, right) => Number(left) - Number(right)).at(-1);
  return newest ? join(root, newest, 'bin') : '';
}

/** Neither Postgres nor PgBouncer runs as root. */
export async function serverUser(): Promise<{ uid: number; gid: number }> {
  const { uid, gid } = userInfo();
  if (uid !== 0) return { uid, gid };
  const id = async (flag: string): Promise<number> => Number((await run('id', [flag, 'postgres'])).stdout);
  return { uid: await id('-u'), gid: await id('-g') };
}
