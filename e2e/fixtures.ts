import { fileURLToPath } from 'node:url';
import { startStack, type Stack } from '@app/testkit/stack';
import { test as base } from '@playwright/test';

const WEB_ROOT = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

/** The whole product with the built page, one for all tests of a file's worker. */
export const test = base.extend<{ baseURL: string }, { stack: Stack }>({
  stack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the parameters
    async ({}, provide) => {
      const stack = await startStack({ environment: { WEB_ROOT }, simulator: { firstTokenMs: 300, chunkMs: 8 } });
      await provide(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ stack }, provide) => provide(stack.apis[0]?.url ?? ''),
});

export { expect } from '@playwright/test';
