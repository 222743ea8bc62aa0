import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Guard } from './guards/guard.ts';
import { guards } from './guards/guards.ts';

/**
 * Removes each guard in a copy of the files and runs the test that must fail: a test that still passes proves nothing.
 * `pnpm prove:guards P1.5` tries the guards of one promise.
 */
const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..');
const MAX_MS = 600_000;

const wanted = process.argv.slice(2);
const chosen = guards.filter(({ promise }) => wanted.length === 0 || wanted.includes(promise));
const copy = await mkdtemp(join(tmpdir(), 'guards-'));
const unnoticed: Guard[] = [];
try {
  const { stdout } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  for (const file of stdout.split('\0').filter(Boolean)) await cp(join(ROOT, file), join(copy, file));
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: copy });
  console.log('| promise | removed guard | test | noticed |\n|---|---|---|---|');
  for (const guard of chosen) {
    const failed = await tryWithout(guard);
    if (!failed) unnoticed.push(guard);
    console.log(
      `| ${guard.promise} | ${guard.guard} | ${guard.test}: ${failed?.title ?? guard.title ?? 'every test'} | ${failed ? 'yes' : 'NO'} |`,
    );
    console.error(`  ${failed?.failureMessages[0]?.split('\n')[0] ?? 'nothing failed'}`);
  }
} finally {
  await rm(copy, { recursive: true, force: true });
}
console.log(`\n${chosen.length - unnoticed.length} of ${chosen.length} removed guards made their test fail`);
process.exitCode = unnoticed.length === 0 && chosen.length > 0 ? 0 : 1;

type Failed = { title: string; failureMessages: string[] };
type Report = { testResults: { assertionResults: (Failed & { status: string })[] }[] };

/** Returns the first test that fails without the guard. */
async function tryWithout(guard: Guard): Promise<Failed | undefined> {
  const { test, title } = guard;
  const before = new Map<string, string>();
  for (const { file, find, replace } of guard.edits) {
    const source = await readFile(join(copy, file), 'utf8');
    if (!before.has(file)) before.set(file, source);
    if (source.split(find).length !== 2) throw new Error(`${file}: the guard is not there`);
    await writeFile(
      join(copy, file),
      source.replace(find, () => replace),
    );
  }
  const report = join(copy, '.cache/guard.json');
  const projects = /\.(integration|long)\.test\.ts$/.test(test) ? ['integration', 'faults', 'long'] : ['unit'];
  const named = title ? ['-t', title] : [];
  const parameters = [
    'exec',
    'vitest',
    'run',
    ...projects.map((name) => `--project=${name}`),
    test,
    ...named,
    '--bail=1',
  ];
  try {
    await run('pnpm', [...parameters, '--reporter=json', `--outputFile.json=${report}`], {
      cwd: copy,
      timeout: MAX_MS,
      maxBuffer: 64 * 1024 * 1024,
    }).catch(() => {}); // the report decides
    const { testResults } = JSON.parse(await readFile(report, 'utf8')) as Report;
    return testResults.flatMap(({ assertionResults }) => assertionResults).find(({ status }) => status === 'failed');
  } finally {
    for (const [file, source] of before) await writeFile(join(copy, file), source);
    await rm(report, { force: true });
  }
}
