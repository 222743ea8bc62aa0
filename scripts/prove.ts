// Proves the promises of docs/SECURITY.md at full size, one after another: `pnpm prove`, or `pnpm prove P1.6 P1.7`.
// Standard output is a table; the output of the tests goes to standard error.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { proofs } from './prove/proofs.ts';
import { type CountedReport, countStage } from './results/count-stage.ts';

const REPORT = '.cache/prove.json';
const PROJECTS = ['--project=integration', '--project=faults', '--project=long'];
const REPORTERS = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];

const names = process.argv.slice(2);
const known = new Set(proofs.map(({ promise }) => promise));
const unknown = names.filter((name) => !known.has(name));
if (unknown.length > 0) {
  console.error(`no proof of ${unknown.join(', ')}; there are ${[...known].join(' ')}`);
  process.exit(1);
}

console.log('| promise | file | tests | size | passed | failed | time |\n|---|---|---|---|---|---|---|');
for (const { promise, file, title, size } of proofs.filter(
  (proof) => names.length === 0 || names.includes(proof.promise),
)) {
  rmSync(REPORT, { force: true });
  const began = performance.now();
  const { status } = spawnSync('pnpm', ['exec', 'vitest', 'run', ...PROJECTS, file, '-t', title, ...REPORTERS], {
    env: { ...process.env, ...size },
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
  });
  const report = existsSync(REPORT) ? (JSON.parse(readFileSync(REPORT, 'utf8')) as CountedReport) : undefined;
  // Vitest calls it a success when the title matches no test; here a run without a test has failed.
  const { passed, failed } = countStage({ kind: 'tests', ok: status === 0 }, report);
  const sizes = Object.entries(size).map((pair) => pair.join('='));
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`| ${[promise, file, title, sizes.join(' '), passed, failed, `${seconds} s`].join(' | ')} |`);
  if (failed > 0) process.exitCode = 1;
}
