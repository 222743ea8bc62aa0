import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openLog } from '../../log/log.ts';
import { type Isolation, places } from './confine.ts';
import type { Limits } from './limits.ts';
import { nodeFlags } from './programs.ts';
import { readMemory, readTree } from './process-tree.ts';
import { runCommand, type SandboxEnd } from './run-command.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';
import { inWorkFolder } from './work-folder.ts';

const MIB = 1024 * 1024;
const isolations: Isolation[] = ['bubblewrap', 'limits-only'];
const never = new AbortController().signal;
/** Appears in no other command line on the machine. */
const NAP = `3${process.pid}.5`;

let workRoot: string;
let sandbox: Sandbox;

beforeAll(async () => {
  workRoot = await mkdtemp(join(tmpdir(), 'sandbox-test-'));
  sandbox = await openSandbox({ workFolder: workRoot }, openLog('silent'));
});

afterAll(() => rm(workRoot, { recursive: true, force: true }));

type Run = { isolation?: Isolation; limits?: Partial<Limits>; signal?: AbortSignal; folder?: string };

const runShell = (script: string, run: Run = {}) =>
  runIn({ runtime: 'native' as const, argv: ['/bin/sh', '-c', script] }, run);

const runNode = (script: string, run: Run = {}) =>
  runIn(
    { runtime: 'node' as const, argv: [places[run.isolation ?? 'bubblewrap'].node, ...nodeFlags, '-e', script] },
    run,
  );

function runIn(command: Parameters<typeof runCommand>[1]['command'], run: Run): Promise<SandboxEnd> {
  const { isolation = 'bubblewrap', limits = {}, signal = never } = run;
  return inWorkFolder(sandbox, (folder) =>
    runCommand({ ...sandbox, isolation }, { command, folder: run.folder ?? folder, limits, signal }),
  );
}

