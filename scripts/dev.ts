import { ensureDatabase } from '@app/core/db/create-database';
import { freePort, programs, SIMULATOR_READY, waitUntilReady } from '@app/core/processes';
import { openCommand } from './command.ts';

/** Everything for working on the product: simulator when no key is set, migrations, api, worker and page, all reloading. */
const server = 'postgres://postgres@127.0.0.1:5432/postgres';
const pagePort = process.env.PORT || '5000';
const apiPort = String(await freePort());
const providerKeys = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'DEEPSEEK_API_KEY', 'PERPLEXITY_API_KEY'];
const processes = openCommand('show');

async function simulator(): Promise<Record<string, string | undefined>> {
  if (providerKeys.some((key) => process.env[key]?.trim())) return {};
  const [, url] = await processes.startUntil('simulator', programs.simulator, SIMULATOR_READY);
  return { SIMULATOR_URL: url, ALLOW_SIMULATED_MODELS: 'true' };
}

const environment = {
  DATABASE_URL: process.env.DATABASE_URL || (await ensureDatabase(server, 'analysis_dev')),
  REDIS_URL: process.env.REDIS_URL || 'redis://127.0.0.1:6379',
  REDIS_PREFIX: 'analysis-dev',
  // Known to everyone: fit for a developer's own machine only.
  SERVER_KEYS: process.env.SERVER_KEYS || Buffer.alloc(32, 'development only').toString('base64'),
  PORT: apiPort,
  WORKER_HEALTH_PORT: String(await freePort()),
  INTERNAL_PORT: String(await freePort()),
  PUBLIC_URL: `http://127.0.0.1:${pagePort}`,
  ...(await simulator()),
};
await processes.run('migrate', programs.migrate, environment);
// Node and Vite take up changed files by themselves.
const reloading = ([node, file]: readonly string[]): string[] => [
  node ?? 'node',
  '--watch',
  '--watch-preserve-output',
  file ?? '',
];
processes.start('worker', reloading(programs.worker), environment);
processes.start('api', reloading(programs.api), environment);
await waitUntilReady(`http://127.0.0.1:${apiPort}/readyz`);
const vite = [
  'pnpm',
  '--filter',
  '@app/web',
  'exec',
  'vite',
  '--host',
  '127.0.0.1',
  '--port',
  pagePort,
  '--strictPort',
];
processes.start('page', vite, { API_URL: `http://127.0.0.1:${apiPort}` });
await waitUntilReady(`http://127.0.0.1:${pagePort}/`);
process.stdout.write(`ready http://127.0.0.1:${pagePort}\n`);
