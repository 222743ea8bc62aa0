import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from '../../log/log.ts';
import { openSandbox, type Sandbox } from './sandbox.ts';
import { inWorkFolder, readWorkFile } from './work-folder.ts';

let workRoot: string;
let sandbox: Sandbox;

beforeAll(async () => {
  workRoot = await mkdtemp(join(tmpdir(), 'work-folder-test-'));
  sandbox = await openSandbox({ workFolder: workRoot }, openLog('silent'));
});

afterAll(() => rm(workRoot, { recursive: true, force: true }));

const listJobs = async () => (await readdir(workRoot)).filter((name) => name.startsWith('job-'));

test('a work folder is private and is removed after its job', async () => {
  const mode = await inWorkFolder(sandbox, async (folder) => {
    await writeFile(join(folder, 'input'), 'words');
    return (await stat(folder)).mode & 0o777;
  });

  expect(mode).toBe(0o700);
  expect(await listJobs()).toEqual([]);
});

test('a work folder is removed after a failed job, even with unreadable content', async () => {
  const failing = inWorkFolder(sandbox, async (folder) => {
    await mkdir(join(folder, 'closed/inner'), { recursive: true });
    await chmod(join(folder, 'closed'), 0);
    throw new Error('failed');
  });

  await expect(failing).rejects.toThrow('failed');
  expect(await listJobs()).toEqual([]);
});

test('a symbolic link left by a child is not followed', async () => {
  const reading = inWorkFolder(sandbox, async (folder) => {
    await symlink('/etc/passwd', join(folder, 'page.jpg'));
    return readWorkFile(folder, 'page.jpg', 1000);
  });

  await expect(reading).rejects.toMatchObject({ code: 'FILE_UNREADABLE' });
});

test('a file over the size limit is refused', async () => {
  const reading = inWorkFolder(sandbox, async (folder) => {
    await writeFile(join(folder, 'page.jpg'), 'x'.repeat(1001));
    return readWorkFile(folder, 'page.jpg', 1000);
  });

  await expect(reading).rejects.toMatchObject({ code: 'FILE_TOO_COMPLEX' });
});

test('at start old work folders are removed and recent ones kept', async () => {
  const [old, young] = [join(workRoot, 'job-old'), join(workRoot, 'job-young')];
  const longAgo = new Date(Date.now() - 3_700_000);
  await Promise.all([mkdir(old), mkdir(young)]);
  await utimes(old, longAgo, longAgo);

  await openSandbox({ workFolder: workRoot }, openLog('silent'));

  expect(await listJobs()).toEqual(['job-young']);
});
