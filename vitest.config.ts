import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from './chromium.config.ts';

const integration = '**/*.integration.test.ts';
const faults = 'e2e/faults/*.integration.test.ts';
const long = '**/*.long.test.ts';
/** What a connection says when its other end is gone. Tests end servers on purpose, some of them after their last line. */
const lostConnection =
  /ECONNRESET|ECONNREFUSED|EPIPE|socket hang up|other side closed|Connection (is closed|terminated|ended)|Closing rpc while/i;
const nowhere = ['**/node_modules/**', '**/dist/**', '.cache/**'];

/** By default vitest leaves one core free: on two cores that is half the speed. */
const everyCore = '100%';

/** Tests that need Postgres, Redis and processes of their own. */
const real = {
  environment: 'node',
  testTimeout: 240_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
  // One more than the cores CI has: these files mostly wait for locks, children and streams.
  maxWorkers: 3,
} as const;

export default defineConfig({
  test: {
    teardownTimeout: 30_000,
    onUnhandledError({ name, message }) {
      if (!lostConnection.test(message)) return true;
      process.stderr.write(`a connection was lost and nobody waited for it: ${name} ${message}\n`);
      return false;
    },
    // Each has an order of its own: projects with different numbers of workers run one after another.
    projects: [
      {
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          maxWorkers: everyCore,
          // Loading the modules anew for each file took two thirds of the time; these tests change nothing global.
          isolate: false,
          include: ['{packages,apps,scripts,e2e,eval}/**/*.test.ts'],
          exclude: [...nowhere, integration, long],
          environment: 'node',
          // Time limits end what hangs; a busy machine may be slow.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: 'apps/web',
        // A scratch folder of its own: a dev server may be running beside the tests.
        cacheDir: '../../.cache/vite-component',
        test: {
          name: 'component',
          sequence: { groupOrder: 1 },
          maxWorkers: everyCore,
          // The page's own process knows no environment.
          env: { PROPERTY_SHARE: process.env.PROPERTY_SHARE ?? '1' },
          include: ['src/**/*.test.tsx'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            instances: [{ browser: 'chromium' }],
            provider: playwright({ launchOptions: chromium }),
          },
        },
      },
      {
        test: {
          ...real,
          name: 'integration',
          sequence: { groupOrder: 2 },
          include: [`{packages,apps,scripts,e2e,eval}/${integration}`],
          exclude: [...nowhere, faults],
          // Loading the modules anew for each file took a third of the time. A test that sets a clock weeks ahead is one
          // of `faults`: an id made with a later date would keep all that follow in the future.
          isolate: false,
        },
      },
      // Processes that are killed and frozen: all files at a time, as they mostly wait for leases to end.
      {
        test: {
          ...real,
          name: 'faults',
          sequence: { groupOrder: 3 },
          include: [faults],
          exclude: nowhere,
          maxWorkers: 4,
        },
      },
      // Each night: they show at length what tests of the other projects show in short.
      {
        test: {
          ...real,
          name: 'long',
          sequence: { groupOrder: 4 },
          include: [`{packages,apps,scripts,e2e,eval}/${long}`],
          exclude: nowhere,
          maxWorkers: 1,
        },
      },
    ],
  },
});
