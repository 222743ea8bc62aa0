import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromium } from '../chromium.config.ts';

const report = fileURLToPath(new URL('../.cache/e2e.json', import.meta.url));
const pictures = fileURLToPath(new URL('../.cache/e2e', import.meta.url));

const measured = ['**/lighthouse.spec.ts', '**/upload-speed.spec.ts'];

// The fixtures start the processes, so there is no web server to wait for.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: pictures,
  // Each Playwright worker has its own processes; the tests of a file run in order in one worker.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // Timeouts end hanging tests; they are long because a busy machine is slow.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  projects: [
    // What CI runs on each change, and what it leaves to the night: tests with the tag `@night`.
    { name: 'page', testIgnore: measured, grepInvert: /@night/ },
    { name: 'night', testIgnore: measured, grep: /@night/ },
    // Run these alone with `--project measured --workers 1`, because anything running beside them is measured, too.
    { name: 'measured', testMatch: measured },
  ],
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    browserName: 'chromium',
    headless: true,
    // Tracing every test would cost a third of the time: `--trace on` for the one that is looked into.
    screenshot: 'only-on-failure',
    launchOptions: chromium,
  },
});
