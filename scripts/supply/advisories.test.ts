import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Advisory, compareVersions, findVulnerable } from './advisories.ts';
import { readLockfile } from './lockfile.ts';

/** In the format of a published advisory, for a package that does not exist. */
const planted = Advisory.parse({
  id: 'GHSA-test-test-test',
  database_specific: { severity: 'HIGH' },
  affected: [
    {
      package: { ecosystem: 'npm', name: '@planted/parser' },
      ranges: [
        {
          type: 'SEMVER',
          events: [{ introduced: '0' }, { fixed: '1.2.3' }, { introduced: '2.0.0' }, { last_affected: '2.1.0' }],
        },
      ],
    },
  ],
});

const locked = Object.keys(readLockfile(readFileSync('pnpm-lock.yaml', 'utf8')).packages);

test('exactly the vulnerable package planted in the lockfile is found', () => {
  const found = findVulnerable([...locked, '@planted/parser@1.2.2'], [planted]);

  expect(locked.length).toBeGreaterThan(100);
  expect(found).toEqual([{ package: '@planted/parser@1.2.2', advisory: 'GHSA-test-test-test', severity: 'high' }]);
});

test.for([
  ['1.2.3-rc.1', true],
  ['1.2.3', false],
  ['1.9.9', false],
  ['2.0.0-beta.1', false],
  ['2.0.0', true],
  ['2.1.0', true],
  ['2.1.1', false],
] as const)('version %s is affected: %s', ([version, isAffected]) => {
  expect(findVulnerable([`@planted/parser@${version}`], [planted])).toHaveLength(isAffected ? 1 : 0);
});

test('a withdrawn advisory or one for another registry is ignored', () => {
  const other = structuredClone(planted);
  for (const { package: named } of other.affected) if (named) named.ecosystem = 'PyPI';

  expect(findVulnerable(['@planted/parser@1.0.0'], [{ ...planted, withdrawn: '2026-01-01' }, other])).toEqual([]);
});

test('pre-release versions are ordered as on semver.org', () => {
  const order = ['1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-beta.2', '1.0.0-beta.11', '1.0.0'];

  expect(order.toReversed().toSorted(compareVersions)).toEqual(order);
});
