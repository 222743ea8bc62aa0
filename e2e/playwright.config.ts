import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

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
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    browserName: 'chromium',
    headless: true,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
