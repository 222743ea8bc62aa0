// Measures a newcomer's first run: the README's first commands (clone, `bash quickstart`), a text, a finished analysis
// in a browser. All downloads go into new empty folders, and only the system's Node is on the PATH. Fails above the
// limit.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@app/core/processes';
import { analyzeInBrowser } from './quickstart/analyze-in-browser.ts';
import { startQuickstart } from './quickstart/start-quickstart.ts';

const LIMIT_SECONDS = 180;
const PICTURE = '.cache/quickstart.png';

const folder = mkdtempSync(join(tmpdir(), 'quickstart-'));
const began = performance.now();
let last = began;
const step = (name: string): void => {
  const now = performance.now();
  console.log(`${((now - last) / 1_000).toFixed(1).padStart(6)} s  ${name}`);
  last = now;
};

let stop = async (): Promise<void> => undefined;
try {
  mkdirSync('.cache', { recursive: true });
  const quickstart = await startQuickstart({ folder, port: await freePort(), onStep: step });
  stop = quickstart.stop;
  await analyzeInBrowser(quickstart.url, PICTURE, step);
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}

const seconds = (last - began) / 1_000;
console.log(`${seconds.toFixed(1).padStart(6)} s  in all, at most ${LIMIT_SECONDS}; ${PICTURE} shows the end`);
console.log(
  `${(loadavg()[1] ?? 0).toFixed(1).padStart(6)}    processes wanted to run on ${availableParallelism()} cores`,
);
if (seconds > LIMIT_SECONDS) process.exitCode = 1;
