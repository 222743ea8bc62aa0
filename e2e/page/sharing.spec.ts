import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { analysisText, button, notices, shareDialog } from '../support/parts.ts';
import { openFinished, SESSION_KEY } from '../support/seed.ts';
import { answerChat, offerMail, SHARE_ID, sharedAnalysis, fakeResponse } from '../support/fake-responses.ts';

// Tests the page alone: this file answers mail and share calls itself. The journey tests use the server.

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

const sender = (page: Page) => shareDialog(page).getByLabel('Your Email', { exact: true });
const recipient = (page: Page) => shareDialog(page).getByLabel("Recipient's Email", { exact: true });

test('Share is offered only with messages and only with a mail service', async ({ page }) => {
  await offerMail(page, false);
  await openFinished(page);
  await expect(button(page, 'Share')).toHaveCount(0);

  await offerMail(page, true);
  await page.reload();
  await expect(page.getByText('No analysis yet')).toHaveCount(0);
  for (const name of ['PDF', 'DOCX', 'Share', 'New Analysis']) {
    await expect(button(page, name), name).toHaveCount(1);
    await expect(button(page, name), name).toBeEnabled();
  }

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText('No analysis yet')).toBeVisible();
  await expect(button(page, 'Share')).toHaveCount(0);
});

test('the dialog names the report, wants two valid addresses, keeps them when it fails, and closes when it is sent', async ({
  page,
}) => {
  const said = (words: string): Promise<void> => expect(notices(page).getByText(words, { exact: true })).toBeVisible();
  const sent: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/share', async (route) => {
    sent.push(route.request().postDataJSON());
    if (sent.length === 1) return route.fulfill({ status: 502, body: 'Mail is away.' });
    await promise;
    return route.fulfill({ json: { success: true } });
  });
  await offerMail(page);
  await openFinished(page);
  await button(page, 'Share').click();
  await page.keyboard.press('Escape');
  await expect(shareDialog(page)).toHaveCount(0);
  await expect(button(page, 'Share')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(shareDialog(page)).toContainText(/.+General personality analysis · Model 2 · /);

  await sender(page).fill('anna');
  await recipient(page).fill('ben@');
  await recipient(page).press('Enter');
  await expect(shareDialog(page).getByText('Please enter a valid email', { exact: true })).toHaveCount(2);
  await expect(sender(page)).toBeFocused();
  expect(sent).toEqual([]);

  await sender(page).fill('anna@example.org');
  await recipient(page).fill('ben@example.org');
  await recipient(page).press('Enter');
  await said('Error');
  await said('Failed to share analysis. Please try again.');
  await expect(recipient(page)).toHaveValue('ben@example.org');

  await recipient(page).press('Enter');
  await expect(button(shareDialog(page), 'Sending...')).toBeDisabled();
  resolve();
  await said('Success');
  await said('Analysis shared successfully!');
  await expect(shareDialog(page)).toHaveCount(0);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual({
    analysisId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    senderEmail: 'anna@example.org',
    recipientEmail: 'ben@example.org',
  });
});

test('a shared analysis shows its text and picture and offers sharing', async ({ page }) => {
  await fakeResponse(page, '/api/shared-analysis/**', { body: sharedAnalysis() });
  await page.goto(`/share/${SHARE_ID}`);

  await expect(notices(page).getByText('Shared Analysis Loaded', { exact: true })).toBeVisible();
  await expect(analysisText(page).getByRole('heading', { name: 'Shared Reading' })).toBeVisible();
  await expect(analysisText(page).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'ANALYSIS' }).getByRole('img', { name: 'Shared image' })).toBeVisible();
  await expect(button(page, 'Share')).toBeVisible();
});

test('a shared analysis without a mail service offers no sharing', async ({ page }) => {
  await offerMail(page);
  await fakeResponse(page, '/api/shared-analysis/**', { body: sharedAnalysis({ emailServiceAvailable: false }) });
  await page.goto(`/share/${SHARE_ID}`);

  await expect(analysisText(page)).toContainText('Somebody shared this.');
  await expect(button(page, 'Share')).toHaveCount(0);
});

