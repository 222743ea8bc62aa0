// Checks third-party packages: from the registry only, with a hash, at an exact version, at least seven days old,
// without unreviewed install scripts, under an allowed licence. With --write it regenerates the list of licences.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readInstalled } from './supply/installed.ts';
import { checkLicences, countLicences, renderLicences } from './supply/licences.ts';
import { checkComplete, checkLockfile, directProduction, readLockfile } from './supply/lockfile.ts';
import { checkManifest, PackageManifest } from './supply/manifests.ts';
import { readOutsidePackages } from './supply/sbom.ts';
import { checkInstallScripts, checkWorkspace, MINUTES_A_DAY, readWorkspace } from './supply/workspace.ts';

const LICENCES = 'docs/licences.md';
const SBOM = '.cache/sbom.json';
const MAX_DIRECT = 60;

const lockfile = readLockfile(readFileSync('pnpm-lock.yaml', 'utf8'));
const workspace = readWorkspace(readFileSync('pnpm-workspace.yaml', 'utf8'));
const manifests = Object.keys(lockfile.importers).map((folder) =>
  PackageManifest.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))),
);
const byName = readInstalled();
const installed = [...byName.values()];
const locked = new Set(Object.keys(lockfile.packages));
const direct = directProduction(lockfile);
execFileSync('pnpm', ['supply:sbom'], { stdio: ['ignore', 'ignore', 'inherit'] });
const outside = readOutsidePackages(SBOM);
const production = [...outside].flatMap((name) => byName.get(name) ?? []);
const licences = renderLicences(production);

if (process.argv.includes('--write')) writeFileSync(LICENCES, licences);

const faults = [
  ...checkLockfile(lockfile),
  ...checkComplete(lockfile, byName),
  ...manifests.flatMap(checkManifest),
  ...checkWorkspace(workspace, locked),
  ...checkInstallScripts(workspace, installed),
  ...checkLicences(installed),
  ...[...direct].filter((name) => !outside.has(name)).map((name) => `${name}: missing in the bill of materials`),
  ...(direct.size > MAX_DIRECT ? [`${direct.size} direct production dependencies, more than ${MAX_DIRECT}`] : []),
  ...(existsSync(LICENCES) && readFileSync(LICENCES, 'utf8') === licences
    ? []
    : [`${LICENCES} is out of date: pnpm supply --write`]),
];
const reviewed = Object.values(workspace.allowBuilds);
const { minimumReleaseAge, minimumReleaseAgeExclude } = workspace;

for (const fault of faults) console.error(fault);
console.log(`${locked.size} packages locked, ${installed.length} installed, ${production.length} for production`);
console.log(`${direct.size} direct production dependencies, at most ${MAX_DIRECT}`);
console.log(`${reviewed.length} install scripts reviewed, ${reviewed.filter(Boolean).length} of them run`);
console.log(
  `${minimumReleaseAge / MINUTES_A_DAY} days old or more, but for ${minimumReleaseAgeExclude.length} versions`,
);
console.log(
  countLicences(installed)
    .map((pair) => pair.join(' '))
    .join(', '),
);
process.exitCode = faults.length > 0 || locked.size === 0 || production.length === 0 ? 1 : 0;
