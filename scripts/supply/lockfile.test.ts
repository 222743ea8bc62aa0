import { expect, test } from 'vitest';
import { checkComplete, checkLockfile, directProduction, readLockfile } from './lockfile.ts';

const HASH = `sha512-${Buffer.alloc(64).toString('base64')}`;

const lockfile = (resolution: string, key = 'kind@1.0.0'): string => `
importers:
  .:
    dependencies:
      kind: { specifier: 1.0.0, version: 1.0.0(peer@2.0.0) }
      '@app/core': { specifier: 'workspace:*', version: link:packages/core }
    devDependencies:
      tool: { specifier: 3.0.0, version: 3.0.0 }
packages:
  ${key}:
    resolution: ${resolution}
snapshots:
  kind@1.0.0(peer@2.0.0): {}
  other-platform@1.0.0:
    optional: true
`;
const sound = readLockfile(lockfile(`{integrity: ${HASH}}`));

test('a package with a sha512 from the registry has no fault', () => {
  expect(checkLockfile(sound)).toEqual([]);
});

test.for([
  ['a shorter hash', `{integrity: sha1-${'A'.repeat(27)}=}`, 'kind@1.0.0', 'kind@1.0.0: no sha512'],
  ['a cut hash', `{integrity: ${HASH.slice(0, -4)}}`, 'kind@1.0.0', 'kind@1.0.0: no sha512'],
  [
    'an address',
    `{integrity: ${HASH}, tarball: https://example.com/kind.tgz}`,
    'kind@1.0.0',
    'kind@1.0.0: not from the registry',
  ],
  [
    'a version that is an address',
    `{integrity: ${HASH}}`,
    'kind@https://example.com/kind.tgz',
    'kind@https://example.com/kind.tgz: not from the registry',
  ],
  ['a folder', `{integrity: ${HASH}}`, 'kind@file:../kind', 'kind@file:../kind: not from the registry'],
])('%s is a fault', ([, resolution = '', key = '', fault]) => {
  expect(checkLockfile(readLockfile(lockfile(resolution, key)))).toEqual([fault]);
});

test('a git dependency has two faults: no hash and no registry', () => {
  const key = 'kind@https://codeload.github.com/kind/kind/tar.gz/0123456';

  expect(checkLockfile(readLockfile(lockfile('{tarball: https://codeload.github.com/kind}', key)))).toEqual([
    `${key}: no sha512`,
    `${key}: not from the registry`,
  ]);
});

test('only workspace packages may be linked', () => {
  const text = lockfile(`{integrity: ${HASH}}`).replace(`'workspace:*'`, 'link:../elsewhere');

  expect(checkLockfile(readLockfile(text))).toEqual(['.: @app/core is a link out of the workspace']);
});

test('a package that is not installed is a fault, unless it is for another platform', () => {
  expect(checkComplete(sound, new Set(['kind@1.0.0']))).toEqual([]);
  expect(checkComplete(sound, new Set())).toEqual(['kind@1.0.0: not installed, so not checked']);
});

test('direct production dependencies leave out workspace packages and dev tools', () => {
  expect(directProduction(sound)).toEqual(new Set(['kind@1.0.0']));
});
