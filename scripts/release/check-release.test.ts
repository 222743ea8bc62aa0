import { readFileSync } from 'node:fs';
import { version } from '@app/core/config/version';
import { expect, test } from 'vitest';
import { checkRelease, releaseNotes, type ReleaseFiles } from './check-release.ts';

const [chart, changelog] = ['deploy/helm/personality-analysis/Chart.yaml', 'CHANGELOG.md'].map((path) =>
  readFileSync(path, 'utf8'),
) as [string, string];
const files: ReleaseFiles = { version, chart, changelog };

test('package.json, the chart and the changelog name the same version', () => {
  expect(checkRelease(files, `v${version}`)).toEqual([]);
  expect(releaseNotes(changelog, version)).toMatch(/^### Added\n/);
});

test.for<[Partial<ReleaseFiles>, string | undefined, string]>([
  [{ version: 'next' }, undefined, 'is not a version'],
  [{ chart: chart.replace(/^version: .*$/m, 'version: 0.0.1') }, undefined, 'Chart.yaml: version is 0.0.1'],
  [{ chart: chart.replace(/^appVersion: .*$/m, 'appVersion: 0.0.1') }, undefined, 'Chart.yaml: appVersion is 0.0.1'],
  [{ changelog: changelog.replace('## Unreleased', '## Next') }, undefined, 'the first heading'],
  [{ changelog: changelog.replace(`## ${version} - `, `## ${version}, `) }, undefined, 'is not like'],
  [{ changelog: changelog.replace(`## ${version} - `, '## 0.0.1 - ') }, undefined, 'the newest release is 0.0.1'],
  [{}, 'v0.0.1', 'the tag is v0.0.1'],
])('with %j and the tag %s the fault says: %s', ([change, tag, fault]) => {
  expect(checkRelease({ ...files, ...change }, tag).join('\n')).toContain(fault);
});
