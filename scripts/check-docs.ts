// Checks the documents: links and headings resolve, named files and scripts exist, and blocks marked `sh run` are run.
// Those blocks also compare generated documents with the code.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { checkDocument, type Repository } from './docs/check-document.ts';
import { runBlocks } from './docs/run-blocks.ts';

/** Reports written by models, not our own documents. */
const SAMPLES = /^docs\/samples\//;

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && existsSync(file));
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const repository: Repository = {
  files,
  scripts: Object.keys(scripts),
  isIgnored: (path) => spawnSync('git', ['check-ignore', '--quiet', path]).status === 0,
  read: (path) => readFileSync(path, 'utf8'),
};
const documents = files.filter((file) => file.endsWith('.md') && !SAMPLES.test(file));
const runs = documents.map((path) => runBlocks(path, repository.read(path)));
const faults = [
  ...documents.flatMap((path) => checkDocument(path, repository)),
  ...runs.flatMap(({ faults: ended }) => ended),
];

for (const fault of faults) console.error(fault);
const blocks = runs.reduce((sum, { count }) => sum + count, 0);
console.log(`${documents.length} documents, ${blocks} blocks run, ${faults.length} faults`);
if (faults.length > 0 || documents.length === 0 || blocks === 0) process.exitCode = 1;
