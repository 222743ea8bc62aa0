import { sampleText } from '@app/testkit/sample-text';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { chooseSlow } from './support/models.ts';
import { analysisText as analysis, textBox as box } from './support/parts.ts';
import { openFinished, sessionLabel } from './support/seed.ts';

/** Records every text the panel shows, in order, without repeats. */
async function recordText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenTexts: seen });
    new MutationObserver(() => {
      const text = document.querySelector('.report')?.textContent ?? '';
      if (text && text !== seen.at(-1)) seen.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const seenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seenTexts: string[] }).seenTexts);

const countShrunk = (seen: string[]): number =>
  seen.filter((text, index) => text.length < (seen[index - 1]?.length ?? 0) - 1).length;

test('a report streams, only grows, survives a reload, and continues to its stored end', async ({ page, stack }) => {
  await recordText(page);
  await page.goto('/');
  await chooseSlow(page);
  await box(page).fill(sampleText('reload'));
  await page.getByRole('button', { name: 'Analyze Text' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  // The letter appears when one is chosen; before that the page shows what was noticed.
  await expect(analysis(page)).toContainText('Noticing', { timeout: 80_000 });
  const before = await seenTexts(page);

  await page.reload();

  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('Analysis Complete', { exact: true })).toBeVisible({ timeout: 160_000 });
  const after = await seenTexts(page);
  // Text arrives in steps; how many of them are painted depends on the machine.
  expect(before.length + after.length).toBeGreaterThan(1);
  expect(countShrunk(before)).toBe(0);
  expect(countShrunk(after)).toBeLessThanOrEqual(1); // the caret disappears at the end
  await expect(box(page)).toHaveValue('');
  await expect(page.getByText(/Messages: 1 \(1 from AI\) · Session: /)).toBeVisible();
  // The text before the reload is the beginning of the text after it.
  expect(after.at(-1)).toContain((before.at(-1) ?? '').slice(0, 500));

  const sessionId = await sessionLabel(page);
  const stored = await page.evaluate(async (id) => (await fetch(`/api/messages?sessionId=${id}`)).json(), sessionId);
  expect(stored).toHaveLength(1);
  expect(stack.simulator.requests().filter(({ body }) => JSON.stringify(body).includes('is reload,'))).toHaveLength(7);

  const finished = await analysis(page).textContent();
  await page.reload();
  await expect(analysis(page)).toContainText('How To Read This');
  await expect.poll(() => analysis(page).textContent()).toBe(finished);
});

test('another browser with the same session id sees nothing', async ({ page, browser, baseURL }) => {
  await openFinished(page);
  const sessionId = await sessionLabel(page);

  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(`${baseURL}/?session=${sessionId}`);

  await expect(stranger.getByText('No analysis yet')).toBeVisible();
  await expect(stranger.getByText(new RegExp(`Session: ${sessionId}`))).toBeVisible();
});
