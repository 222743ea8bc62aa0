import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { COMPILED } from '@app/testkit/compiled';
import { DATABASE_SERVER } from '@app/testkit/database';
import { startSimulator } from '@app/testkit/simulator/start-simulator';
import { afterAll, expect, test } from 'vitest';

const KEY = 'gw~7Hq2xLz9Wm4Tn6Bv1Kc8';
const simulator = await startSimulator({ firstTokenMs: 0, chunkMs: 0, chunkChars: 500 });
/** A gateway that repeats what it was sent. */
const gateway = createServer(({ headers, url }, response) => {
  response.writeHead(401, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify({ error: { message: `refused ${url}?key=${KEY}`, sent: headers, account: '123456789012' } }),
  );
});
await once(gateway.listen(0, '127.0.0.1'), 'listening');
afterAll(async () => {
  gateway.close();
  await simulator.close();
});

const simulated = { SIMULATOR_URL: simulator.url, ALLOW_SIMULATED_MODELS: 'true' };
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'eval-'));
const small = ['--cap', '5', '--frameworks', 'bigfive', '--providers', 'openai', '--cases', 'example'];

async function run(args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['eval/src/main.ts', ...args], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: COMPILED,
      TEST_DATABASE_URL: DATABASE_SERVER,
      REDIS_URL: process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379',
      ...environment,
    },
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, output: `${stdout}\n${stderr}` };
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [join(entry.parentPath, entry.name)] : [],
  );

test('a key that a gateway repeats appears in no recording, result, scorecard or output line', async () => {
  const out = newFolder();
  const { port } = gateway.address() as AddressInfo;
  const settings = { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1` };

  const { output } = await run([...small, '--record', '--out', out], settings);

  const files = filesIn(out);
  const kept = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(kept).toContain('refused');
  expect(`${kept}${output}`).not.toMatch(/7Hq2|Wm4T|Kc8|123456789012/);
  expect(kept).toContain('"source": "real"');
});

test('a simulated run is marked in every file, switches nothing off, and keeps its mark in a replay without keys', async () => {
  const [out, replayed] = [newFolder(), newFolder()];

  const recorded = await run([...small, '--record', '--out', out], simulated);
  const unmarked = filesIn(out).filter(
    (file) => /scorecards|results/.test(file) && !/source"?: ?"?simulated/i.test(readFileSync(file, 'utf8')),
  );
  const applied = await run([...small, '--gate', '--apply', '--out', out], simulated);
  const mixed = await run([...small, '--out', out], { OPENAI_API_KEY: KEY });
  const replay = await run(['--replay', out, '--out', replayed]);
  rmSync(join(out, 'results'), { recursive: true });
  const uncompared = await run(['--replay', out, '--out', newFolder()]);

  expect(recorded).toMatchObject({ code: 0 });
  expect(unmarked).toEqual([]);
  expect(applied).toEqual({ code: 2, output: '\n--apply: simulated models switch nothing off. Leave it out.\n' });
  expect(mixed.code).toBe(2);
  expect(mixed.output).toContain('the source "simulated", and this one is "real"');
  expect(replay.output).toContain('replay: 1 reports equal, 0 different, 0 without a result to compare');
  expect([replay.code, uncompared.code]).toEqual([0, 1]);
  const [result = ''] = filesIn(join(replayed, 'results'));
  expect(JSON.parse(readFileSync(result, 'utf8'))).toMatchObject({ source: 'replay of simulated' });
});

test('invalid input is reported in one line with exit code 2', async () => {
  expect(await run(['--cap', '5', '--out', '/proc/x'], { OPENAI_API_KEY: KEY })).toEqual({
    code: 2,
    output: '\nThe folder /proc/x cannot be made: no such file or directory.\n',
  });
});
