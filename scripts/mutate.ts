import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parts } from './mutations/parts.ts';

/**
 * Changes every expression of a part one at a time (Stryker) and counts the changes that its tests notice:
 * `pnpm mutate vault quotes`. Needs Postgres and Redis for leases, spend and sharing.
 */
const ROOT = join(import.meta.dirname, '..');
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (wanted.length === 0 || unknown.length > 0) {
  console.error(`which part? ${Object.keys(parts).join(', ')}`);
  process.exit(1);
}

for (const [name, { mutate, tests }] of Object.entries(parts)) {
  if (!wanted.includes(name)) continue;
  const folder = join(ROOT, '.cache/mutations');
  await mkdir(folder, { recursive: true });
  const settings = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    packageManager: 'pnpm',
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    mutate,
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: 60_000,
    // It would rewrite the paths of a tsconfig with functions that TypeScript 7 does not have.
    tsconfigFile: 'no-tsconfig.json',
    tempDirName: '.cache/mutations/work',
    reporters: ['clear-text', 'json'],
    jsonReporter: { fileName: join(folder, `${name}.json`) },
    clearTextReporter: { allowColor: false, logTests: false },
  };
  const file = join(folder, `${name}.config.json`);
  await writeFile(file, JSON.stringify(settings));
  const child = spawn('pnpm', ['exec', 'stryker', 'run', file], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PROPERTY_SHARE: process.env.PROPERTY_SHARE ?? '0.02', MUTATION_TESTS: tests.join(',') },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = 1;
}
