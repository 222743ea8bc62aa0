// The contract for callers, in docs/openapi.json and docs/api.md. With --write it regenerates both; without, a
// difference is a fault.
import { buildOpenApi } from '../apps/api/src/reference/build-openapi.ts';
import { keepWritten } from './docs/keep-written.ts';
import { renderMarkdown } from './openapi/render-markdown.ts';

const document = buildOpenApi();
const faults = keepWritten(
  { 'docs/openapi.json': `${JSON.stringify(document, null, 2)}\n`, 'docs/api.md': renderMarkdown(document) },
  { command: 'pnpm openapi --write', isWriting: process.argv.includes('--write') },
);

for (const fault of faults) console.error(fault);
console.log(`${Object.keys(document.paths).length} paths, ${Object.keys(document.components.schemas).length} schemas`);
if (faults.length > 0) process.exitCode = 1;
