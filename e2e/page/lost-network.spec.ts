import { sampleText } from '@app/testkit/sample-text';
import type { Page } from '@playwright/test';
import { expect, night, test } from '../fixtures.ts';
import { analysisText, button, notices, shareDialog, textBox } from '../support/parts.ts';
import { untilPrefetched, saveData } from '../support/prefetch.ts';
import { openFinished } from '../support/seed.ts';
import { offerMail } from '../support/fake-responses.ts';

// These tests act on the shell.
test.use({ waitsForApp: false });

// A first visitor goes offline before any press. The parts that a press needs were prefetched; with Save-Data only the
// first scripts are there, and messages are still shown.

const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Words of a document.') };

async function pickFile(page: Page): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Upload Document').click();
  await (await chooser).setFiles(file);
}

test(
  'offline, prefetched parts ask before replacing text, explain a failed analysis and offer a retry',
  night,
  async ({ page }) => {
    const why = 'Your device is offline. Try again when the connection is back.';
    await page.goto('/');
    await untilPrefetched(page);
    await page.context().setOffline(true);
    await textBox(page).fill(sampleText('lost'));
    await pickFile(page);
    await expect(page.getByRole('dialog')).toContainText('Replace');
    await page.keyboard.press('Escape');
    await button(page, 'Analyze Text').click();

    await expect(notices(page)).toContainText(why);
    await expect(analysisText(page)).toContainText(why);
    await page.context().setOffline(false);
    await button(analysisText(page), 'Try again').click();
    await expect(analysisText(page)).toContainText('How To Read This');
  },
);

test(
  'offline without prefetched parts, a document is refused with a notice, and the panel says why',
  night,
  async ({ page }) => {
    await saveData(page);
    await page.goto('/');
    await expect(notices(page)).toBeAttached();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await textBox(page).fill('Typed before.');
    await pickFile(page);
    await expect(notices(page)).toContainText('You are offline');
    await expect(textBox(page)).toHaveValue('Typed before.');
    await button(page, 'Analyze Text').click();

    await expect(notices(page)).toContainText('Please try again when you are connected.');
    await expect(analysisText(page)).toContainText('Please try again when you are connected.');
    await expect(textBox(page)).toHaveValue('Typed before.');
  },
);

test('offline, the prefetched share dialog and reading view open', night, async ({ page }) => {
  await offerMail(page);
  await openFinished(page);
  await untilPrefetched(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().setOffline(true);

  await button(page, 'Share').click();
  await expect(shareDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'Open reading view').click();
  await expect(page.getByRole('dialog', { name: 'ANALYSIS' })).toContainText('How To Read This');
});
