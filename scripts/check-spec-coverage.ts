// Every statement of the product specification names the test that proves it. A table that reads empty proves nothing,
// so zero rows are a failure.
import { existsSync, readFileSync } from 'node:fs';
import { checkCoverage } from './spec-coverage.ts';

const DOCUMENT = 'docs/spec-coverage.md';

const readFile = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);
const { statements, faults } = checkCoverage(readFile(DOCUMENT) ?? '', readFile);

for (const fault of faults) console.error(fault);
console.log(`${statements} statements, ${faults.length} faults`);
process.exitCode = faults.length > 0 || statements === 0 ? 1 : 0;
