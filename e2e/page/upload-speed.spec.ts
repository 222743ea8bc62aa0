import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { bytes, pick } from '../support/files.ts';
import { button } from '../support/parts.ts';

const MB = 2 ** 20;
/**
 * CPU time, not wall time. The goal is 50 ms, and 21 to 76 ms were measured; the margin allows for a machine with
 * shared cores.
 */
const LONGEST_TASK_MS = 400;
/** On an idle machine it is below 50 ms, too. */
const LONGEST_GAP_MS = 5_000;

test('sending 50 MB does not block the page', async ({ page, browser }) => {
  await page.goto('/');
  await expect(page.getByText('No analysis yet')).toBeVisible();
  await page.evaluate(() => {
    const probe = { longest: 0, last: performance.now() };
    Object.assign(window, { probe });
    const channel = new MessageChannel();
    const beat = (): void => {
      const now = performance.now();
      probe.longest = Math.max(probe.longest, now - probe.last);
      probe.last = now;
      setTimeout(() => channel.port2.postMessage(0), 1);
    };
    channel.port1.onmessage = beat;
    beat();
  });
  await page.waitForTimeout(2_000);
  const idle = await longestGap(page);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/analyze'), { timeout: 240_000 });

  await browser.startTracing(page, { categories: ['toplevel'] });
  const began = Date.now();
  await pick(page, button(page, 'Video'), bytes(50 * MB, 'long.mp4', 'video/mp4'));
  const response = await answered;
  const took = Date.now() - began;
  const gap = await longestGap(page);
  const task = await longestTask(browser);

  console.log(
    `50 MB: longest task of the main thread ${task} ms of work, ` +
      `longest gap ${gap} ms (${idle} ms when idle), answered in ${took} ms`,
  );
  // The server refuses bytes that are not a video; the test needs only that all of them arrived.
  expect([202, 415, 422]).toContain(response.status());
  expect(task).toBeGreaterThan(0);
  expect(task).toBeLessThan(LONGEST_TASK_MS);
  expect(gap).toBeLessThan(LONGEST_GAP_MS);
});

/** In milliseconds, since the last call. */
const longestGap = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { probe } = window as unknown as { probe: { longest: number } };
    const { longest } = probe;
    probe.longest = 0;
    return Math.round(longest);
  });

type TraceEvent = { pid: number; tid: number; ph: string; name: string; tdur?: number; args: { name?: string } };

/** In milliseconds of CPU time, since tracing began. */
async function longestTask(browser: Browser): Promise<number> {
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const named = traceEvents.filter(({ name }) => name === 'thread_name');
  const mains = new Set(named.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf));
  const tasks = traceEvents.filter((event) => event.ph === 'X' && mains.has(threadOf(event)));
  return Math.round(Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1_000);
}
