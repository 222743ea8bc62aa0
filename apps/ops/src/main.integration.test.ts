import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DATABASE_SERVER } from '@app/testkit/database';
import { expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('main.ts', import.meta.url));
const START = fileURLToPath(new URL('../../../scripts/run.cjs', import.meta.url));
const OLD_NODE = '/usr/bin/node';

type Said = { code: number; stdout: string; stderr: string };

async function run(program: string, parameters: string[], own: Record<string, string> = {}): Promise<Said> {
  return promisify(execFile)(program, parameters, { env: { PATH: process.env.PATH, ...own } }).then(
    (said) => ({ code: 0, ...said }),
    (error: unknown) => error as Said,
  );
}

test('the program lists its commands, and an unknown command exits with 1', async () => {
  const [help, unknown] = await Promise.all([run('node', [PROGRAM]), run('node', [PROGRAM, 'docter'])]);

  expect([help.code, unknown.code]).toEqual([0, 1]);
  expect(unknown.stdout).toBe(help.stdout);
  for (const name of ['doctor', 'smoke', 'switch', 'backup', 'restore', 'rotate-keys', 'rehearse-retention'])
    expect(help.stdout).toContain(`  ops ${name}`);
});

test('an unreachable store, wrong settings and wrong options print a message without a stack', async () => {
  const settings = {
    DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/none',
    REDIS_URL: 'redis://127.0.0.1:1',
    SERVER_KEYS: Buffer.alloc(32).toString('base64'),
  };
  const [away, redis, empty, missing, option] = await Promise.all([
    run('node', [PROGRAM, 'rotate-keys'], settings),
    run('node', [PROGRAM, 'clear-queue'], { ...settings, DATABASE_URL: DATABASE_SERVER }),
    run('node', [PROGRAM, 'switch'], { ...settings, DATABASE_URL: DATABASE_SERVER }),
    run('node', [PROGRAM, 'backup', '/tmp/none'], {}),
    run('node', [PROGRAM, 'doctor', '--quick'], settings),
  ]);

  expect([away.code, redis.code, empty.code, missing.code, option.code]).toEqual([1, 1, 1, 1, 1]);
  expect(empty.stderr).toMatch(
    /^relation "switches" does not exist: .* the migrations have not run \(ROLE=migrate\)\.\n$/,
  );
  expect(redis.stderr).toBe('Redis does not answer: start it, or correct REDIS_URL.\n');
  expect(away.stderr).toBe('Postgres at 127.0.0.1:1 does not answer: start it, or correct DATABASE_URL.\n');
  expect(missing.stderr).toMatch(/^These settings are wrong:\n {2}DATABASE_URL: is missing\n/);
  expect(option.stderr).toMatch(/'--quick'.*\nops doctor \[--no-calls\]\n$/);
});

test('an older Node prints the required version', async (context) => {
  const { stdout: version } = await run(OLD_NODE, ['--version']);
  context.skip(!version || version.startsWith('v24.'), 'no other Node is installed here');

  const { code, stderr } = await run(OLD_NODE, [START, '--env', 'scripts/start.ts']);

  expect(code).toBe(1);
  expect(stderr).toMatch(/^Node 24 is needed, and this is \d+\.\S+ \(/);
  expect(stderr).not.toMatch(/ERR_|at /);
});
