// Runs `postgres` or `redis` in a temporary folder for as long as its parent runs, so that a demo needs no installed
// services and leaves nothing behind.
import { startOwnPostgres } from './own-postgres.ts';
import { startOwnRedis } from './own-redis.ts';

const PARENT_CHECK_MS = 500;
const starts = { postgres: startOwnPostgres, redis: startOwnRedis };

const kind = process.argv[2] === 'redis' ? 'redis' : 'postgres';
const parent = process.ppid;
// The processes that use the store get the same Ctrl-C and still write; the parent stops the store after them.
process.on('SIGINT', () => undefined);

process.once('uncaughtException', tell);

try {
  const store = await starts[kind]({ detached: true });
  const stop = (): void => void store.stop().finally(() => process.exit(0));
  process.once('SIGTERM', stop);
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, PARENT_CHECK_MS);
  process.stdout.write(`${kind} ready ${store.url}\n`);
} catch (error) {
  tell(error);
}

function tell(error: unknown): void {
  const { code, message } = error as NodeJS.ErrnoException;
  process.stderr.write(`${kind} did not start: ${code === 'ENOENT' ? 'it is not installed' : message}\n`);
  process.exit(1);
}
