import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deleteKeys } from '@app/core/redis/delete-keys';
import { type Checkout, copyCheckout } from '@app/testkit/copy-checkout';
import { makeDatabase, type TestDatabase } from '@app/testkit/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operatorDocuments, type ShellBlock, shellBlocks } from './operator-blocks.ts';
import { blocksUnder } from './read-markdown.ts';

const redisUrl = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';
const prefix = `test-${randomBytes(6).toString('hex')}`;
const blocks = operatorDocuments.flatMap((path) => shellBlocks(path, readFileSync(path, 'utf8')));
/** Blocks that start the whole product: other tests read them from the document and run them. */
const elsewhere = new Map([
  ['## Try it, without keys', 'scripts/quickstart/start-quickstart.ts'],
  ['## Run it with keys', 'scripts/run-with-keys.long.test.ts'],
]);
const LIMIT_MS = 120_000;
let checkout: Checkout;
let database: TestDatabase;

beforeAll(async () => {
  [checkout, database] = await Promise.all([copyCheckout(), makeDatabase()]);
  // As in the README: the example file with the operator's own values filled in.
  const example = await readFile(join(checkout.folder, '.env.example'), 'utf8');
  const own: Record<string, string> = {
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: prefix,
    SERVER_KEYS: randomBytes(32).toString('base64'),
    STORAGE_FOLDER: join(checkout.folder, 'files'),
  };
  const filled = example.replaceAll(/^([A-Z0-9_]+)=.*$/gm, (line, name: string) =>
    own[name] ? `${name}=${own[name]}` : line,
  );
  await writeFile(join(checkout.folder, '.env'), filled);
  await database.db.destroy();
});

afterAll(async () => {
  await checkout.remove();
  await database.drop();
  await deleteKeys(redisUrl, prefix);
});

function isElsewhere({ path, text }: ShellBlock): boolean {
  if (path !== 'README.md') return false;
  const readme = readFileSync(path, 'utf8');
  return [...elsewhere.keys()].some((heading) => blocksUnder(readme, heading).some((block) => block.text === text));
}

/** Runs in the copy, in a new shell each time; the document's first block defines `ops`. */
async function type(text: string, folder: string): Promise<string> {
  const { PATH, HOME } = process.env;
  const definition = blocks.find((block) => block.text.startsWith('ops() { pnpm'))?.text ?? 'exit 9';
  const commands = `${definition}\n${text.replaceAll('/tmp/backups', folder)}`;
  const environment = { PATH, HOME, pnpm_config_verify_deps_before_run: 'false' };
  const said = await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: checkout.folder,
    env: { ...environment, NODE_COMPILE_CACHE: join(checkout.folder, 'compiled') },
    timeout: LIMIT_MS,
  }).catch((error: unknown) => {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${text}\n${stdout}\n${stderr}`, { cause: error });
  });
  return said.stdout;
}

test('every block is run here or by another test, or says what it needs', () => {
  const marked = blocks.filter(({ needs }) => needs);
  const unmarked = blocks.filter(({ info, needs }) => info !== 'sh' && !needs);

  process.stdout.write(
    `documents: ${blocks.length} blocks, ${blocks.length - marked.length} run, ${marked.length} marked with what they need\n`,
  );
  expect(unmarked).toEqual([]);
  expect(blocks.filter(isElsewhere)).toHaveLength(elsewhere.size);
  for (const [heading, file] of elsewhere) expect(readFileSync(file, 'utf8')).toContain(heading);
});

test('the documented commands work in the order of the page', { timeout: 400_000 }, async () => {
  const folder = join(checkout.folder, 'backups');
  const here = blocks.filter((block) => !block.needs && !isElsewhere(block));
  const before = await readFile(join(checkout.folder, '.env'), 'utf8');

  const said: string[] = [];
  for (const block of here) said.push(await type(block.text, folder));
  const after = await readFile(join(checkout.folder, '.env'), 'utf8');

  const keyOf = (text: string): string => /^SERVER_KEYS=(.*)$/m.exec(text)?.[1] ?? '';
  expect(said.length).toBeGreaterThanOrEqual(12);
  expect(keyOf(after)).toMatch(/^[A-Za-z0-9+/]{43}=$/);
  expect(keyOf(after)).not.toBe(keyOf(before));
  expect(said.join('\n')).toMatch(/restored \d+ tables, \d+ rows, as they were at /);
  await rm(folder, { recursive: true });
});
