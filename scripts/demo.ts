import { randomBytes } from 'node:crypto';
import { createDatabase, dropDatabase } from '@app/core/db/create-database';
import { freePort, programs, SIMULATOR_READY, waitUntilReady } from '@app/core/processes';
import { deleteKeys } from '@app/core/redis/delete-keys';
import { openCommand } from './command.ts';

/** The production shape with simulated models: the built page served by the api, a worker of its own. */
const port = Number(process.env.PORT || 5000);
const server = process.env.DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
const redisUrl = process.env.REDIS_URL || 'redis://127.0.0.1:6379';
const name = `analysis_demo_${port}`;
const prefix = `analysis-demo-${port}`;
const processes = openCommand(process.env.DEMO_LOG === 'true' ? 'show' : 'drop', () =>
  Promise.allSettled([dropDatabase(server, name), deleteKeys(redisUrl, prefix)]),
);

await processes.run('page', ['pnpm', '--silent', 'build']);
await deleteKeys(redisUrl, prefix);
const [, simulatorUrl] = await processes.startUntil('simulator', programs.simulator, SIMULATOR_READY);
const environment = {
  DATABASE_URL: await createDatabase(server, name),
  REDIS_URL: redisUrl,
  REDIS_PREFIX: prefix,
  SERVER_KEYS: randomBytes(32).toString('base64'),
  PORT: String(port),
  WORKER_HEALTH_PORT: String(await freePort()),
  WEB_ROOT: 'apps/web/dist',
  SIMULATOR_URL: simulatorUrl,
  ALLOW_SIMULATED_MODELS: 'true',
};
await processes.run('migrations', programs.migrate, environment);
processes.start('worker', programs.worker, environment);
processes.start('api', programs.api, environment);
await waitUntilReady(`http://127.0.0.1:${environment.WORKER_HEALTH_PORT}/readyz`);
await waitUntilReady(`http://127.0.0.1:${port}/readyz`);
process.stdout.write(`ready http://127.0.0.1:${port}\n`);
