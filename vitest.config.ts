import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromium } from './chromium.config.ts';

const integration = '**/*.integration.test.ts';
const nowhere = ['**/node_modules/**', '**/dist/**', '.cache/**'];

export default defineConfig({
  test: {
    teardownTimeout: 30_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps,scripts,e2e}/**/*.test.ts'],
          exclude: [...nowhere, integration],
          environment: 'node',
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: 'apps/web',
        // A scratch folder of its own: a dev server may be running beside the tests.
        cacheDir: '../../.cache/vite-component',
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
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
          name: 'integration',
          include: [`{packages,apps,scripts,e2e}/${integration}`],
          exclude: nowhere,
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // One more than the cores CI has: these files mostly wait for locks, children and streams.
          maxWorkers: 3,
          // As with the journeys of the browser: a busy machine may starve one of them; a fault fails twice.
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
