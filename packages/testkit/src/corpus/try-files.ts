import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openSandbox } from '@app/core/extract/sandbox/sandbox';
import { openLog } from '@app/core/log/log';
import { type CorpusFile } from './corpus-file.ts';
import { type Trial, tryFile } from './try-file.ts';

/** Each lane has its own work root, so that leftover files can be attributed to one trial. */
export async function tryFiles(
  files: readonly CorpusFile[],
  lanes: number,
  onTrial: (trial: Trial) => unknown = () => undefined,
): Promise<Trial[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'corpus-run-'));
  const waiting = files.values();
  const trials: Trial[] = [];
  const run = async (_: unknown, lane: number): Promise<void> => {
    const sandbox = await openSandbox({ workFolder: path.join(root, `lane-${lane}`) }, openLog('silent'));
    for (const file of waiting) {
      const trial = await tryFile(sandbox, file);
      trials.push(trial);
      onTrial(trial);
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, run));
    return trials;
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
