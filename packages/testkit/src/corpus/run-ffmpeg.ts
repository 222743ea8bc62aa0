import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Recipe = {
  /** The arguments between the program and the output name; `@` stands for the folder of the inputs. */
  options: string | readonly string[];
  extension: string;
  inputs?: Record<string, Buffer>;
};

/** Caches small clips, because hundreds of corpus files are built from them. */
const kept = new Map<string, Buffer>();
const keepUpToBytes = 500_000;

export async function runFfmpeg(recipe: Recipe): Promise<Buffer> {
  const key = JSON.stringify([recipe.options, recipe.extension]);
  const bytes = kept.get(key) ?? (await runOnce(recipe));
  if (bytes.length <= keepUpToBytes) kept.set(key, bytes);
  return Buffer.from(bytes);
}

/** One thread and no timestamps, so that the bytes are the same every time. */
const steady = '-threads 1 -fflags +bitexact -flags +bitexact'.split(' ');

async function runOnce({ options, extension, inputs = {} }: Recipe): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'corpus-'));
  try {
    for (const [name, bytes] of Object.entries(inputs)) await writeFile(path.join(folder, name), bytes);
    const result = path.join(folder, `result.${extension}`);
    const args = typeof options === 'string' ? options.split(' ') : options;
    const placed = args.map((option) => option.replaceAll('@', folder));
    await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...placed, ...steady, result]);
    return await readFile(result);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
