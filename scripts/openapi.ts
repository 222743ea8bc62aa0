// Generates docs/openapi.json from the contract. With --write it writes the file. Without, it compares the file with the
// contract and fails if they differ.
import { buildOpenApi } from '../apps/api/src/reference/build-openapi.ts';
import { writeOrCheckFiles } from './docs/write-or-check-files.ts';

const document = buildOpenApi();
const faults = writeOrCheckFiles(
  { 'docs/openapi.json': `${JSON.stringify(document, null, 2)}\n` },
  { command: 'pnpm openapi --write', isWriting: process.argv.includes('--write') },
);

for (const fault of faults) console.error(fault);
console.log(`${Object.keys(document.paths).length} paths, ${Object.keys(document.components.schemas).length} schemas`);
if (faults.length > 0) process.exitCode = 1;
