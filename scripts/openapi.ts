// The contract for callers, in docs/openapi.json. With --write it is regenerated; without, a difference is a fault.
import { buildOpenApi } from '../apps/api/src/reference/build-openapi.ts';
import { keepWritten } from './docs/keep-written.ts';

const document = buildOpenApi();
const faults = keepWritten(
  { 'docs/openapi.json': `${JSON.stringify(document, null, 2)}\n` },
  { command: 'pnpm openapi --write', isWriting: process.argv.includes('--write') },
);

for (const fault of faults) console.error(fault);
console.log(`${Object.keys(document.paths).length} paths, ${Object.keys(document.components.schemas).length} schemas`);
if (faults.length > 0) process.exitCode = 1;
