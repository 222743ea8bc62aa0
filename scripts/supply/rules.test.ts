import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkFile, Lockfile, Manifest, Workspace } from './rules.ts';

const manifestFaults = (version: string): string[] =>
  checkFile('apps/ours/package.json', Manifest, JSON.stringify({ dependencies: { kind: version } })).faults;

test.for(['1.2.3', '1.2.3-beta.4', 'catalog:', 'workspace:*'])('%s is exact', (version) => {
  expect(manifestFaults(version)).toEqual([]);
});

test.for(['^1.2.3', '1.x', '1.2', '*', 'latest', 'workspace:^', 'github:a/b', 'link:../a'])(
  '"%s" is not exact',
  (version) => {
    expect(manifestFaults(version)).toEqual([
      `apps/ours/package.json dependencies kind: ${version} is not an exact version`,
    ]);
  },
);

const settings = readFileSync('pnpm-workspace.yaml', 'utf8');

test.for([
  ['minimumReleaseAge: 10080', 'minimumReleaseAge: 4320', 'minimumReleaseAge: is less than 7 days'],
  ['Strict: true', 'Strict: false', 'minimumReleaseAgeStrict: Invalid input: expected true'],
  ['strictDepBuilds: true', '', 'strictDepBuilds: Invalid input: expected true'],
  ['Subdeps: true', 'Subdeps: false', 'blockExoticSubdeps: Invalid input: expected true'],
  ['catalog:', 'minimumReleaseAgeExclude: [kind]\ncatalog:', 'minimumReleaseAgeExclude 0: names no version'],
  ['catalog:', 'catalog:\n  kind: ^1.0.0', 'catalog kind: ^1.0.0 is not an exact version'],
  ['catalog:', 'dangerouslyAllowAllBuilds: true\ncatalog:', 'Unrecognized key: "dangerouslyAllowAllBuilds"'],
])('%s replaced by %s is a fault of our settings', ([before = '', after = '', fault = '']) => {
  expect(checkFile('settings', Workspace, settings).faults).toEqual([]);
  expect(checkFile('settings', Workspace, settings.replace(before, after)).faults).toEqual([
    expect.stringContaining(fault),
  ]);
});

const HASH = `sha512-${Buffer.alloc(64).toString('base64')}`;
const lockfileFaults = (resolution: string, key = 'kind@1.0.0', version = '1.0.0(peer@2.0.0)'): string[] =>
  checkFile(
    'lock',
    Lockfile,
    `
importers:
  .:
    dependencies:
      kind: { specifier: 1.0.0, version: '${version}' }
      '@app/core': { specifier: 'workspace:*', version: link:packages/core }
packages:
  ${key}: { resolution: ${resolution} }
`,
  ).faults;

test('a package with a sha512 from the registry is accepted', () => {
  expect(lockfileFaults(`{integrity: ${HASH}}`)).toEqual([]);
});

test.for([
  ['a weak hash', `{integrity: sha1-${'A'.repeat(27)}=}`, 'kind@1.0.0', 'is no sha512'],
  ['a cut hash', `{integrity: ${HASH.slice(0, -4)}}`, 'kind@1.0.0', 'is no sha512'],
  ['an address', `{integrity: ${HASH}, tarball: https://example.com/kind.tgz}`, 'kind@1.0.0', 'Unrecognized key'],
  ['an address as version', `{integrity: ${HASH}}`, 'kind@https://example.com/kind.tgz', 'is not from the registry'],
  ['a folder', `{integrity: ${HASH}}`, 'kind@file:../kind', 'is not from the registry'],
  ['a commit', '{tarball: https://example.com/kind}', 'kind@https://example.com/0123456', 'is not from the registry'],
])('%s is a fault of the lockfile', ([, resolution = '', key = '', fault = '']) => {
  expect(lockfileFaults(resolution, key)).toEqual([expect.stringContaining(fault)]);
});

test('only workspace packages may be linked', () => {
  expect(lockfileFaults(`{integrity: ${HASH}}`, 'kind@1.0.0', 'link:../elsewhere')).toEqual([
    'lock importers . dependencies kind: is not from the registry',
  ]);
});
