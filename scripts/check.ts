// Every check that needs no test run: `pnpm check`. With `--changed`: the files that differ from the main branch, the types,
// and the unit tests that import them.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';

const checks = [
  ['lint', 'pnpm lint'],
  ['types', 'pnpm types'],
  ['boundaries', 'pnpm boundaries'],
  ['unused', 'pnpm unused'],
  ['deploy', 'pnpm deploy:check'],
  ['docs', 'pnpm docs:check'],
  ['secrets', 'pnpm secrets'],
  ['supply', 'pnpm supply'],
  ['sbom', 'pnpm supply:sbom'],
  ['spec', 'pnpm spec'],
  ['words', 'pnpm words'],
  ['names', 'pnpm names'],
  ['format', 'pnpm exec oxfmt --check'],
] as const;
/** Most checks use one core, and lint uses all of them. */
const AT_ONCE = 2;

const jobs: [string, string][] = process.argv.includes('--changed') ? changedChecks() : checks.map(([...job]) => job);
let failed = 0;
await Promise.all(Array.from({ length: AT_ONCE }, work));
process.exitCode = failed > 0 ? 1 : 0;

async function work(): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const [name, command] = job;
    const began = performance.now();
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    const [code] = (await once(child, 'close')) as [number | null];
    const seconds = ((performance.now() - began) / 1_000).toFixed(1);
    if (code !== 0) {
      failed += 1;
      process.stderr.write(Buffer.concat(output));
    }
    process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} ${seconds} s\n`);
  }
}

function changedChecks(): [string, string][] {
  const files = execFileSync('git', ['diff', '--name-only', '--diff-filter=d', 'main'], { encoding: 'utf8' });
  const sources = files
    .trim()
    .split('\n')
    .filter((file) => /\.(ts|tsx)$/.test(file));
  const list = sources.join(' ');
  return [
    ['types', 'pnpm types'],
    ...(list
      ? ([
          ['format', `pnpm exec oxfmt --check ${list}`],
          ['lint', `pnpm exec oxlint --type-aware --deny-warnings ${list}`],
          ['tests', 'pnpm exec vitest run --project unit --changed main'],
        ] as [string, string][])
      : []),
  ];
}
