// Builds the image as the Dockerfile says and runs each role as the image would, on this machine and without Docker:
// a read-only room of bubblewrap, the image's user, command and settings. Then one text is analysed, one document read
// and one report downloaded. With `--keep` the folder stays.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, dropDatabase } from '@app/core/db/create-database';
import { freePort, openProcesses, programs, SIMULATOR_READY, waitFor } from '@app/core/processes';
import { deleteKeys } from '@app/core/redis/delete-keys';
import { listContext } from './deploy/build-context.ts';
import { buildImage } from './deploy/build-image.ts';
import { readDockerfile } from './deploy/dockerfile.ts';
import { openImage } from './deploy/image-run.ts';
import { visit } from './deploy/visit.ts';

/** A machine that has just installed and built everything is still busy. */
const READY_LIMIT_MS = 180_000;
const server = process.env.DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
const redisUrl = process.env.REDIS_URL || 'redis://127.0.0.1:6379';
const run = randomBytes(4).toString('hex');
const [databaseName, prefix] = [`try_image_${run}`, `try-image-${run}`];
const folder = mkdtempSync(join(tmpdir(), 'try-image-'));
const storage = join(folder, 'storage');
const dockerfile = readFileSync('Dockerfile', 'utf8');
const outside = openProcesses({ environment: process.env, output: 'drop' });

try {
  chmodSync(folder, 0o755);
  mkdirSync(storage);
  chmodSync(storage, 0o777);
  const contextFiles = listContext(readFileSync('.dockerignore', 'utf8'));
  console.log(`context: ${contextFiles.length} files`);
  const app = await buildImage({ dockerfile, context: process.cwd(), contextFiles, folder });
  await tryRoles(app);
  console.log('the image works');
} finally {
  await outside.stop();
  await dropDatabase(server, databaseName);
  await deleteKeys(redisUrl, prefix);
  if (process.argv.includes('--keep')) console.log(folder);
  else rmSync(folder, { recursive: true, force: true });
}

async function tryRoles(app: string): Promise<void> {
  const stage = readDockerfile(dockerfile).at(-1);
  if (!stage) throw new Error('The Dockerfile has no stage.');
  const [, simulatorUrl = ''] = await outside.startUntil('simulator', programs.simulator, SIMULATOR_READY);
  const [port, workerPort, mediaPort] = await Promise.all([freePort(), freePort(), freePort()]);
  const image = openImage(stage, {
    app,
    shared: { '/tmp/storage': storage },
    log: openSync(join(folder, 'roles.log'), 'a'),
    environment: {
      DATABASE_URL: await createDatabase(server, databaseName),
      REDIS_URL: redisUrl,
      REDIS_PREFIX: prefix,
      SERVER_KEYS: randomBytes(32).toString('base64'),
      STORAGE_FOLDER: '/tmp/storage',
      SIMULATOR_URL: simulatorUrl,
      ALLOW_SIMULATED_MODELS: 'true',
      PORT: String(port),
      WORKER_GRACE_MS: '10000',
    },
  });
  const migrated = await once(image.start({ ROLE: 'migrate' }), 'exit');
  if (migrated[0] !== 0) throw new Error('migrate failed');
  const roles = [
    { ROLE: 'worker', WORKER_HEALTH_PORT: String(workerPort) },
    { ROLE: 'media', WORKER_HEALTH_PORT: String(mediaPort), SANDBOX: 'required' },
    { ROLE: 'api', WORKER_HEALTH_PORT: '0' },
  ];
  const running = roles.map((role) => ({ role, process: image.start(role) }));
  try {
    const url = `http://127.0.0.1:${port}`;
    for (const role of roles) await waitFor(`health of ${role.ROLE}`, () => image.checkHealth(role), READY_LIMIT_MS);
    console.log('migrate, worker, media and api are ready, and their health checks say so');
    for (const fact of await visit(url)) console.log(fact);
  } catch (error) {
    console.error(readFileSync(join(folder, 'roles.log'), 'utf8').slice(-4_000));
    throw error;
  } finally {
    for (const { role, process: child } of running) console.log(`${role.ROLE}: ${await image.stop(child)}`);
  }
}
