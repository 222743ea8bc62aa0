import { sampleText } from '@app/testkit/sample-text';
import { expect, night, test } from '../fixtures.ts';
import { pick, picture, plainText } from '../support/files.ts';
import { chooseSilent } from '../support/models.ts';
import { analysisText, button, closeNotice, notices, progress, startOver, textBox } from '../support/parts.ts';
import { openFinished, SESSION_KEY, sessionLabel } from '../support/seed.ts';
import { fakeResponse } from '../support/fake-responses.ts';

// Tests the page alone: this file answers clear and download calls itself. The journey tests use the server.

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('the session id is created once, stored under its key, shown in the debug line and reused', async ({ page }) => {
  await page.goto('/');
  const label = await sessionLabel(page);
  await expect(page.getByText(`Messages: 0 (0 from AI) · Session: ${label}`)).toBeVisible();
  // Without an analysis there is nothing to download.
  for (const name of ['PDF', 'DOCX']) await expect(button(page, name)).toBeDisabled();
  await page.goto('/');

  expect(SESSION_KEY).toBe('personality-analysis-session-id');
  expect(label).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  expect(await sessionLabel(page)).toBe(label);
});

test('a visitor without a session adopts the id from the address', async ({ page }) => {
  await page.goto('/?session=from-the-address');

  await expect(page.getByText(/Session: from-the-address/)).toBeVisible();
  expect(await sessionLabel(page)).toBe('from-the-address');
});

test('New Analysis clears the session on the server and starts a new one in the address', async ({ page }) => {
  const clear = await fakeResponse(page, '/api/session/clear', { body: { success: true } });
  await openFinished(page);
  const old = await sessionLabel(page);
  await expect(page.getByText(`Messages: 1 (1 from AI) · Session: ${old}`)).toBeVisible();
  await textBox(page).fill('Words that go');

  await startOver(page);

  await expect(notices(page).getByText('New Analysis', { exact: true })).toBeVisible();
  await expect(page.getByText('No analysis yet')).toBeVisible();
  // Without an analysis there is nothing to download or to chat about.
  for (const name of ['PDF', 'DOCX', 'Open reading view']) await expect(button(page, name)).toBeDisabled();
  await expect(textBox(page)).toHaveValue('');
  await expect(page).toHaveURL(/\?session=[A-Za-z0-9_-]{8,64}$/);
  const label = await sessionLabel(page);
  expect(label).not.toBe(old);
  expect(page.url()).toContain(`session=${label}`);
  expect(clear.bodies).toEqual([{ sessionId: old, all: true }]);
  await page.reload();
  await expect(page.getByText('No analysis yet')).toBeVisible();
});

test('New Analysis empties the other tabs of the browser', night, async ({ page, context }) => {
  await fakeResponse(page, '/api/session/clear', { body: { success: true } });
  await openFinished(page);
  const other = await context.newPage();
  // The tab listens before it loads this file.
  const isListening = other.waitForResponse(/result-overlay/);
  await other.goto('/');
  await expect(analysisText(other)).toContainText('How To Read This');
  await isListening;
  await other.route(/\/api\/messages/, (route) => route.fulfill({ json: [] }));
  const draft = (): Promise<string | null> => page.evaluate(() => localStorage.getItem('personality-analysis-draft'));
  // Long texts are kept a moment later than short ones.
  await textBox(other).fill('A long page of mine. '.repeat(6_000));
  await expect.poll(draft).not.toBeNull();

  await startOver(page);

  await expect(other.getByText('No analysis yet')).toBeVisible();
  await expect(textBox(other)).toHaveValue('');
  expect(await draft()).toBeNull();
  expect(await sessionLabel(other)).toBe(await sessionLabel(page));
});

test('New Analysis removes the document name and the picture', async ({ page }) => {
  await fakeResponse(page, '/api/session/clear', { body: { success: true } });
  await page.route('**/api/analyze/document', (route) => route.fulfill({ status: 503, body: 'Refused.' }));
  await page.route(/\/api\/analyze$/, () => new Promise<void>(() => {}));
  await page.goto('/');
  const preview = page.getByRole('region', { name: 'Input Preview' });
  await pick(page, button(page, 'Document'), plainText('my-diary.txt'));
  await expect(notices(page).getByText('503: Refused.')).toBeVisible();
  await expect(preview.getByText('my-diary.txt')).toBeVisible();
  await startOver(page);
  await expect(notices(page).getByText('New Analysis', { exact: true })).toBeVisible();
  await expect(preview.getByText('my-diary.txt')).toHaveCount(0);

  await closeNotice(page);
  await pick(page, button(page, 'Image'), await picture());
  await button(page, 'Stop').click();
  await expect(preview.getByRole('img').first()).toBeVisible();
  await startOver(page);
  await expect(notices(page).getByText('New Analysis', { exact: true })).toBeVisible();
  await expect(preview.getByRole('img')).toHaveCount(0);
});

test('New Analysis during a run asks first, then ends it', async ({ page }) => {
  await fakeResponse(page, '/api/session/clear', { body: { success: true } });
  await page.goto('/');
  await chooseSilent(page);
  await textBox(page).fill(sampleText('ended'));
  await button(page, 'Analyze Text').click();
  await expect(progress(page)).toBeVisible();

  await startOver(page);

  await expect(progress(page)).toHaveCount(0);
  await expect(page.getByText('No analysis yet')).toBeVisible();
  await expect(button(page, 'Analyze Text')).toBeEnabled();
});

test('a session that could not be cleared shows the fixed message and is kept', async ({ page }) => {
  await fakeResponse(page, '/api/session/clear', { status: 500, body: '' });
  await openFinished(page);
  const old = await sessionLabel(page);

  await startOver(page);

  await expect(notices(page).getByText('Error', { exact: true })).toBeVisible();
  await expect(
    notices(page).getByText('Failed to clear previous analysis. Please refresh the page.', { exact: true }),
  ).toBeVisible();
  expect(await sessionLabel(page)).toBe(old);
  await expect(analysisText(page)).toContainText('How To Read This');
});

test('PDF and DOCX open in a new tab; a refused download shows its reason there', async ({ page, context }) => {
  await openFinished(page);
  await context.route('**/api/download/**', (route) => route.fulfill({ body: 'a file', contentType: 'text/plain' }));
  for (const format of ['pdf', 'docx']) {
    const [tab] = await Promise.all([context.waitForEvent('page'), button(page, format.toUpperCase()).click()]);

    await tab.waitForURL('**/api/download/**');
    expect(tab.url()).toMatch(new RegExp(`/api/download/[0-9a-f-]{36}\\?format=${format}$`));
    await expect(page).toHaveURL(/\/$/);
    await tab.close();
  }
  await context.unrouteAll();
  await context.clearCookies();
  const [refused] = await Promise.all([context.waitForEvent('page'), button(page, 'PDF').click()]);
  await expect(refused.getByText('Not found.')).toBeVisible();
});

test('a picture whose upload is refused is removed from the preview', async ({ page }) => {
  await page.goto('/');
  await page.route(/\/api\/analyze/, (route) => route.fulfill({ status: 503, body: 'Refused.' }));

  await pick(page, button(page, 'Image'), await picture());

  await expect(notices(page).getByText('Failed to upload media. Please try again.', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Input Preview' }).getByRole('img')).toHaveCount(0);
});
