import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readInstalled, readPackage } from './installed.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installed-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (fields: object): void =>
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'kind', version: '1.0.0', ...fields }));

test.for([
  ['MIT', 'MIT'],
  [{ type: 'ISC' }, 'ISC'],
  [undefined, 'none'],
])('the licence %j is read as %s', ([license, licence]) => {
  write({ license });

  expect(readPackage(folder)).toEqual({ name: 'kind', version: '1.0.0', licence, hasInstallScript: false });
});

test.for([
  ['preinstall', true],
  ['install', true],
  ['postinstall', true],
  ['test', false],
])('%s runs at installation: %s', ([script, hasInstallScript]) => {
  write({ scripts: { [String(script)]: 'node run.js' } });

  expect(readPackage(folder)).toMatchObject({ hasInstallScript });
});

test('native code without a script counts as an install script', () => {
  write({});
  writeFileSync(join(folder, 'binding.gyp'), '{}');

  expect(readPackage(folder)).toMatchObject({ hasInstallScript: true });
});

test('installed packages are found, scoped or not, with their install scripts', () => {
  const installed = [...readInstalled().values()];

  expect(installed.map(({ name }) => name)).toEqual(expect.arrayContaining(['vitest', '@swc/core']));
  expect(installed).toContainEqual(expect.objectContaining({ name: '@swc/core', hasInstallScript: true }));
});
