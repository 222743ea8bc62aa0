import { sampleText } from '@app/testkit/sample-text';
import { expect, test } from '../fixtures.ts';
import { analysisText, button, notices, shareDialog, textBox } from '../support/parts.ts';
import { loadedAhead, saveData } from '../support/load-ahead.ts';
import { openFinished } from '../support/seed.ts';
import { offerMail } from '../support/stand-ins.ts';

// These tests act on the shell.
test.use({ waitsForApp: false });

// A first visitor loses the network before anything was pressed. What a press needs was loaded ahead; a visitor who saves
// data has only the first scripts, and is told all the same.

const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Words of a document.') };

test('Analyze Text says why it failed, in the notice and in the panel, and offers another try', async ({ page }) => {
  await page.goto('/');
  await loadedAhead(page);
  await page.context().setOffline(true);
  await textBox(page).fill(sampleText('lost'));
  await button(page, 'Analyze Text').click();

  await expect(notices(page)).toContainText('Your device is offline. Try again when the connection is back.');
  await expect(analysisText(page)).toContainText('Your device is offline. Try again when the connection is back.');
  await page.context().setOffline(false);
  await button(analysisText(page), 'Try again').click();
  await expect(analysisText(page)).toContainText('How To Read This');
});

test('without what is loaded ahead, the panel still says why', async ({ page }) => {
  await saveData(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await textBox(page).fill(sampleText('lost'));
  await button(page, 'Analyze Text').click();

  await expect(notices(page)).toContainText('Please try again when you are connected.');
  await expect(analysisText(page)).toContainText('Please try again when you are connected.');
  await expect(textBox(page)).toHaveValue(/./);
});

test('a document for a filled box asks what becomes of the text', async ({ page }) => {
  await page.goto('/');
  await loadedAhead(page);
  await page.context().setOffline(true);
  await textBox(page).fill('Typed before.');
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Upload Document').click();
  await (await chooser).setFiles(file);

  await expect(page.getByRole('dialog')).toContainText('Replace');
});

test('a document for a filled box is refused aloud when its question cannot be loaded', async ({ page }) => {
  await saveData(page);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await textBox(page).fill('Typed before.');
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Upload Document').click();
  await (await chooser).setFiles(file);

  await expect(notices(page)).toContainText('You are offline');
  await expect(textBox(page)).toHaveValue('Typed before.');
});

test('the share dialog and the reading view open', async ({ page }) => {
  await offerMail(page);
  await openFinished(page);
  await loadedAhead(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().setOffline(true);

  await button(page, 'Share').click();
  await expect(shareDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await button(page, 'Open reading view').click();
  await expect(page.getByRole('dialog', { name: 'ANALYSIS' })).toContainText('How To Read This');
});
