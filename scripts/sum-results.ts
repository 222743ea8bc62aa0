// The last word of .ci/run: reads its list of stages and the reports beside it, prints `N passed, N failed`.
import { readFile } from 'node:fs/promises';
import { type Count, countStage, type Stage } from './count-results.ts';

const lines = (await readFile('.cache/stages.tsv', 'utf8')).trim().split('\n');
const counts = await Promise.all(lines.map(async (line) => count(readStage(line))));
const passed = counts.reduce((sum, stage) => sum + stage.passed, 0);
const failed = counts.reduce((sum, stage) => sum + stage.failed, 0);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function readStage(line: string): Stage {
  const [kind, name, status] = line.split('\t');
  if (name === undefined || (kind !== 'setup' && kind !== 'check' && kind !== 'tests')) {
    throw new Error(`Not a stage: ${line}`);
  }
  return { kind, name, ok: status === '0' };
}

async function count(stage: Stage): Promise<Count> {
  return countStage(stage, stage.kind === 'tests' ? await readReport(stage.name) : undefined);
}

async function readReport(name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(`.cache/${name}.json`, 'utf8'));
  } catch {
    return undefined; // Absent or cut off: the stage counts as failed.
  }
}
