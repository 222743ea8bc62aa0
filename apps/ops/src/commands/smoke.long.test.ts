import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { frameworks } from '@app/frameworks/index';
import { ProviderId } from '@app/contract/models';
import { runOps } from '@app/testkit/run-ops';
import { quickPace } from '@app/testkit/simulator/pace';
import { simulatorProviders } from '@app/testkit/simulator/provider-settings';
import { type Simulator, startSimulator } from '@app/testkit/simulator/start-simulator';
import { COMPILED } from '@app/testkit/compiled';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smoke } from './smoke.ts';
import { keyCheckCall } from '../smoke/key-check-call.ts';

const PROGRAM = fileURLToPath(new URL('../main.ts', import.meta.url));
let simulator: Simulator;

beforeAll(async () => {
  simulator = await startSimulator(quickPace);
});

afterAll(() => simulator.close());

/** Settings of `.env.example` that are empty there. */
const empty = { SERVER_KEYS: '', ANTHROPIC_BASE_URL: '', OPENAI_MODEL: '' };

async function run(own: Record<string, string>, ...options: string[]): Promise<{ isWell: boolean; out: string }> {
  const { isWell, out } = await runOps(smoke, options, { ...empty, ...own });
  return { isWell, out: `${out.join('\n')}\n` };
}

/** As a process of its own. */
async function start(own: Record<string, string>): Promise<{ code: number; out: string }> {
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, ...empty, ...own };
  return promisify(execFile)('node', [PROGRAM, 'smoke'], { env }).then(
    ({ stdout }) => ({ code: 0, out: stdout }),
    (error: unknown) => {
      const { code, stdout } = error as { code: number; stdout: string };
      return { code, out: stdout };
    },
  );
}

const openai = (key: string): Record<string, string> => ({
  OPENAI_API_KEY: key,
  OPENAI_BASE_URL: `${simulator.url}/openai/v1`,
});
const deepseek = { DEEPSEEK_API_KEY: 'not-a-real-key', DEEPSEEK_BASE_URL: '' };

test('without keys no provider is called', async () => {
  expect(await start({})).toEqual({ code: 0, out: 'no keys configured\n' });
});

test('each key makes one small call to the default model of its provider', async () => {
  const before = simulator.requests().length;
  const { isWell, out } = await run({ ...openai('key'), ...deepseek, DEEPSEEK_BASE_URL: `${simulator.url}/deepseek` });

  expect(isWell).toBe(true);
  expect(out).toMatch(/^openai: ok, gpt-6.1-terra says \S.*\ndeepseek: ok, deepseek-flash says \S.*\n$/);
  expect(simulator.requests()).toHaveLength(before + 2);
});

test('a fault of a provider ends the command with 1', async () => {
  const { code, out } = await start(openai('sim-fault=http-401'));

  expect([code, out]).toEqual([1, expect.stringMatching(/^openai: http-401: /)]);
});

test.for([
  ['http-400', 'http-400: '],
  ['http-401', 'http-401: Incorrect API key'],
  ['http-429', 'http-429: Rate limit'],
  ['error-first', 'http-500: The server had an error'],
] as const)("after %s the command fails and prints the provider's status and message", async ([fault, words]) => {
  const { isWell, out } = await run(openai(`sim-fault=${fault}`));

  expect(isWell).toBe(false);
  expect(out).toMatch(new RegExp(`^openai: ${words}.*\\w`));
});

test('a provider that refuses the schema is called without it, and its reason is printed', async () => {
  const { isWell, out } = await run(openai('sim-fault=schema-refused'));

  expect(isWell).toBe(true);
  expect(out).toMatch(/^openai: ok, .+; it refused the schema: \S/);
});

test('a message that repeats the prompt is not printed', async () => {
  const { instructions } = keyCheckCall.request;
  const echo = createServer((_request, response) => {
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: `Cannot read "${instructions}"`, type: 'invalid' } }));
  }).listen(0, '127.0.0.1');
  await once(echo, 'listening');
  const { port } = echo.address() as AddressInfo;

  const { isWell, out } = await run({ ...deepseek, DEEPSEEK_BASE_URL: `http://127.0.0.1:${port}` });
  echo.close();

  expect([isWell, out]).toEqual([false, 'deepseek: http-400: (its message repeats the prompt)\n']);
});

test('an unreachable provider is reported as no-connection', async () => {
  const { isWell, out } = await run({ ...deepseek, DEEPSEEK_BASE_URL: 'http://127.0.0.1:1' });

  expect(isWell).toBe(false);
  expect(out).toMatch(/^deepseek: no-connection: Cannot connect/);
});

test.for(ProviderId.options)('%s accepts every framework and kind of input', async (provider) => {
  const name = provider.toUpperCase();
  const { baseUrl } = simulatorProviders(simulator.url)[provider];
  const { isWell, out } = await run({ [`${name}_API_KEY`]: 'key', [`${name}_BASE_URL`]: baseUrl }, '--all');
  const lines = out.trim().split('\n');

  expect(lines.filter((line) => !line.includes(`: ${provider}: ok, `))).toEqual([]);
  // Each framework, three kinds, its first rows, a letter and the last reading; then the two tasks of the small model.
  expect(lines).toHaveLength(frameworks.length * 3 * 3 + 2);
  expect(lines.filter((line) => line.includes('refused the schema'))).toEqual([]);
  expect(isWell).toBe(true);
});
