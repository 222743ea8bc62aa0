import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createDatabase, dropDatabase } from '@app/core/db/create-database';
import { freePort, waitUntilReady } from '@app/core/processes';
import { deleteKeys } from '@app/core/redis/delete-keys';
import { type Checkout, copyCheckout } from '@app/testkit/copy-checkout';
import { DATABASE_SERVER } from '@app/testkit/database';
import { sampleText } from '@app/testkit/sample-text';
import { sampleEvenly } from '@app/testkit/sampling';
import { simulatorProviders } from '@app/testkit/simulator/provider-settings';
import { type Simulator, startSimulator } from '@app/testkit/simulator/start-simulator';
import { openVisitor } from '@app/testkit/visitor';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { blocksUnder } from './docs/read-markdown.ts';

const redisUrl = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';
const name = `test_${randomBytes(6).toString('hex')}`;
const all = ['anthropic', 'deepseek', 'openai', 'perplexity'] as const;
type Provider = (typeof all)[number];
/** The last one has every provider; a spread of the list holds it and one with a single key. */
const cases = sampleEvenly([
  ...all.map((id) => ({ keys: id, providers: [id] })),
  { keys: 'all four', providers: all },
]).map((one, at) => ({ ...one, prefix: `${name.replace('_', '-')}-${at}` }));
/** A busy machine loads code slowly. */
const PATIENCE_MS = 90_000;
const [copyExample = '', build = '', start = ''] = commandsUnder('## Run it with keys');
let checkout: Checkout;
let simulator: Simulator;
let databaseUrl: string;
let running: ChildProcess | undefined;

beforeAll(async () => {
  [checkout, simulator, databaseUrl] = await Promise.all([
    copyCheckout(),
    startSimulator({ firstTokenMs: 0, chunkMs: 0 }),
    createDatabase(DATABASE_SERVER, name),
  ]);
  await run(build);
});

afterEach(async () => {
  if (running?.exitCode !== null || !running.pid) return;
  const ended = once(running, 'exit');
  // The shell, pnpm and the processes form one process group.
  process.kill(-running.pid, 'SIGKILL');
  await ended;
});

afterAll(async () => {
  await simulator.close();
  await checkout.remove();
  await dropDatabase(DATABASE_SERVER, name);
  for (const { prefix } of cases) await deleteKeys(redisUrl, prefix);
});

function commandsUnder(heading: string): string[] {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  return blocksUnder(readme, heading)[0]?.text.trim().split('\n') ?? [];
}

function type(command: string): ChildProcess {
  const { PATH, HOME } = process.env;
  // The copy shares its packages with this checkout, so pnpm must not install into them.
  const environment = { PATH, HOME, pnpm_config_verify_deps_before_run: 'false' };
  const cache = { NODE_COMPILE_CACHE: join(checkout.folder, 'compiled') };
  const options = { cwd: checkout.folder, env: { ...environment, ...cache }, detached: true };
  return spawn('bash', ['-c', command], { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
}

async function run(command: string): Promise<void> {
  const child = type(command);
  const [[code], errors] = await Promise.all([once(child, 'exit'), child.stderr && text(child.stderr)]);
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${errors}`);
}

/** Rejects with the reason that the command printed. */
async function endOf(child: ChildProcess): Promise<never> {
  const errors = child.stderr && text(child.stderr);
  await once(child, 'exit');
  throw new Error(`${start} ended: ${await errors}`);
}

/** Fills in the settings that the example leaves to the operator. */
function fillIn(settings: Record<string, string>): void {
  const file = join(checkout.folder, '.env');
  let lines = readFileSync(file, 'utf8');
  for (const [key, value] of Object.entries(settings)) {
    expect(lines).toMatch(new RegExp(`^${key}=`, 'm'));
    lines = lines.replace(new RegExp(`^${key}=.*$`, 'm'), `${key}=${value}`);
  }
  writeFileSync(file, lines);
}

/** The API key and, because the key is not real, the simulator's address. */
function providerLines(providers: readonly Provider[]): Record<string, string> {
  const own = simulatorProviders(simulator.url, 'not-a-real-key');
  const lines = providers.flatMap((id) => [
    [`${id.toUpperCase()}_API_KEY`, own[id].apiKey],
    [`${id.toUpperCase()}_BASE_URL`, own[id].baseUrl],
  ]);
  return Object.fromEntries(lines) as Record<string, string>;
}

test.for(cases)(
  'the README commands with the key of $keys start and finish an analysis',
  { timeout: 2 * PATIENCE_MS },
  async ({ providers, prefix }) => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;

    await run(copyExample);
    fillIn({
      ...providerLines(providers),
      SERVER_KEYS: randomBytes(32).toString('base64'),
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      REDIS_PREFIX: prefix,
      PORT: String(port),
      WORKER_HEALTH_PORT: String(await freePort()),
      INTERNAL_PORT: String(await freePort()),
    });
    running = type(start);
    await Promise.race([expectAnalyses(url, providers), endOf(running)]);
  },
);

async function expectAnalyses(url: string, providers: readonly Provider[]): Promise<void> {
  await waitUntilReady(`${url}/readyz`, PATIENCE_MS);
  const page = await fetch(url);
  expect(await page.text()).toContain('<title>AI Personality Analysis</title>');
  const visitor = openVisitor(() => [url]);
  for (const model of providers) {
    const { events } = await visitor.follow(await visitor.submit(sampleText(), { model }));
    expect(events.at(-1)).toMatchObject({ type: 'end' });
  }
  const status = (await (await visitor.request('/api/status')).json()) as { models: string[]; simulated: boolean };
  expect(status.models.toSorted()).toEqual(providers);
  expect(status.simulated).toBe(false);
}
