import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Far above what is allowed, so that a slow run is still told step by step. */
const GIVE_UP_MS = 400_000;

type Start = { clone: string; folder: string; port: number; onStep: (name: string) => void };

/** Runs the command of the README in a clone, with stores of its own, until it says that it is ready. */
export async function startQuickstart({
  clone,
  folder,
  port,
  onStep,
}: Start): Promise<{ url: string; stop: () => Promise<void> }> {
  const child = spawn('bash', ['quickstart'], {
    cwd: clone,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      // Proxies, registries and certificates of this machine stay.
      ...process.env,
      // No Node 24 here and nothing in a cache: the machine of somebody else.
      PATH: '/usr/local/bin:/usr/bin:/bin',
      XDG_CACHE_HOME: join(folder, 'cache'),
      XDG_DATA_HOME: join(folder, 'data'),
      npm_config_cache: join(folder, 'npm'),
      DATABASE_URL: '',
      REDIS_URL: '',
      NO_OPEN: '1',
      DEMO_STORES: 'own',
      PORT: String(port),
    },
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  let doing = 'started';
  for await (const line of createInterface({ input: child.stdout, signal: AbortSignal.timeout(GIVE_UP_MS) })) {
    const [, words = ''] = /^\s*\d+ s {2}(.+)$/.exec(line) ?? [];
    const [, url] = /^ready: (\S+)$/.exec(words) ?? [];
    if (words) {
      onStep(doing);
      doing = words;
    }
    if (url) return { url, stop };
  }
  child.kill('SIGTERM');
  throw new Error('the quick start ended before it was ready');
}
