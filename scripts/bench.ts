import { BARE_PDF_ROLE, measureFiles, serveBarePdf } from './bench/measure-files.ts';
import { measureFirstText } from './bench/measure-first-text.ts';
import { BARE_STREAMS_ROLE, measureIdleReaders, serveBareStreams } from './bench/measure-idle-readers.ts';
import { measureLiveLoad } from './bench/measure-live-load.ts';
import { measureMedia } from './bench/measure-media.ts';
import { measureUploads } from './bench/measure-uploads.ts';
import { type Options, type PartName, readOptions } from './bench/options.ts';
import { renderTable, type BenchRow } from './bench/rows.ts';
import { stopSystems } from './bench/system.ts';
import { UPLOAD_ROLE } from './bench/upload-process.ts';
import { serveUploads } from './bench/upload-server.ts';

/**
 * Benchmarks the real processes on loopback against a simulated model. Absolute figures depend on the machine; ratios
 * carry over.
 */
const parts: Record<PartName, (options: Options) => Promise<BenchRow[]>> = {
  'first-text': ({ rounds }) => measureFirstText(rounds),
  live: measureLiveLoad,
  readers: ({ readers }) => measureIdleReaders(import.meta.filename, readers),
  files: () => measureFiles(import.meta.filename),
  media: ({ rounds }) => measureMedia(rounds),
  uploads: ({ rounds }) => measureUploads(import.meta.filename, rounds),
};

/** The roles of the comparison processes. */
const roles: Record<string, () => void | Promise<void>> = {
  [BARE_STREAMS_ROLE]: serveBareStreams,
  [BARE_PDF_ROLE]: serveBarePdf,
  [UPLOAD_ROLE]: serveUploads,
};

async function main(given: string[]): Promise<void> {
  const serve = roles[given[0] ?? ''];
  if (serve) return serve();
  if (process.platform !== 'linux') throw new Error('processor time is read from /proc: the bench runs on Linux');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stopSystems().finally(() => process.exit(1)));
  }
  const options = readOptions(given);
  const rows: BenchRow[] = [];
  for (const part of options.parts) {
    const began = performance.now();
    rows.push(...(await parts[part](options)));
    console.error(`${part} took ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  }
  console.log(renderTable(rows));
}

main(process.argv.slice(2)).catch(async (error: unknown) => {
  console.error((error as Error).message);
  await stopSystems();
  process.exit(1);
});
