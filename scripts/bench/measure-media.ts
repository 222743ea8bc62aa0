import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractDocument } from '@app/core/extract/extract-document';
import { renderImage } from '@app/core/extract/images/render-image';
import { openSandbox, type Sandbox } from '@app/core/extract/sandbox/sandbox';
import { inWorkFolder } from '@app/core/extract/sandbox/work-folder';
import { sampleVideo } from '@app/core/extract/video/sample-video';
import { openLog } from '@app/core/log/log';
import { makeJpeg } from '@app/testkit/corpus/jpeg';
import { runFfmpeg } from '@app/testkit/corpus/run-ffmpeg';
import { readChildrenCpu } from './process-cost.ts';
import type { BenchRow } from './rows.ts';
import { inMs, median } from './statistics.ts';

type Material = { name: string; bytes: Buffer; read(folder: string, sandbox: Sandbox): Promise<unknown> };

const signal = new AbortController().signal;

/** Measures the cost of reading a file in throw-away child processes. */
export async function measureMedia(rounds = 5): Promise<BenchRow[]> {
  const workFolder = await mkdtemp(join(tmpdir(), 'bench-media-'));
  try {
    const sandbox = await openSandbox({ workFolder }, openLog('silent'));
    const rows: BenchRow[] = [];
    for (const material of await materials()) {
      const times: number[] = [];
      const before = await readChildrenCpu(process.pid);
      for (let round = 0; round < rounds; round += 1) times.push(await readOnce(sandbox, material));
      const cpuMs = ((await readChildrenCpu(process.pid)) - before) / rounds;
      rows.push({
        metric: `${material.name} read (${rounds} times, ${sandbox.isolation})`,
        figure: `p50 ${inMs(median(times))}, CPU ${inMs(cpuMs)}`,
        limit: 'decoding; a child for each step starts in about a tenth of a second',
      });
    }
    return rows;
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

function readOnce(sandbox: Sandbox, { bytes, read }: Material): Promise<number> {
  return inWorkFolder(sandbox, async (folder) => {
    await writeFile(join(folder, 'input'), bytes);
    const began = performance.now();
    await read(folder, sandbox);
    return performance.now() - began;
  });
}

async function materials(): Promise<Material[]> {
  const film = [
    '-f',
    'lavfi',
    '-i',
    'testsrc2=s=1280x720:d=30:r=30',
    '-f',
    'lavfi',
    '-i',
    'sine=frequency=440:duration=30',
  ];
  const codecs = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-shortest'];
  const [pdf, jpeg, clip] = await Promise.all([
    readFile(new URL('../../docs/samples/bigfive.pdf', import.meta.url)),
    makeJpeg(4_000, 3_000),
    runFfmpeg({ options: [...film, ...codecs], extension: 'mp4' }),
  ]);
  const file = (folder: string) => ({ folder, name: 'input' });
  return [
    {
      name: 'a PDF of four pages',
      bytes: pdf,
      read: (folder, sandbox) => extractDocument(sandbox, { ...file(folder), format: 'pdf' }, signal),
    },
    {
      name: 'a JPEG of 12 megapixels',
      bytes: jpeg,
      read: (folder, sandbox) => renderImage(sandbox, { ...file(folder), format: 'jpeg' }, signal),
    },
    {
      name: 'a clip of 30 s, 720p, with sound',
      bytes: clip,
      read: (folder, sandbox) => sampleVideo(sandbox, { ...file(folder), format: 'mp4' }, signal),
    },
  ];
}
