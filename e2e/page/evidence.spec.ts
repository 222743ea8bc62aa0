import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { analysisText } from '../support/parts.ts';
import { openFinished } from '../support/seed.ts';

const reader = (page: Page) => page.getByRole('dialog', { name: 'ANALYSIS' });
const source = (page: Page) => reader(page).getByRole('region', { name: 'Your text' });
const report = (page: Page) => reader(page).getByRole('region', { name: 'Analysis text' });

test('a click on a quote in the panel opens the reading view at that quote', async ({ page }) => {
  await openFinished(page);
  await analysisText(page).locator('summary').nth(1).click();
  const quote = analysisText(page).locator('details[open] blockquote').first();
  const words = await quote.locator('p').first().innerText();

  await quote.click();

  await expect(report(page).locator('[aria-current]')).toHaveText(words);
  await expect(report(page).locator('[aria-current]')).toBeInViewport();
  await expect(source(page).locator('[aria-current]')).toBeInViewport();
});
