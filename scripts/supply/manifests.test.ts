import { expect, test } from 'vitest';
import { checkManifest, PackageManifest } from './manifests.ts';

const manifest = (version: string, group = 'dependencies'): PackageManifest =>
  PackageManifest.parse({ name: 'ours', [group]: { kind: version } });

test.for(['1.2.3', '1.2.3-beta.4', 'catalog:', 'workspace:*'])('%s is exact', (version) => {
  expect(checkManifest(manifest(version))).toEqual([]);
});

test.for([
  '^1.2.3',
  '~1.2.3',
  '1.x',
  '>=1.2.3',
  '1.2',
  '*',
  'latest',
  '',
  'workspace:^',
  'github:kind/kind',
  'link:../kind',
])('"%s" is not exact', (version) => {
  expect(checkManifest(manifest(version))).toEqual([`ours: kind ${version} is not an exact version`]);
});

test.for(['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'])(
  'a range among the %s is found',
  (group) => {
    expect(checkManifest(manifest('^1.2.3', group))).toEqual(['ours: kind ^1.2.3 is not an exact version']);
  },
);
