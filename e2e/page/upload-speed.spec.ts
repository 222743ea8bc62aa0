import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { bytes, pick } from '../support/files.ts';
import { button } from '../support/parts.ts';

const MB = 2 ** 20;
/** On a machine of its own it is below 50 ms; a shared one steals time. */
const LIMIT_MS = 1_000;

test('sending 50 MB leaves the page alive', async ({ page }) => {
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
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/analyze'), { timeout: 60_000 });

  const began = Date.now();
  await pick(page, button(page, 'Video'), bytes(50 * MB, 'long.mp4', 'video/mp4'));
  const response = await answered;
  const took = Date.now() - began;

  const longest = await longestGap(page);
  console.log(`50 MB: longest gap of the main thread ${longest} ms (${idle} ms when idle), answered in ${took} ms`);
  // Bytes that are no video are refused: what counts is that all of them arrived.
  expect([202, 415, 422]).toContain(response.status());
  expect(longest).toBeLessThan(LIMIT_MS);
});

/** In milliseconds, since the last time it was asked. */
const longestGap = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { probe } = window as unknown as { probe: { longest: number } };
    const { longest } = probe;
    probe.longest = 0;
    return Math.round(longest);
  });
