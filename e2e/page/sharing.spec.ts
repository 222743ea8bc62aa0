import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { analysisText, button, notices, shareDialog } from '../support/parts.ts';
import { openFinished } from '../support/seed.ts';
import { offerMail, SHARE_ID, sharedAnalysis, standIn } from '../support/stand-ins.ts';

// About the page alone: mailing and shared copies are answered here; the whole journey goes through the server.

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

const sender = (page: Page) => shareDialog(page).getByLabel('Your Email', { exact: true });
const recipient = (page: Page) => shareDialog(page).getByLabel("Recipient's Email", { exact: true });

async function openDialog(page: Page): Promise<void> {
  await offerMail(page);
  await openFinished(page);
  await button(page, 'Share').click();
  await expect(shareDialog(page)).toBeVisible();
}

test('Share is offered only with messages and only where mail can be sent', async ({ page }) => {
  await offerMail(page, false);
  await openFinished(page);
  await expect(button(page, 'Share')).toHaveCount(0);

  await offerMail(page, true);
  await page.reload();
  await expect(button(page, 'Share')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText('No analysis yet')).toBeVisible();
  await expect(button(page, 'Share')).toHaveCount(0);
});

test('the dialog sends both addresses with the analysis, says so and closes', async ({ page }) => {
  const share = await standIn(page, '/api/share', { body: { success: true }, held: true });
  await openDialog(page);

  await sender(page).fill('anna@example.org');
  await recipient(page).fill('ben@example.org');
  await recipient(page).press('Enter');
  await expect(button(shareDialog(page), 'Sending...')).toBeDisabled();
  share.release();

  await expect(notices(page).getByText('Success', { exact: true })).toBeVisible();
  await expect(notices(page).getByText('Analysis shared successfully!', { exact: true })).toBeVisible();
  await expect(shareDialog(page)).toHaveCount(0);
  expect(share.bodies).toEqual([
    {
      analysisId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      senderEmail: 'anna@example.org',
      recipientEmail: 'ben@example.org',
    },
  ]);
});

test('both addresses must be valid', async ({ page }) => {
  const share = await standIn(page, '/api/share', { body: { success: true } });
  await openDialog(page);

  await sender(page).fill('anna');
  await recipient(page).fill('ben@');
  await recipient(page).press('Enter');

  await expect(shareDialog(page).getByText('Please enter a valid email', { exact: true })).toHaveCount(2);
  await expect(sender(page)).toBeFocused();
  expect(share.bodies).toEqual([]);
});

test('a share that failed is told in the words of the product and the dialog stays', async ({ page }) => {
  await standIn(page, '/api/share', { status: 502, body: 'Mail is away.' });
  await openDialog(page);
  await sender(page).fill('anna@example.org');
  await recipient(page).fill('ben@example.org');
  await recipient(page).press('Enter');

  await expect(notices(page).getByText('Error', { exact: true })).toBeVisible();
  await expect(notices(page).getByText('Failed to share analysis. Please try again.', { exact: true })).toBeVisible();
  await expect(shareDialog(page)).toBeVisible();
  await expect(recipient(page)).toHaveValue('ben@example.org');
});

test('the dialog is left with Escape and gives the focus back', async ({ page }) => {
  await openDialog(page);
  await page.keyboard.press('Escape');

  await expect(shareDialog(page)).toHaveCount(0);
  await expect(button(page, 'Share')).toBeFocused();
});

test('a shared analysis brings its text, its picture and its mail service, and says so', async ({ page }) => {
  await standIn(page, '/api/shared-analysis/**', { body: sharedAnalysis() });
  await page.goto(`/share/${SHARE_ID}`);

  await expect(notices(page).getByText('Shared Analysis Loaded', { exact: true })).toBeVisible();
  await expect(analysisText(page).getByRole('heading', { name: 'Shared Reading' })).toBeVisible();
  await expect(analysisText(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Input Preview' }).getByRole('img').first()).toBeVisible();
  await expect(button(page, 'Analyze with Model 2')).toBeVisible();
  await expect(button(page, 'Share')).toBeVisible();
});

test('a shared analysis without a mail service is not offered for sharing', async ({ page }) => {
  await offerMail(page);
  await standIn(page, '/api/shared-analysis/**', { body: sharedAnalysis({ emailServiceAvailable: false }) });
  await page.goto(`/share/${SHARE_ID}`);

  await expect(analysisText(page)).toContainText('Somebody shared this.');
  await expect(button(page, 'Share')).toHaveCount(0);
});

test('a shared analysis that is gone is told in the words of the product', async ({ page }) => {
  await standIn(page, '/api/shared-analysis/**', { status: 404, body: 'Not found.' });
  await page.goto(`/share/${SHARE_ID}`);

  await expect(notices(page).getByText('Error', { exact: true })).toBeVisible();
  await expect(
    notices(page).getByText('Failed to load shared analysis. It may have expired or been removed.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByText('No analysis yet')).toBeVisible();
});
