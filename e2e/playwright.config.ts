import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromium } from '../chromium.config.ts';

const report = fileURLToPath(new URL('../.cache/e2e.json', import.meta.url));
const traces = fileURLToPath(new URL('../.cache/e2e', import.meta.url));

const measured = ['**/lighthouse.spec.ts', '**/upload-speed.spec.ts'];

/** Chromium draws its address bar's menu for every window, as dear as our page. The rest is what Playwright switches off. */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

// The fixtures start the processes: there is no server here to wait for.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: traces,
  // Each has its own processes; the tests of a file stay in order, in one of them.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  // A busy machine may starve one of two hundred journeys; a fault fails twice.
  retries: 1,
  // Time limits end what hangs; a busy machine may be slow.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  projects: [
    { name: 'page', testIgnore: measured },
    // Best run alone, with `--project measured --workers 1`: anything beside them is measured, too.
    { name: 'measured', testMatch: measured },
  ],
  reporter: [['list'], ['json', { outputFile: report }]],
  use: {
    browserName: 'chromium',
    headless: true,
    // Recording every test would cost a third of the time; a fault is recorded when it is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { ...chromium, args: [...chromium.args, `--disable-features=${disabledFeatures.join()}`] },
  },
});
