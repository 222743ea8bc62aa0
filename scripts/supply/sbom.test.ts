import { expect, test } from 'vitest';
import { readLockfile } from './lockfile.ts';
import { checkSbom, outsidePackages, readSbom } from './sbom.ts';

const hash = Buffer.alloc(64, 7);
const lockfile = readLockfile(`
importers:
  .:
    dependencies:
      '@scope/kind': { specifier: 1.0.0, version: 1.0.0 }
packages:
  '@scope/kind@1.0.0':
    resolution: { integrity: 'sha512-${hash.toString('base64')}' }
snapshots: {}
`);

const purl = 'pkg:npm/%40scope/kind@1.0.0';
const ours = { purl: 'pkg:npm/%40app/core@0.0.0', group: '@app' };
const kind = {
  purl,
  group: '@scope',
  licenses: [{ license: { id: 'MIT' } }],
  externalReferences: [{ type: 'distribution', hashes: [{ alg: 'SHA-512', content: hash.toString('hex') }] }],
};
const bill = (components: object[], fields: object = {}): string =>
  JSON.stringify({ bomFormat: 'CycloneDX', specVersion: '1.6', components, ...fields });

test('a complete SBOM has no fault and lists the external packages', () => {
  const sbom = readSbom(bill([ours, kind]));

  expect(checkSbom(sbom, lockfile)).toEqual([]);
  expect(outsidePackages(sbom)).toEqual(new Set(['@scope/kind@1.0.0']));
});

test.for([
  ['without a licence', { licenses: [] }, `${purl}: no licence`],
  ['without a hash', { externalReferences: [] }, `${purl}: not with the hash of the lockfile`],
  [
    'with another hash',
    { externalReferences: [{ type: 'distribution', hashes: [{ alg: 'SHA-512', content: '00'.repeat(64) }] }] },
    `${purl}: not with the hash of the lockfile`,
  ],
] as const)('a component %s is a fault', ([, change, fault]) => {
  expect(checkSbom(readSbom(bill([{ ...kind, ...change }])), lockfile)).toEqual([fault]);
});

test('a component that is not in the lockfile is a fault', () => {
  const stray = { ...kind, purl: 'pkg:npm/stray@1.0.0' };

  expect(checkSbom(readSbom(bill([kind, stray])), lockfile)).toEqual([
    'pkg:npm/stray@1.0.0: not with the hash of the lockfile',
  ]);
});

test('a direct dependency missing from the SBOM is a fault', () => {
  expect(checkSbom(readSbom(bill([ours])), lockfile)).toEqual(['@scope/kind@1.0.0: missing in the bill']);
});

test.for([{ bomFormat: 'SPDX' }, { specVersion: '1.5' }])('an SBOM with %j is rejected', (fields) => {
  expect(() => readSbom(bill([kind], fields))).toThrow('Invalid input');
});
