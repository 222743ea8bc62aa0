import { fileURLToPath } from 'node:url';
import type { Environment } from '@app/core/processes';
import { startStack, type Stack } from '@app/testkit/stack';
import { test as base } from '@playwright/test';

export const WEB_ROOT = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

/** Most tests want an answer soon; what must be seen in the middle is asked of a model of `support/models.ts`. */
const simulator = { firstTokenMs: 30, chunkMs: 1, chunkChars: 24 };
const models = { DEEPSEEK_API_KEY: 'sim-fault=hang-mid;after=80', PERPLEXITY_API_KEY: 'sim-fault=slow' };

/** The whole product with the built page, one for all tests of a worker. */
export const test = base.extend<{ baseURL: string }, { settings: Environment; stack: Stack }>({
  /** Settings of a file's own stack, by `test.use`. */
  settings: [{}, { option: true, scope: 'worker' }],
  stack: [
    async ({ settings }, provide) => {
      const stack = await startStack({ environment: { WEB_ROOT, ...models, ...settings }, simulator });
      await provide(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ stack }, provide) => provide(stack.apis[0]?.url ?? ''),
});

export { expect } from '@playwright/test';
