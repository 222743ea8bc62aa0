import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../../log/log.ts';
import { openMetrics } from '../../metrics/metrics.ts';
import { noTrace } from '../../trace/trace.ts';
import { runCommand } from './run-command.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';
import { inWorkFolder } from './work-folder.ts';

const MIB = 1024 * 1024;
const metrics = openMetrics();
let workFolder: string;
let sandbox: Sandbox;

beforeAll(async () => {
  workFolder = await mkdtemp(join(tmpdir(), 'kills-'));
  sandbox = await openSandbox({ workFolder }, openLog('silent'), { metrics, trace: noTrace });
});

afterAll(() => rm(workFolder, { recursive: true, force: true }));

test.for([
  ['time', 'sleep 30', { wallMs: 200 }],
  ['output', 'yes', { outputBytes: 1_000 }],
  ['memory', 'x=$(head -c 300000000 /dev/zero | tr "\\0" x); sleep 5', { memoryBytes: 60 * MIB }],
] as const)('a child killed for its %s is counted under that limit', async ([kill, script, limits]) => {
  const command = { runtime: 'native' as const, words: ['/usr/bin/bash', '-c', script] };

  const run = inWorkFolder(sandbox, (folder) =>
    runCommand(sandbox, { command, folder, limits, signal: new AbortController().signal }),
  );

  await expect(run).rejects.toMatchObject({ code: 'FILE_TOO_COMPLEX' });
  expect(await metrics.text()).toContain(`app_sandbox_kills_total{kill="${kill}"} 1`);
});
