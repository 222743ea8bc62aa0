import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { countStage } from '../count-results.ts';
import type { LongProof } from './proofs.ts';

export type Result = { proof: LongProof; passed: number; failed: number; seconds: number };

const FOLDER = '.cache/prove';

/**
 * Runs the tests of one proof at full size. Their output goes to standard error, because standard output is for the
 * table.
 */
export async function runProof(proof: LongProof): Promise<Result> {
  await mkdir(FOLDER, { recursive: true });
  const report = join(FOLDER, `${proof.promise}.json`);
  await rm(report, { force: true });
  const began = performance.now();
  const child = spawn('pnpm', ['exec', 'vitest', ...parametersOf(proof, report)], {
    env: { ...process.env, ...proof.size },
    stdio: ['ignore', process.stderr.fd, process.stderr.fd],
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  const counted = await readFile(report, 'utf8').then(
    (text) => JSON.parse(text) as unknown,
    () => undefined, // without a report the proof has failed
  );
  const count = countStage({ kind: 'tests', name: proof.promise, ok: code === 0 }, counted);
  return { proof, ...count, seconds: (performance.now() - began) / 1_000 };
}

function parametersOf({ file, title }: LongProof, report: string): string[] {
  const only = title ? ['-t', title] : [];
  return [
    'run',
    '--project=integration',
    '--project=faults',
    '--project=long',
    file,
    ...only,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
}
