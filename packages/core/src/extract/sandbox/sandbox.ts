import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { access, mkdir, mkdtemp, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { rethrowAsConfigError } from '../../config/rethrow-as-config-error.ts';
import { ConfigError } from '../../config/config.ts';
import { makeFolder } from '../../config/make-folder.ts';
import type { Log } from '../../log/log.ts';
import type { Metrics } from '../../metrics/metrics.ts';
import type { Trace } from '../../trace/trace.ts';
import { BUBBLEWRAP, type CodeCache, confine, type Confinement, type Isolation } from './confine.ts';
import { defaultLimits } from './limits.ts';
import { nativePrograms, parsers, toCommand } from './programs.ts';
import { removeFolder } from './remove-folder.ts';
import { makeSeccompFilter } from './seccomp.ts';

/** How parsers are isolated on this machine; decided once at startup. */
export type Sandbox = {
  /** Holds one folder per job, readable by this account only. */
  workRoot: string;
  /** With `limits-only` a parser has limits but can see the host's files and network. */
  isolation: Isolation;
  codeCache?: CodeCache;
  /** The path of the seccomp filter for bubblewrap. */
  filter?: string;
  /** Receives metrics and traces of the children. */
  telemetry?: Telemetry | undefined;
};

type Telemetry = { metrics: Metrics; trace: Trace };

export const FOLDER_PREFIX = 'job-';
/** Longer than any job takes. */
const ABANDONED_MS = 600_000;
const TRIAL_MS = 10_000;

/** Tests the namespaces once at startup, so that no job discovers their absence. */
export async function openSandbox(
  settings: { workFolder: string; isRequired?: boolean },
  log: Log,
  telemetry?: Telemetry,
): Promise<Sandbox> {
  telemetry?.metrics.allowLabelValues('program', [...Object.keys(nativePrograms), ...parsers]);
  const workRoot = resolve(settings.workFolder);
  makeFolder('WORK_FOLDER', workRoot);
  await removeAbandoned({ workRoot });
  await warnOfMissing(log);
  const filter = await writeFilter(workRoot).catch(rethrowAsConfigError('WORK_FOLDER'));
  if (await canUnshare(workRoot, filter)) {
    return { workRoot, isolation: 'bubblewrap', filter, codeCache: await fillCodeCache(workRoot, filter), telemetry };
  }
  const reason = await explainMissing();
  if (settings.isRequired) throw new ConfigError(`SANDBOX=required, but ${reason}`);
  log.warn({}, `parsers run without namespaces: only limits hold them; ${reason}`);
  return { workRoot, isolation: 'limits-only', telemetry };
}

/** Explains why namespaces are unavailable, and the next step. */
async function explainMissing(): Promise<string> {
  const isInstalled = await access(BUBBLEWRAP).then(
    () => true,
    () => false,
  );
  if (!isInstalled) return 'bubblewrap is not installed: sudo apt-get install bubblewrap';
  return 'namespaces are refused here: see docs/deploy.md, "The sandbox"';
}

/** Removes unencrypted work folders left by a process that was killed during a job. */
export async function removeAbandoned({ workRoot }: Pick<Sandbox, 'workRoot'>): Promise<void> {
  const names = (await readdir(workRoot)).filter((name) => name.startsWith(FOLDER_PREFIX));
  if (names.length === 0) return;
  const now = await readClock(workRoot);
  for (const folder of names.map((name) => join(workRoot, name))) {
    const facts = await stat(folder).catch(() => undefined);
    const isAbandoned = facts !== undefined && now - facts.mtimeMs > ABANDONED_MS;
    if (isAbandoned) await removeFolder(folder);
  }
}

/** Reads the clock that sets folder times: another process may run with a wrong clock. */
async function readClock(workRoot: string): Promise<number> {
  const hand = await mkdtemp(join(workRoot, FOLDER_PREFIX));
  const { mtimeMs } = await stat(hand);
  await removeFolder(hand);
  return mtimeMs;
}

/**
 * Writes to a temporary file first: another process with the same folder may be reading the filter. Its name is random,
 * because processes of two containers can have the same id.
 */
async function writeFilter(workRoot: string): Promise<string> {
  const filter = join(workRoot, 'seccomp.bpf');
  const unfinished = `${filter}.${randomUUID()}`;
  await writeFile(unfinished, makeSeccompFilter(), { mode: 0o400 });
  await rename(unfinished, filter);
  return filter;
}

async function canUnshare(workRoot: string, filter: string): Promise<boolean> {
  const folder = await mkdtemp(join(workRoot, FOLDER_PREFIX));
  try {
    await tryCommand(['/usr/bin/touch', 'written'], { runtime: 'native', folder, filter });
    await access(join(folder, 'written'));
    return true;
  } catch {
    return false;
  } finally {
    await removeFolder(folder);
  }
}

/** Starts every parser on a missing file, which is enough to compile its code into the cache. */
async function fillCodeCache(workRoot: string, filter: string): Promise<CodeCache> {
  const cache = join(workRoot, 'code');
  const folder = await mkdtemp(join(workRoot, FOLDER_PREFIX));
  await mkdir(cache, { recursive: true, mode: 0o700 });
  for (const parser of parsers) {
    const { argv, runtime } = toCommand({ parser }, ['nothing', '0'], 'bubblewrap');
    const codeCache: CodeCache = { folder: cache, access: 'write' };
    await tryCommand(argv, { runtime, folder, codeCache, filter }).catch(() => undefined);
  }
  await removeFolder(folder);
  return { folder: cache, access: 'read' };
}

async function tryCommand(
  argv: string[],
  confinement: Pick<Confinement, 'runtime' | 'folder' | 'codeCache' | 'filter'>,
): Promise<void> {
  const [program = '', ...parameters] = confine(argv, {
    ...confinement,
    isolation: 'bubblewrap',
    limits: defaultLimits,
  });
  await promisify(execFile)(program, parameters, { env: {}, timeout: TRIAL_MS, killSignal: 'SIGKILL' });
}

async function warnOfMissing(log: Log): Promise<void> {
  for (const [name, path] of Object.entries(nativePrograms)) {
    await access(path).catch(() => log.warn({ code: name }, 'a program that reads files is not installed'));
  }
}
