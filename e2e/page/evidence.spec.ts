import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { analysisText, button } from '../support/parts.ts';
import { openFinished } from '../support/seed.ts';

const reader = (page: Page) => page.getByRole('dialog', { name: 'ANALYSIS' });
const source = (page: Page) => reader(page).getByRole('region', { name: 'Your text' });
const report = (page: Page) => reader(page).getByRole('region', { name: 'Analysis text' });

const DEVICES = [
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const;

for (const [device, options] of DEVICES)
  test(`on ${device} a quote leads to its passage and the passage back`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', ...options });
    const page = await context.newPage();
    await openFinished(page);
    await button(page, 'Open reading view').click();
    const quote = report(page).getByRole('button').nth(1);
    const words = (await quote.innerText()).replaceAll(/[“”]/g, '');

    await quote.click();
    const passage = source(page).locator('[aria-current]');
    await expect(passage).toContainText(words);
    await expect(passage).toBeInViewport();
    await page.keyboard.press('Enter');

    await expect(report(page).locator('[aria-current]')).toContainText(words);
    await expect(report(page).locator('[aria-current]')).toBeInViewport();
    await context.close();
  });

test('a click on a quote in the panel opens the reading view at that quote', async ({ page }) => {
  await openFinished(page);
  const quote = analysisText(page).locator('blockquote').nth(2);
  const words = await quote.locator('p').first().innerText();

  await quote.click();

  await expect(report(page).locator('[aria-current]')).toHaveText(words);
  await expect(report(page).locator('[aria-current]')).toBeInViewport();
  await expect(source(page).locator('[aria-current]')).toBeInViewport();
});
