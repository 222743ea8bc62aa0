// Checks what an installation does not: exact versions, a lockfile with strong hashes from the registry only, settings
// that make pnpm refuse young releases and unreviewed install scripts, and allowed licences.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import type { z } from 'zod';
import { checkLicences, readLicences } from './supply/licences.ts';
import { checkFile, Lockfile, Manifest, Workspace } from './supply/rules.ts';

const MAX_DIRECT = 60;
/** They could replace the registry, or any package. */
const REFUSED_FILES = ['.npmrc', '.pnpmfile.cjs', '.pnpmfile.mjs'];

const check = <T>(file: string, schema: z.ZodType<T>) => checkFile(file, schema, readFileSync(file, 'utf8'));

const workspace = check('pnpm-workspace.yaml', Workspace);
const lockfile = check('pnpm-lock.yaml', Lockfile);
const folders = ['.', ...(workspace.value?.packages ?? [])];
const manifests = globSync(folders.map((folder) => `${folder}/package.json`)).map((file) => check(file, Manifest));
const lockedCount = Object.keys(lockfile.value?.packages ?? {}).length;
const direct = manifests
  .flatMap(({ value }) => Object.entries({ ...value?.dependencies, ...value?.optionalDependencies }))
  .filter(([, version]) => version !== 'workspace:*');
const directCount = new Set(direct.map(([name]) => name)).size;

const list = execFileSync('pnpm', ['licenses', 'list', '--recursive', '--json'], { encoding: 'utf8', maxBuffer: 1e8 });
const installed = readLicences(list);

const faults = [
  ...[workspace, lockfile, ...manifests].flatMap(({ faults: found }) => found),
  ...REFUSED_FILES.filter((file) => existsSync(file)).map((file) => `${file}: not to be used`),
  ...checkLicences(installed),
  ...(directCount > MAX_DIRECT ? [`${directCount} direct production dependencies, more than ${MAX_DIRECT}`] : []),
];

for (const fault of faults) console.error(fault);
console.log(`${lockedCount} packages locked, ${installed.length} installed`);
console.log(`${directCount} direct production dependencies, at most ${MAX_DIRECT}`);
process.exitCode = faults.length > 0 ? 1 : 0;
