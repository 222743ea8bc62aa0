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

/** Together over the limit, each far below it: a single process would meet the kernel's limit first. */
const HOLD_MEMORY = 'for i in 1 2 3 4 5 6; do (x=$(head -c 16M /dev/zero | tr "\\0" x); sleep 30) & done; wait';

test.for([
  ['time', 'sleep 30', { wallMs: 200 }],
  ['output', 'yes', { outputBytes: 1_000 }],
  ['memory', HOLD_MEMORY, { memoryBytes: 60 * MIB }],
] as const)('a child killed for its %s is counted under that limit', async ([kill, script, limits]) => {
  const command = { runtime: 'native' as const, argv: ['/usr/bin/bash', '-c', script] };

  const run = inWorkFolder(sandbox, (folder) =>
    runCommand(sandbox, { command, folder, limits, signal: new AbortController().signal }),
  );

  await expect(run).rejects.toMatchObject({ code: 'FILE_TOO_COMPLEX' });
  expect(await metrics.text()).toContain(`app_sandbox_kills_total{kill="${kill}"} 1`);
});
