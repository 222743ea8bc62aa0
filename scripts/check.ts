// Every check that needs no test run: `pnpm check`. With `--changed` also the unit tests of what differs from origin/main.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { changed: { type: 'boolean', default: false } } });

const jobs: [name: string, command: string][] = [
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
];
// A tenth of the cases of each property, as in CI: all of them take minutes.
if (values.changed)
  jobs.push(['tests', 'PROPERTY_SHARE=0.1 pnpm exec vitest run --project unit --changed origin/main']);

/** Most checks use one core, and lint uses all of them. */
const AT_ONCE = 2;
await Promise.all(Array.from({ length: AT_ONCE }, work));

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
      process.exitCode = 1;
      process.stderr.write(Buffer.concat(output));
    }
    process.stdout.write(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} ${seconds} s\n`);
  }
}
