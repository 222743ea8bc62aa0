// Checks that exported type names are unique and that replaced names do not come back, in every file that is or could be
// committed. An empty list proves nothing, so zero files are a failure.
import { readFileSync } from 'node:fs';
import { listFiles } from './check/list-files.ts';
import { findBannedWords } from './names/find-banned-words.ts';
import { findRepeatedTypes } from './names/find-repeated-types.ts';

const files = listFiles()
  .filter((path) => /\.(tsx?|md)$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const faults = [...findRepeatedTypes(files.filter(({ path }) => !path.endsWith('.md'))), ...findBannedWords(files)];

for (const fault of faults) console.error(fault);
console.log(`${files.length} files, ${faults.length} faults`);
process.exitCode = faults.length > 0 || files.length === 0 ? 1 : 0;
