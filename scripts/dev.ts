import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase } from '@app/core/db/create-database';
import { explainDatabaseFault } from '@app/core/db/explain-fault';
import { freePort, programs, SIMULATOR_READY, waitUntilReady } from '@app/core/processes';
import { openCommand } from './command.ts';

/**
 * Starts everything for development: a simulator if no key is set, migrations, api, worker and page, all with reload.
 */
const server = 'postgres://postgres@127.0.0.1:5432/postgres';
const pagePort = process.env.PORT || '5000';
const apiPort = String(await freePort());
const providerKeys = ['OPENAI_API_KEY', 'ANTHROPIC_API_KEY', 'DEEPSEEK_API_KEY', 'PERPLEXITY_API_KEY'];
/** A busy machine loads code slowly. */
const READY_LIMIT_MS = 120_000;
const scratch = mkdtempSync(join(tmpdir(), 'analysis-dev-'));
const readyFile = join(scratch, 'ready');
const processes = openCommand('show', { afterStop: async () => rmSync(scratch, { recursive: true, force: true }) });

async function simulator(): Promise<Record<string, string | undefined>> {
  if (providerKeys.some((key) => process.env[key]?.trim())) return {};
  const [, url] = await processes.startUntil('simulator', programs.simulator, SIMULATOR_READY);
  return { SIMULATOR_URL: url, ALLOW_SIMULATED_MODELS: 'true' };
}

/** A local database without a password; if there is none, the developer must set DATABASE_URL. */
function developersDatabase(): Promise<string> {
  return ensureDatabase(server, 'analysis_dev').catch((error: unknown) => {
    const message = explainDatabaseFault(error, server);
    throw message ? new Error(`${message} Name yours: DATABASE_URL=postgres://… pnpm dev`, { cause: error }) : error;
  });
}

const environment = {
  DATABASE_URL: process.env.DATABASE_URL || (await developersDatabase()),
  REDIS_URL: process.env.REDIS_URL || 'redis://127.0.0.1:6379',
  REDIS_PREFIX: process.env.REDIS_PREFIX || 'analysis-dev',
  // A public key: only for a developer's own machine.
  SERVER_KEYS: process.env.SERVER_KEYS || Buffer.alloc(32, 'development only').toString('base64'),
  PORT: apiPort,
  WORKER_HEALTH_PORT: String(await freePort()),
  INTERNAL_PORT: String(await freePort()),
  DEV_READY_FILE: readyFile,
  // Vite serves the page, so nothing needs to be built.
  WEB_ROOT: '',
  PUBLIC_URL: `http://127.0.0.1:${pagePort}`,
  ...(await simulator()),
};
await processes.run('migrate', programs.migrate, environment);
// Node and Vite reload changed files themselves.
const WATCH = ['--watch', '--watch-preserve-output', '--import', './scripts/dev/end-watcher.ts'];
const reloading = ([node = 'node', file = '']: readonly string[]): string[] => [node, ...WATCH, file];
processes.start('worker', reloading(programs.worker), environment);
processes.start('api', reloading(programs.api), environment);
await waitUntilReady(`http://127.0.0.1:${environment.WORKER_HEALTH_PORT}/readyz`, READY_LIMIT_MS);
await waitUntilReady(`http://127.0.0.1:${apiPort}/readyz`, READY_LIMIT_MS);
const vite = `pnpm --filter @app/web exec vite --host 127.0.0.1 --port ${pagePort} --strictPort`;
processes.start('page', vite.split(' '), { API_URL: `http://127.0.0.1:${apiPort}` });
await waitUntilReady(`http://127.0.0.1:${pagePort}/`, READY_LIMIT_MS);
writeFileSync(readyFile, '');
process.stdout.write(`ready http://127.0.0.1:${pagePort}\n`);
