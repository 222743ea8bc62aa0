import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { createDatabase, dropDatabase } from '@app/core/db/create-database';
import { freePort, programs, SIMULATOR_READY, waitUntilReady } from '@app/core/processes';
import { deleteKeys } from '@app/core/redis/delete-keys';
import { openCommand } from './command.ts';
import { holdAdvisoryLock } from '@app/core/db/advisory-lock';
import { openStores, type DemoStores } from './demo/stores.ts';

/** The production layout with simulated models: the api serves the built page, and a separate worker runs. */
const USUAL_PORT = 5000;
/** A machine that has just installed everything is still busy. */
const READY_LIMIT_MS = 120_000;
const asked = Number(process.env.PORT);
const port = asked || ((await isFree(USUAL_PORT)) ? USUAL_PORT : await freePort());
if (asked && !(await isFree(asked))) refuse(`Port ${asked} is in use, perhaps by another demo.`);
const name = `analysis_demo_${port}`;
const prefix = `analysis-demo-${port}`;

const stores = await openStores({
  postgres: process.env.DATABASE_URL,
  redis: process.env.REDIS_URL,
  own: process.env.DEMO_STORES === 'own',
}).catch((error: unknown) => refuse(error instanceof Error ? error.message : String(error)));
// The port is bound only at the end. Until then this lock shows that another demo is starting and which names it owns.
const hold = await holdAdvisoryLock(stores.postgres.url, name);
if (!hold) {
  await stores.stop();
  refuse(`A demo for port ${port} is running already.`);
}
const processes = openCommand(process.env.DEMO_LOG === 'true' ? 'show' : 'drop', {
  afterStop: () => leaveNothing(stores),
});

await processes.run('page', 'pnpm --silent --filter @app/web exec vite build --logLevel warn'.split(' '));
await deleteKeys(stores.redis.url, prefix);
const [, simulatorUrl] = await processes.startUntil('simulator', programs.simulator, SIMULATOR_READY);
const [, mailUrl = ''] = await processes.startUntil('mail sink', programs.mailSink, /mail sink ready (\S+)/);
const environment = {
  DATABASE_URL: await createDatabase(stores.postgres.url, name),
  REDIS_URL: stores.redis.url,
  REDIS_PREFIX: prefix,
  SERVER_KEYS: randomBytes(32).toString('base64'),
  PORT: String(port),
  WORKER_HEALTH_PORT: String(await freePort()),
  INTERNAL_PORT: String(await freePort()),
  WEB_ROOT: 'apps/web/dist',
  SIMULATOR_URL: simulatorUrl,
  ALLOW_SIMULATED_MODELS: 'true',
};
await processes.run('migrations', programs.migrate, environment);
processes.start('worker', programs.worker, {
  ...environment,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  SMTP_URL: mailUrl,
  MAIL_FROM: 'demo@analysis.example',
});
processes.start('api', programs.api, environment);
await waitUntilReady(`http://127.0.0.1:${environment.WORKER_HEALTH_PORT}/readyz`, READY_LIMIT_MS);
await waitUntilReady(`http://127.0.0.1:${port}/readyz`, READY_LIMIT_MS);
process.stdout.write(`ready http://127.0.0.1:${port}\n`);

async function leaveNothing({ postgres, redis, stop }: DemoStores): Promise<void> {
  await Promise.allSettled([
    postgres.isOwn || dropDatabase(postgres.url, name),
    redis.isOwn || deleteKeys(redis.url, prefix),
  ]);
  await hold?.release();
  await stop();
}

/** On a Mac another program often uses this port. */
function isFree(candidate: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(candidate, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function refuse(reason: string): never {
  process.stderr.write(`${reason} Nothing was changed. PORT=... chooses another port.\n`);
  process.exit(1);
}
