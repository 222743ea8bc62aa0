// Writes the software bill of materials of production. (`pnpm sbom` is pnpm's own command.)
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readLockfile } from './supply/lockfile.ts';
import { checkSbom, makeSbom, outsidePackages, readSbom } from './supply/sbom.ts';

const SBOM = '.cache/sbom.json';

const text = makeSbom();
mkdirSync(dirname(SBOM), { recursive: true });
writeFileSync(SBOM, text);

const sbom = readSbom(text);
const faults = checkSbom(sbom, readLockfile(readFileSync('pnpm-lock.yaml', 'utf8')));
const { size } = outsidePackages(sbom);

for (const fault of faults) console.error(fault);
console.log(`${SBOM}: ${sbom.bomFormat} ${sbom.specVersion}, ${size} packages`);
process.exitCode = faults.length > 0 || size === 0 ? 1 : 0;
