import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromium } from '../chromium.config.ts';

const report = fileURLToPath(new URL('../.cache/e2e.json', import.meta.url));
const traces = fileURLToPath(new URL('../.cache/e2e', import.meta.url));

// The fixtures start the processes: there is no server here to wait for.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: traces,
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // A busy machine may starve one of two hundred journeys; a fault fails twice.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    browserName: 'chromium',
    headless: true,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: chromium,
  },
});
