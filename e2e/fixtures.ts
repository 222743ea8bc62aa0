import { fileURLToPath } from 'node:url';
import type { ProcessEnvironment } from '@app/core/processes';
import { startStack, type Stack } from '@app/testkit/stack';
import { test as base } from '@playwright/test';

export const WEB_ROOT = fileURLToPath(new URL('../apps/web/dist', import.meta.url));

/** Most tests need a fast answer; tests of intermediate states use a model of `support/models.ts`. */
const simulator = { firstTokenMs: 30, chunkMs: 1, chunkChars: 24 };
const models = { DEEPSEEK_API_KEY: 'sim-fault=hang-mid;after=80', PERPLEXITY_API_KEY: 'sim-fault=slow' };

/** Marks a test that runs only in the nightly job. */
export const night = { tag: '@night' };

/** The whole product with the built page; all tests of a worker share it. */
export const test = base.extend<
  { baseURL: string; waitsForApp: boolean },
  { settings: ProcessEnvironment; stack: Stack }
>({
  /** Settings for a test file's own stack, set with `test.use`. */
  settings: [{}, { option: true, scope: 'worker' }],
  stack: [
    async ({ settings }, provide) => {
      const stack = await startStack({ processes: true, environment: { WEB_ROOT, ...models, ...settings }, simulator });
      await provide(stack);
      await stack.stop();
    },
    // As long as the stack itself waits for its processes: a busy machine loads their code slowly.
    { scope: 'worker', timeout: 300_000 },
  ],
  /** Whether `page.goto` waits until the app has replaced the shell: before that a drop or a measurement meets the shell. */
  waitsForApp: [true, { option: true }],
  page: async ({ page, waitsForApp }, provide) => {
    const goto = page.goto.bind(page);
    if (waitsForApp)
      page.goto = async (...parameters) => {
        const answer = await goto(...parameters);
        await page.locator('#root[data-shell]').waitFor({ state: 'detached' });
        return answer;
      };
    await provide(page);
  },
  baseURL: async ({ stack }, provide) => provide(stack.apis[0]?.url ?? ''),
});

export { expect } from '@playwright/test';
