// The last step of .ci/run: reads its stages and their reports, lists the failures, prints `N passed, N failed`.
import { readFileSync } from 'node:fs';
import { type CountedReport, countStage, type Stage } from './results/count-stage.ts';
import { nameFaults, type TestReport } from './results/name-faults.ts';

let [passed, failed] = [0, 0];
for (const line of readFileSync('.cache/stages.tsv', 'utf8').trim().split('\n')) {
  const [kind, name = '', status] = line.split('\t') as [Stage['kind'], ...string[]];
  const report = kind === 'tests' ? readReport(name) : {};
  for (const fault of nameFaults(report)) console.log(`FAILED: ${fault.name}\n    ${fault.why}`);
  const count = countStage({ kind, ok: status === '0' }, report);
  passed += count.passed;
  failed += count.failed;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

function readReport(name: string): CountedReport & TestReport {
  try {
    return JSON.parse(readFileSync(`.cache/${name}.json`, 'utf8')) as CountedReport & TestReport;
  } catch {
    return {}; // Missing or truncated: the stage counts as failed.
  }
}
