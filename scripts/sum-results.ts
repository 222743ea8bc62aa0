// The last step of .ci/run: reads its stages and their reports, lists the failures, prints `N passed, N failed`.
import { readFile } from 'node:fs/promises';
import { countStage, type Stage } from './count-results.ts';
import { nameFaults } from './name-faults.ts';

const lines = (await readFile('.cache/stages.tsv', 'utf8')).trim().split('\n');
const stages = await Promise.all(lines.map(readStage));
for (const { report } of stages) {
  for (const { name, why } of nameFaults(report)) console.log(`FAILED: ${name}\n    ${why}`);
}
const counts = stages.map(({ stage, report }) => countStage(stage, report));
const passed = counts.reduce((sum, stage) => sum + stage.passed, 0);
const failed = counts.reduce((sum, stage) => sum + stage.failed, 0);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function readStage(line: string): Promise<{ stage: Stage; report: unknown }> {
  const [kind, name, status] = line.split('\t');
  if (name === undefined || (kind !== 'setup' && kind !== 'check' && kind !== 'tests')) {
    throw new Error(`Not a stage: ${line}`);
  }
  return {
    stage: { kind, name, ok: status === '0' },
    report: kind === 'tests' ? await readReport(name) : undefined,
  };
}

async function readReport(name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(`.cache/${name}.json`, 'utf8'));
  } catch {
    return undefined; // Missing or truncated: the stage counts as failed.
  }
}