/** The command lines of this test's sleeping processes. */
async function sleepers(): Promise<string[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const lines = await Promise.all(names.map((name) => readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')));
  return lines.filter((line) => line.includes(NAP) && !line.includes('runCommand'));
}

test('this machine supports the bubblewrap sandbox', () => {
  expect(sandbox).toMatchObject({ workRoot, isolation: 'bubblewrap' });
});

describe('a sandboxed child', () => {
  test('sees only its work folder, the system programs and its own code', async () => {
    const secret = join(workRoot, 'secret');
    await writeFile(secret, 'key');
    const places = ['/etc/passwd', '/root', '/home', '/app/.env', '/app/packages/contract', '/app/apps', secret];

    const { stdout } = await runNode(`
      const { existsSync, readdirSync } = require('node:fs');
      console.log(JSON.stringify({
        found: ${JSON.stringify(places)}.filter((place) => existsSync(place)),
        environment: Object.keys(process.env),
        core: readdirSync('/app/packages/core/src'),
        folder: readdirSync('.'),
        processes: readdirSync('/proc').filter((name) => Number(name) > 0).length,
        user: process.getuid(),
      }))`);

    expect(JSON.parse(stdout.toString())).toEqual({
      found: [],
      environment: ['NODE_COMPILE_CACHE', 'PWD'],
      core: ['extract'],
      folder: [],
      processes: 3,
      user: 65_534,
    });
  });

  test.for([
    { isolation: 'bubblewrap', hits: 0 },
    { isolation: 'limits-only', hits: 1 },
  ] as const)('reaches the network $hits times with $isolation', async ({ isolation, hits }) => {
    let count = 0;
    const server = createServer((socket) => {
      count += 1;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };

    await runNode(`require('node:net').connect(${port}, '127.0.0.1').on('error', () => {})`, { isolation });

    server.close();
    expect(count).toBe(hits);
  });

  test('writes only to its work folder', async () => {
    const script = `for place in /work /app /app/cache /app/packages/core/src/extract /usr /usr/bin /etc / /dev/shm /proc; do
      touch $place/written 2>/dev/null && echo $place; done`;

    const { stdout } = await runIn({ runtime: 'node', argv: ['/bin/sh', '-c', script] }, {});

    expect(stdout.toString()).toBe('/work\n');
  });

  test('has sixteen megabytes of temporary storage', async () => {
    const { stdout } = await runShell('head -c 64M /dev/zero > /tmp/big 2>/dev/null; stat -c %s /tmp/big');

    expect(Number(stdout)).toBe(16 * MIB);
  });
});

describe.for(isolations)('with %s', (isolation) => {
  const tooComplex = expect.objectContaining({ code: 'FILE_TOO_COMPLEX' }) as unknown;

  test('a child that exits returns its exit code and its output', async () => {
    const end = await runShell('echo out; echo err >&2; exit 7', { isolation });

    expect(end).toMatchObject({ code: 7, stdout: Buffer.from('out\n'), stderr: 'err\n' });
  });

  test('a child that dies of a signal returns 128 plus the signal number', async () => {
    const end = await runShell('kill -SEGV $$', { isolation });

    expect(end.code).toBe(139);
  });

  test.for([
    { what: 'buffers', script: 'const kept = []; for (;;) kept.push(Buffer.alloc(8 * 1024 * 1024, 1))' },
    { what: 'objects', script: 'const kept = []; for (;;) kept.push(new Array(10_000).fill(kept.length / 3))' },
  ])('a parser that fills memory with $what is killed below 512 MB', async ({ script }) => {
    const measuring = measurePeak();

    await expect(runNode(script, { isolation })).rejects.toEqual(tooComplex);

    expect(measuring.peakBytes()).toBeGreaterThan(50 * MIB);
    expect(measuring.peakBytes()).toBeLessThan(512 * MIB);
  });

  test('a native program that fills memory is killed below 512 MB', async () => {
    const measuring = measurePeak();

    await expect(runShell('exec sort /dev/zero --buffer-size=4G', { isolation })).rejects.toEqual(tooComplex);

    expect(measuring.peakBytes()).toBeLessThan(512 * MIB);
  });

  test.for([
    { what: 'an endless loop', script: 'while :; do :; done', limits: { wallMs: 300 } },
    { what: 'an endless loop by its processor time', script: 'while :; do :; done', limits: { cpuSeconds: 1 } },
    { what: 'endless waiting', script: `sleep ${NAP}`, limits: { wallMs: 300 } },
    { what: 'a flood of output', script: 'yes', limits: { outputBytes: MIB } },
    { what: 'a file that is too large', script: 'head -c 2M /dev/zero > big', limits: { fileBytes: MIB } },
    {
      what: 'many files',
      script: `for name in 1 2 3 4 5 6; do head -c 1M /dev/zero > $name; done; sleep ${NAP}`,
      limits: { fileBytes: MIB },
    },
    { what: 'a folder', script: `mkdir inner; sleep ${NAP}`, limits: {} },
    { what: 'many processes', script: `while :; do sleep ${NAP} & done`, limits: {} },
  ])('$what is killed and leaves no process and no file', async ({ script, limits }) => {
    await expect(runShell(script, { isolation, limits })).rejects.toEqual(tooComplex);

    expect(await sleepers()).toEqual([]);
    expect(await readdir(workRoot)).toEqual(expect.not.arrayContaining([expect.stringMatching(/^job-/)]));
  });

  test('a flood of error output is drained and truncated', async () => {
    const end = await runShell('head -c 8M /dev/zero >&2', { isolation });

    expect(end).toMatchObject({ code: 0, stderr: '\0'.repeat(2048) });
  });

  test('an aborted run ends with its abort reason and leaves no process', async () => {
    const controller = new AbortController();
    const reason = new Error('the visitor left');
    const running = runShell(`sleep ${NAP} & sleep ${NAP}`, { isolation, signal: controller.signal });
    await delay(200);
    controller.abort(reason);

    await expect(running).rejects.toBe(reason);
    expect(await sleepers()).toEqual([]);
  });

  test('a child does not outlive its killed parent', async () => {
    const script = `
      import { runCommand } from '${import.meta.dirname}/run-command.ts';
      const command = { runtime: 'native', argv: ['/usr/bin/sleep', '${NAP}'] };
      const run = { command, folder: '${workRoot}', signal: new AbortController().signal };
      await runCommand({ workRoot: '${workRoot}', isolation: '${isolation}', filter: '${sandbox.filter}' }, run);`;
    const parent = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], { stdio: 'ignore' });
    const ended = once(parent, 'exit');
    // Before that, the child has not yet asked the kernel to die with its parent.
    await expect.poll(sleepers, { timeout: 40_000 }).toContain(`/usr/bin/sleep\0${NAP}\0`);

    parent.kill('SIGKILL');

    await ended;
    await expect.poll(sleepers, { timeout: 20_000 }).toEqual([]);
  });

  test('a missing program is an internal error', async () => {
    const running = runIn({ runtime: 'native', argv: ['/usr/bin/no-such-program'] }, { isolation });

    await expect(running).rejects.toThrow('could not be started');
  });
});

/** Measures the memory of all new child processes, more often than the sandbox does. */
function measurePeak(): { peakBytes: () => number } {
  const before = new Set(readTree(process.pid));
  let peak = 0;
  const measuring = setInterval(() => {
    const below = readTree(process.pid).filter((child) => !before.has(child));
    peak = Math.max(peak, readMemory(below).nowBytes);
  }, 10);
  return {
    peakBytes() {
      clearInterval(measuring);
      return peak;
    },
  };
}
