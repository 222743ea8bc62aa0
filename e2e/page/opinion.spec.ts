import { sampleText } from '@app/testkit/sample-text';
import type { Locator, Page } from '@playwright/test';
import { expect, night, test } from '../fixtures.ts';
import { analysisText, button } from '../support/parts.ts';
import { openBigFive } from '../support/seed.ts';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Second opinion' });
const model = (page: Page, number: number): Locator => dialog(page).getByRole('checkbox', { name: `Model ${number}` });

/** A visitor with finished Big Five reports on these texts. */
async function openReports(page: Page, texts: string[]): Promise<void> {
  await openBigFive(page, texts);
  await expect(analysisText(page)).toContainText('How To Read This');
}

async function openDialog(page: Page): Promise<void> {
  await button(page, 'More').click();
  await button(page, 'Second opinion').click();
  await expect(dialog(page)).toBeVisible();
}

test('a second opinion needs only the keyboard, and one that finishes after the dialog is closed is in the library', async ({
  page,
}) => {
  await openReports(page, [sampleText('keyboard')]);
  await button(page, 'More').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Second opinion').focus();
  await page.keyboard.press('Enter');
  await model(page, 1).focus();
  await page.keyboard.press('Space');
  await button(dialog(page), 'Ask 1 model').focus();
  await page.keyboard.press('Enter');
  const row = dialog(page).getByRole('button', { name: /^Openness/ });
  await expect(row).toBeVisible({ timeout: 120_000 });
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(row).toHaveAttribute('aria-expanded', 'true');
  await expect(dialog(page).getByRole('region', { name: /^What the readings of/ })).toBeVisible();

  await page.keyboard.press('Escape');

  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Your reports: .* of 2$/ })).toBeVisible({ timeout: 120_000 });
});

test(
  'two texts under one framework are compared, and the files of a comparison are offered',
  night,
  async ({ page }) => {
    await openReports(page, [sampleText('last year'), `Today is another day. ${sampleText('today')}`]);
    await openDialog(page);

    await dialog(page).getByRole('combobox', { name: 'Compare with another report' }).selectOption({ index: 1 });

    await expect(dialog(page).getByText('2 of 2 materials were read under the same framework.')).toBeVisible();
    const isDownload = (url: string): boolean => url.includes('/api/comparisons/download?');
    const [request] = await Promise.all([
      page.context().waitForEvent('request', (one) => isDownload(one.url())),
      button(dialog(page), 'Download as PDF').click(),
    ]);
    expect(new URL(request.url()).searchParams.get('format')).toBe('pdf');
  },
);
