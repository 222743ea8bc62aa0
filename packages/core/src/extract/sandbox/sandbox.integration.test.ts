import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../../log/log.ts';
import { openSandbox } from './sandbox.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'no-namespaces-'));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Simulates a container that forbids namespaces. */
const room = ['--dev-bind', '/', '/', '--unshare-user', '--disable-userns', '--cap-drop', 'ALL', '--'];

/** Opens the sandbox there and prints its isolation. */
function openThere(isRequired: boolean): Promise<{ stdout: string }> {
  const script = `
    import { openLog } from ${JSON.stringify(new URL('../../log/log.ts', import.meta.url).href)};
    import { runMain } from ${JSON.stringify(new URL('../../shutdown.ts', import.meta.url).href)};
    import { openSandbox } from ${JSON.stringify(new URL('sandbox.ts', import.meta.url).href)};
    runMain(async () => {
      const { isolation } = await openSandbox(${JSON.stringify({ workFolder: folder, isRequired })}, openLog('info'));
      console.log(isolation);
    });`;
  const command = [...room, process.execPath, '--input-type=module', '--eval', script];
  return promisify(execFile)('/usr/bin/bwrap', command);
}

test('without namespaces a required sandbox does not open, and the error says so', async () => {
  await expect(openThere(true)).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'SANDBOX=required, but namespaces are refused here: see docs/deploy.md, "The sandbox"\n',
  });
});

test('without namespaces an optional sandbox opens with limits only, and the log warns', async () => {
  const { stdout } = await openThere(false);

  // The log writes asynchronously: either line may come first.
  expect(stdout).toContain('parsers run without namespaces: only limits hold them');
  expect(stdout.split('\n')).toContain('limits-only');
});

test('sandboxes with the same work folder and process id open at the same time', async () => {
  const open = () => openSandbox({ workFolder: folder, isRequired: true }, openLog('silent'));

  const opened = await Promise.all(Array.from({ length: 4 }, open));

  expect(opened.map(({ isolation }) => isolation)).toEqual(Array(4).fill('bubblewrap'));
});
