import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { rendererCommand } from '../../extract/sandbox/renderer-command.ts';
import { openSandbox, type Sandbox } from '../../extract/sandbox/sandbox.ts';
import { openLog } from '../../log/log.ts';
import { reportOf } from '../export-fixture.ts';
import { openRendererPool, type RendererPool } from './renderer-pool.ts';

const never = new AbortController().signal;
const request = { format: 'docx', report: reportOf('# Title\n\nText.') } as const;
const opened: RendererPool[] = [];
let folder: string;
let sandbox: Sandbox;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  sandbox = await openSandbox({ workFolder: folder, isRequired: true }, openLog('silent'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

function open(limits: Parameters<typeof openRendererPool>[0]['limits'] = {}): RendererPool {
  const renderer = openRendererPool({ command: rendererCommand(sandbox, ['/usr/share/fonts']), limits });
  opened.push(renderer);
  return renderer;
}

afterEach(async () => {
  for (const renderer of opened.splice(0)) renderer.close();
  await vi.waitUntil(() => children().length === 0, { timeout: 30_000 });
});

/** Left by another file that ran in this process. */
const foreign = new Set(listChildren());

/** Renderer children that Node has not yet reaped. */
function children(): number[] {
  return listChildren().filter((pid) => !foreign.has(pid));
}

function listChildren(): number[] {
  const lines = execFileSync('ps', ['-o', 'ppid=,pid=,args=', '-e'], { encoding: 'utf8' }).split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([parent, , ...words]) => Number(parent) === process.pid && /render-main|defunct/.test(words.join(' ')))
    .map(([, pid]) => Number(pid));
}

/** Until exec, a new process still has its parent's name. */
async function theChild(): Promise<number> {
  return vi.waitFor(
    () => {
      const [pid, ...others] = children();
      if (!pid || others.length > 0) throw new Error('not one child');
      return pid;
    },
    { timeout: 30_000 },
  );
}

test('one child renders reports one after the other', async () => {
  const renderer = open();

  const files = [await renderer.render(request, never), await renderer.render({ ...request, format: 'pdf' }, never)];
  const first = children();
  await renderer.render(request, never);

  expect(files.map((file) => file.toString('latin1', 0, 2))).toEqual(['PK', '%P']);
  expect(children()).toEqual(first);
  expect(first).toHaveLength(1);
});

test('concurrent reports get one child each', async () => {
  const renderer = open();

  await Promise.all([renderer.render(request, never), renderer.render(request, never)]);
  const pids = children();
  await Promise.all([renderer.render(request, never), renderer.render(request, never)]);

  expect(pids).toHaveLength(2);
  expect(new Set(children())).toEqual(new Set(pids));
});

test('a child inherits nothing of the environment', async () => {
  const renderer = open();

  await renderer.render(request, never);
  const names = children().flatMap((pid) => readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean));

  // The shell that opens the seccomp filter sets PWD.
  const allowed = new Set(['NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE', 'PWD']);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((entry) => !allowed.has(entry.split('=')[0] ?? ''))).toEqual([]);
});

test('a child that dies during its first report loses only that report', async () => {
  const renderer = open();

  const lost = renderer.render(request, never);
  const pid = await theChild();
  process.kill(pid, 'SIGKILL');

  await expect(lost).rejects.toMatchObject({ code: 'INTERNAL' });
  expect((await renderer.render(request, never)).length).toBeGreaterThan(1_000);
  expect(children()).not.toContain(pid);
});

test('a warm child that died is replaced', async () => {
  const renderer = open();
  await renderer.render(request, never);
  const pid = await theChild();

  process.kill(pid, 'SIGKILL');

  expect((await renderer.render(request, never)).length).toBeGreaterThan(1_000);
});

test.for([
  ['takes too long', 'may be asked for again', 'SERVICE_UNAVAILABLE', { wallMs: 1 }, () => never],
  ['nobody waits for any more', 'is lost', 'INTERNAL', {}, () => AbortSignal.timeout(20)],
] as const)('a report that %s %s and its process ends', async ([, , code, limits, signalOf]) => {
  const renderer = open(limits);

  await expect(renderer.render(request, signalOf())).rejects.toMatchObject({ code });
  await vi.waitUntil(() => children().length === 0, { timeout: 30_000 });
});

test.for([
  ['after its share of reports', { reports: 2 }],
  ['when it has grown too large', { rssBytes: 1 }],
] as const)('a child is replaced %s', async ([, limits]) => {
  const renderer = open(limits);

  await renderer.render(request, never);
  const before = children();
  await renderer.render(request, never);
  await renderer.render(request, never);
  await vi.waitUntil(() => !children().some((pid) => before.includes(pid)), { timeout: 30_000 });

  expect(children().length).toBeLessThanOrEqual(1);
});
