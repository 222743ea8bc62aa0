import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExportedReport, ExportFormat } from '@app/core/export/exported-report';
import { openPdfMaker } from '@app/core/export/pdf/to-pdf';
import { openRenderer } from '@app/core/export/renderer/open-renderer';
import { rendererCommand } from '@app/core/extract/sandbox/renderer-command';
import { openSandbox } from '@app/core/extract/sandbox/sandbox';
import { openLog } from '@app/core/log/log';
import { serveComparison, startComparison } from './comparison-process.ts';
import { costOf, listChildren, readCost } from './process-cost.ts';
import type { BenchRow } from './rows.ts';
import { inMs, median, percentile } from './statistics.ts';

/** The argument that runs the bench program as a process that renders PDFs directly. */
export const BARE_PDF_ROLE = 'bare-pdf';

const FONTS = ['/usr/share/fonts'];
const FILES = 60;
const SAMPLE = new URL('../../docs/samples/bigfive.md', import.meta.url);

type Order = { files: number };
type Made = { ms: number[] };

/** Measures the cost of a download, and the extra cost of rendering it in a child process. */
export async function measureFiles(program: string): Promise<BenchRow[]> {
  const report = await readReport();
  const engine = await startComparison<Order, Made>(program, BARE_PDF_ROLE);
  const folder = await mkdtemp(join(tmpdir(), 'bench-files-'));
  const sandbox = await openSandbox({ workFolder: folder }, openLog('silent'));
  const renderer = openRenderer({ command: rendererCommand(sandbox, FONTS) });
  const never = new AbortController().signal;
  const make = async (format: ExportFormat): Promise<number> => {
    const began = performance.now();
    await renderer.render({ format, report }, never);
    return performance.now() - began;
  };
  try {
    await engine.ask({ files: 3 });
    const { result: bare, cpuMs: bareCpu } = await costOf(
      engine.pid,
      async () => (await engine.ask({ files: FILES })).ms,
    );
    const first = await make('pdf');
    await make('docx');
    const child = (await listChildren(process.pid)).find((pid) => pid !== engine.pid) ?? 0;
    const rows: BenchRow[] = [];
    for (const format of ['pdf', 'docx'] as const) {
      const { result: ms, cpuMs } = await costOf(child, async () => {
        const times: number[] = [];
        for (let file = 0; file < FILES; file += 1) times.push(await make(format));
        return times;
      });
      const { peakMb } = await readCost(child);
      const beside =
        format === 'pdf'
          ? `; Typst in the process itself: p50 ${inMs(median(bare))}, CPU ${inMs(bareCpu / FILES)} (${(median(ms) / median(bare)).toFixed(2)} times)`
          : '';
      rows.push({
        metric: `${format.toUpperCase()} of a Big Five report, ${FILES} one after another`,
        figure: `p50 ${inMs(median(ms))}, p95 ${inMs(percentile(ms, 95))}, CPU ${inMs(cpuMs / FILES)}${beside}`,
        limit:
          format === 'pdf'
            ? `setting the type; the first of a child takes ${inMs(first)}, it holds ${peakMb.toFixed(0)} MB`
            : 'zipping and drawing the charts',
      });
    }
    return rows;
  } finally {
    renderer.close();
    engine.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const readReport = async (): Promise<ExportedReport> => ({
  framework: 'bigfive',
  provider: 'openai',
  createdAt: '2026-11-15T08:00:00.000Z',
  text: await readFile(SAMPLE, 'utf8'),
});

export async function serveBarePdf(): Promise<void> {
  const report = await readReport();
  const makePdf = openPdfMaker(FONTS);
  serveComparison(async ({ files }: Order): Promise<Made> => {
    const ms: number[] = [];
    for (let file = 0; file < files; file += 1) {
      const began = performance.now();
      makePdf(report);
      ms.push(performance.now() - began);
    }
    return { ms };
  });
}
