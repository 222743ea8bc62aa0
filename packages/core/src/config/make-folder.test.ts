import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

test('a folder is created with its parents, for its owner only, and may exist already', () => {
  const root = mkdtempSync(join(tmpdir(), 'make-folder-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const folder = join(root, 'one', 'two');

  makeFolder('WORK_FOLDER', folder);
  makeFolder('WORK_FOLDER', folder);

  expect((statSync(folder).mode & 0o777).toString(8)).toBe('700');
});

test('a folder that cannot be made or is a file is refused with its setting', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'make-folder-')), 'file');
  writeFileSync(file, '');
  onTestFinished(() => rmSync(join(file, '..'), { recursive: true }));

  expect(() => makeFolder('WORK_FOLDER', '/proc/one/two')).toThrow(/^WORK_FOLDER cannot be used: ENOENT/);
  expect(() => makeFolder('WORK_FOLDER', file)).toThrow(/^WORK_FOLDER cannot be used: ENOTDIR/);
});
