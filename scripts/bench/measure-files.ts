import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportedReport } from '@app/core/export/exported-report';
import { openRendererPool } from '@app/core/export/renderer/renderer-pool';
import { extractDocument } from '@app/core/extract/extract-document';
import { renderImage } from '@app/core/extract/images/render-image';
import { rendererCommand } from '@app/core/extract/sandbox/renderer-command';
import { openSandbox, type Sandbox } from '@app/core/extract/sandbox/sandbox';
import { inWorkFolder } from '@app/core/extract/sandbox/work-folder';
import { sampleVideo } from '@app/core/extract/video/sample-video';
import { openLog } from '@app/core/log/log';
import { makeJpeg } from '@app/testkit/corpus/jpeg';
import { runFfmpeg } from '@app/testkit/corpus/run-ffmpeg';
import { treeOf } from '@app/testkit/process-tree';
import { watchProcess } from '@app/testkit/watch-process';
import { type BenchRow, inMs, inPercentiles } from './statistics.ts';

const FILES = 60;
const FONTS = ['/usr/share/fonts'];
const samples = new URL('../../docs/samples/', import.meta.url);
const { signal } = new AbortController();

async function withSandbox(measure: (sandbox: Sandbox) => Promise<BenchRow[]>): Promise<BenchRow[]> {
  const workFolder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    return await measure(await openSandbox({ workFolder }, openLog('silent')));
  } finally {
    await rm(workFolder, { recursive: true, force: true });
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** Measures the cost of a download, rendered in a child process. */
export const measureFiles = (files = FILES): Promise<BenchRow[]> =>
  withSandbox(async (sandbox) => {
    const report: ExportedReport = {
      framework: 'bigfive',
      provider: 'openai',
      createdAt: '2026-11-15T08:00:00.000Z',
      text: await readFile(new URL('bigfive.md', samples), 'utf8'),
    };
    const renderer = openRendererPool({ command: rendererCommand(sandbox, FONTS) });
    const make = (format: 'pdf' | 'docx') => timed(() => renderer.render({ format, report }, signal));
    try {
      const firstMs = await make('pdf');
      await make('docx');
      const [, child = 0] = treeOf(process.pid);
      const watch = watchProcess(child);
      const rows: BenchRow[] = [];
      for (const format of ['pdf', 'docx'] as const) {
        await watch.takeCpuSeconds();
        const times: number[] = [];
        for (let file = 0; file < files; file += 1) times.push(await make(format));
        const cpuMs = ((await watch.takeCpuSeconds()) * 1_000) / files;
        rows.push({
          metric: `${format.toUpperCase()} of a Big Five report, ${files} one after another`,
          figure: `${inPercentiles(times, 50, 95)}, CPU ${inMs(cpuMs)}`,
          limit: `the first of a child takes ${inMs(firstMs)}, it holds ${watch.takePeakMb()} MB`,
        });
      }
      watch.stop();
      return rows;
    } finally {
      renderer.close();
    }
  });

type Material = { name: string; bytes: Buffer; read(sandbox: Sandbox, folder: string): Promise<unknown> };

/** Measures the cost of reading a file in throw-away child processes. */
export const measureMedia = (rounds = 5): Promise<BenchRow[]> =>
  withSandbox(async (sandbox) => {
    const watch = watchProcess(process.pid);
    const rows: BenchRow[] = [];
    for (const { name, bytes, read } of await materials()) {
      await watch.takeCpuSeconds();
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1)
        await inWorkFolder(sandbox, async (folder) => {
          await writeFile(join(folder, 'input'), bytes);
          times.push(await timed(() => read(sandbox, folder)));
        });
      const cpuMs = ((await watch.takeCpuSeconds()) * 1_000) / rounds;
      rows.push({
        metric: `${name} read (${rounds} times, ${sandbox.isolation})`,
        figure: `${inPercentiles(times, 50)}, CPU ${inMs(cpuMs)}`,
        limit: 'decoding; a child for each step starts in about a tenth of a second',
      });
    }
    watch.stop();
    return rows;
  });

async function materials(): Promise<Material[]> {
  const film = '-f lavfi -i testsrc2=s=1280x720:d=30:r=30 -f lavfi -i sine=frequency=440:duration=30';
  const codecs = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p -c:a aac -shortest';
  const [pdf, jpeg, clip] = await Promise.all([
    readFile(new URL('bigfive.pdf', samples)),
    makeJpeg(4_000, 3_000),
    runFfmpeg({ options: `${film} ${codecs}`.split(' '), extension: 'mp4' }),
  ]);
  const input = { name: 'input' };
  return [
    {
      name: 'a PDF of four pages',
      bytes: pdf,
      read: (sandbox, folder) => extractDocument(sandbox, { ...input, folder, format: 'pdf' }, signal),
    },
    {
      name: 'a JPEG of 12 megapixels',
      bytes: jpeg,
      read: (sandbox, folder) => renderImage(sandbox, { ...input, folder, format: 'jpeg' }, signal),
    },
    {
      name: 'a clip of 30 s, 720p, with sound',
      bytes: clip,
      read: (sandbox, folder) => sampleVideo(sandbox, { ...input, folder, format: 'mp4' }, signal),
    },
  ];
}
