// A store in a temporary folder for as long as its parent lives: `postgres` or `redis`. A demo needs nothing installed
// as a service then, and leaves nothing behind.
import { startOwnPostgres } from './own-postgres.ts';
import { startOwnRedis } from './own-redis.ts';

const PARENT_CHECK_MS = 500;
const starts = { postgres: startOwnPostgres, redis: startOwnRedis };

const kind = process.argv[2] === 'redis' ? 'redis' : 'postgres';
const parent = process.ppid;
// Those who use it get the same Ctrl-C and still write; the parent ends it after them.
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
