import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { blocksUnder } from '../docs/read-markdown.ts';

/** Far above the limit, so that a slow run still reports its steps. */
const GIVE_UP_MS = 400_000;

type Start = { folder: string; port: number; onStep: (name: string) => void };

/** Runs the first commands of the README with their own stores until the demo is ready. */
export async function startQuickstart({
  folder,
  port,
  onStep,
}: Start): Promise<{ url: string; stop: () => Promise<void> }> {
  const [block] = blocksUnder(readFileSync('README.md', 'utf8'), '## Try it, without keys');
  const commands = block?.text.replace('<this repository>', `--quiet --depth 1 file://${process.cwd()}`) ?? 'exit 1';
  // Its own process group, because the shell that runs the block does not forward signals.
  const child = spawn('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      // Keeps this machine's proxies, registries and certificates.
      ...process.env,
      // No Node 24 and empty caches, as on a new machine.
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
    if (child.pid) process.kill(-child.pid, 'SIGTERM');
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
