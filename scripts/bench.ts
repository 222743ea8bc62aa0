import { BARE_ROLE, serveBareCalls } from './bench/bare-process.ts';
import { measureFirstText } from './bench/measure-first-text.ts';
import { measureLiveLoad } from './bench/measure-live-load.ts';
import { measureUploads } from './bench/measure-uploads.ts';
import { measureWorkerCpu } from './bench/measure-worker-cpu.ts';
import { type Options, type PartName, readOptions } from './bench/options.ts';
import { renderTable, type Row } from './bench/rows.ts';
import { stopSystems } from './bench/system.ts';
import { UPLOAD_ROLE } from './bench/upload-process.ts';
import { serveUploads } from './bench/upload-server.ts';

/** The real processes on loopback against a simulated model. Absolute figures are those of the machine; ratios travel. */
const parts: Record<PartName, (options: Options) => Promise<Row[]>> = {
  a: ({ rounds }) => measureFirstText(rounds),
  b: ({ rounds }) => measureWorkerCpu(import.meta.filename, rounds),
  c: measureLiveLoad,
  d: ({ rounds }) => measureUploads(import.meta.filename, rounds),
};

async function main(given: string[]): Promise<void> {
  if (given[0] === BARE_ROLE) return serveBareCalls();
  if (given[0] === UPLOAD_ROLE) return serveUploads();
  if (process.platform !== 'linux') throw new Error('processor time is read from /proc: the bench runs on Linux');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stopSystems().finally(() => process.exit(1)));
  }
  const options = readOptions(given);
  const rows: Row[] = [];
  for (const part of options.parts) {
    const began = performance.now();
    rows.push(...(await parts[part](options)));
    console.error(`part ${part} took ${((performance.now() - began) / 1_000).toFixed(0)} s`);
  }
  console.log(renderTable(rows));
}

main(process.argv.slice(2)).catch(async (error: unknown) => {
  console.error((error as Error).message);
  await stopSystems();
  process.exit(1);
});
