// Before images are published: `node scripts/release.ts v1.2.3` refuses a tag that does not name the version of
// package.json, the chart and the changelog, and prints what the changelog says of it.
import { readFileSync } from 'node:fs';
import { version } from '@app/core/config/version';
import { checkRelease, releaseNotes } from './release/check-release.ts';

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const chart = readFileSync('deploy/helm/personality-analysis/Chart.yaml', 'utf8');
const faults = checkRelease({ version, chart, changelog }, process.argv[2] ?? '');
for (const fault of faults) console.error(fault);
console.log(releaseNotes(changelog, version));
process.exitCode = faults.length > 0 ? 1 : 0;
