// Checks that every statement of the product specification and every promise names the test that proves it. An empty
// table proves nothing, so zero rows are a failure.
import { existsSync, readFileSync } from 'node:fs';
import { checkCoverage } from './spec/coverage.ts';

const DOCUMENTS = ['docs/spec-coverage.md', 'docs/SECURITY.md'];

const readFile = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

for (const document of DOCUMENTS) {
  const { statements, faults } = checkCoverage(readFile(document) ?? '', readFile);
  for (const fault of faults) console.error(`${document}:${fault}`);
  console.log(`${document}: ${statements} statements, ${faults.length} faults`);
  if (faults.length > 0 || statements === 0) process.exitCode = 1;
}
