// Checks that exported type names are unique and that replaced names do not come back.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findBannedWords, findRepeatedTypes } from './names/find-names.ts';

const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md'], { encoding: 'utf8' }).trim().split('\n');
const files = tracked.map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const faults = [...findRepeatedTypes(files), ...findBannedWords(files)];

for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`${files.length} files, ${faults.length} faults\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
