// Checks the documents: links and headings resolve, named files and scripts exist.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { checkDocument, type Repository } from './docs/check-document.ts';
import { listFiles } from './check/list-files.ts';

/** Reports written by models, not our own documents. */
const SAMPLES = /^docs\/samples\//;

const files = listFiles();
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const repository: Repository = {
  files,
  scripts: Object.keys(scripts),
  isIgnored: (path) => spawnSync('git', ['check-ignore', '--quiet', path]).status === 0,
  read: (path) => readFileSync(path, 'utf8'),
};
const documents = files.filter((file) => file.endsWith('.md') && !SAMPLES.test(file));
const faults = documents.flatMap((path) => checkDocument(path, repository));

for (const fault of faults) console.error(fault);
console.log(`${documents.length} documents, ${faults.length} faults`);
if (faults.length > 0 || documents.length === 0) process.exitCode = 1;