test('an unknown shared analysis shows the fixed message', async ({ page }) => {
  await fakeResponse(page, '/api/shared-analysis/**', { status: 404, body: 'Not found.' });
  await page.goto(`/share/${SHARE_ID}`);

  await expect(notices(page).getByText('Error', { exact: true })).toBeVisible();
  await expect(
    notices(page).getByText('Failed to load shared analysis. It may have expired or been removed.', { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'This link does not open' })).toBeVisible();
  await expect(page.getByText(/close after 30 days, and the sender can close one sooner/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Analyze your own' })).toBeVisible();
});

test('a shared analysis that could not be loaded says why and can be retried', async ({ page }) => {
  await page.route('**/api/shared-analysis/**', (route) => route.fulfill({ status: 503, body: 'Away.' }));
  await page.goto(`/share/${SHARE_ID}`);
  await expect(page.getByRole('main').getByText(/error 503/)).toBeVisible();
  await fakeResponse(page, '/api/shared-analysis/**', { body: sharedAnalysis() });
  await button(page, 'Try again').click();

  await expect(analysisText(page)).toContainText('Somebody shared this.');
});

test('a question about a shared analysis carries its share id, and the reader gets a link to the copy', async ({
  page,
}) => {
  await fakeResponse(page, '/api/shared-analysis/**', { body: sharedAnalysis() });
  const chat = await answerChat(page, 'It says little.');
  await page.goto(`/share/${SHARE_ID}`);
  await expect(page.getByText(/puts a copy of this report into your own session/)).toBeVisible();
  await page.getByPlaceholder('Ask a question about the analysis...').fill('What does it say?');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('It says little.');
  await expect(page.getByRole('link', { name: 'Open my session' })).toBeVisible();
  expect(chat.bodies).toMatchObject([{ content: 'What does it say?', shareId: SHARE_ID }]);
});

test('a reload brings back the conversation about a shared report, and no other', async ({ page }) => {
  const shared = sharedAnalysis();
  const [report] = shared.messages;
  const own = { analysisId: 'own-copy', sessionId: 'own' };
  await fakeResponse(page, '/api/shared-analysis/**', { body: shared });
  await fakeResponse(page, '/api/messages?*', {
    body: [
      { ...report, ...own, id: 'own-copy' },
      { ...report, ...own, id: 'q1', role: 'user', kind: 'chat', content: 'What does it say?' },
      { ...report, ...own, id: 'a1', kind: 'chat', content: 'It says little.' },
      { ...report, ...own, id: 'a2', analysisId: 'another', kind: 'chat', content: 'About another report.' },
    ],
  });
  await page.goto('/favicon.svg');
  await page.evaluate((key) => localStorage.setItem(key, 'own'), SESSION_KEY);
  await page.goto(`/share/${SHARE_ID}`);

  const conversation = page.getByRole('log', { name: 'Conversation' });
  await expect(conversation).toContainText('What does it say?');
  await expect(conversation).toContainText('It says little.');
  await expect(conversation).not.toContainText('About another report.');
  await expect(page.getByRole('link', { name: 'Open my session' })).toBeVisible();
});

test('links are revoked on the privacy page without a report', async ({ page }) => {
  const createdAt = new Date().toISOString();
  const linkId = '01990000-0000-4000-8000-000000000000';
  await fakeResponse(page, '/api/shares', {
    body: [{ linkId, framework: 'bigfive', createdAt, expiresAt: createdAt }],
  });
  const revoked = await fakeResponse(page, '/api/shares/*/revoke', { body: { success: true } });
  await page.goto('/privacy#shared-links');
  await button(page, 'Show the links I have shared').click();
  await page.getByRole('button', { name: /^Revoke the link to Big Five/ }).click();

  await expect(page.getByText('Revoked', { exact: true })).toBeVisible();
  expect(revoked.bodies).toHaveLength(1);
});
