// Checks the lockfile against a folder of advisories in the OSV format, as osv.dev publishes them for npm:
//   node scripts/find-vulnerable.ts FOLDER
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Advisory, findVulnerable } from './supply/advisories.ts';
import { readLockfile } from './supply/lockfile.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('which folder holds the advisories?');

const advisories = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => Advisory.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
const locked = Object.keys(readLockfile(readFileSync('pnpm-lock.yaml', 'utf8')).packages);
const found = findVulnerable(locked, advisories);

for (const finding of found) console.error(`${finding.package}: ${finding.advisory} (${finding.severity})`);
console.log(`${locked.length} packages, ${advisories.length} advisories, ${found.length} findings`);
// A scan without advisories proves nothing.
process.exitCode = found.length > 0 || advisories.length === 0 ? 1 : 0;
