import type { Page } from '@playwright/test';
import { expect, night, test } from '../fixtures.ts';
import { clip, pdf, pick, picture } from '../support/files.ts';
import {
  analysisText,
  assessment,
  button,
  chatBox,
  closeNotice,
  FRAMEWORKS,
  notices,
  progress,
  shareDialog,
  startOver,
  textBox,
} from '../support/parts.ts';
import { openFinished } from '../support/seed.ts';
import { offerMail, SHARE_ID } from '../support/fake-responses.ts';

const IN_WORDS: Record<string, string> = {
  bigfive: 'Big Five',
  enneagram: 'Enneagram',
  darktraits: 'dark traits',
  'stanford-binet': 'Stanford-Binet',
  vocational: 'Vocational/Motivation/Values',
  'personality-structure': 'consolidated personality structure',
  clinical: 'clinical/psychopathology',
  anxiety: 'anxiety/affective',
  evo: 'EVO Psych',
};

// Most of the time would go into notifications that slide in and out.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
});

async function expectNotice(page: Page, title: string, description: string): Promise<void> {
  await expect(notices(page).getByText(title, { exact: true })).toBeVisible();
  await expect(notices(page).getByText(description, { exact: true })).toBeVisible();
  await expect(notices(page).getByRole('listitem')).toHaveAttribute('data-variant', 'destructive');
}

function recordErrors(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  return logged;
}

test('each kind of failed start without a server message shows its own message, and the text stays', async ({
  page,
}) => {
  const [image, video] = [await picture(), await clip()];
  const expectFailure = async (title: string, description: string): Promise<void> => {
    await expectNotice(page, title, description);
    await expect(textBox(page)).toHaveValue('Words');
    await closeNotice(page);
  };
  await page.route(/\/api\/analyze/, (route) => route.abort());
  await textBox(page).fill('Words');

  await button(page, 'Analyze Text').click();
  await expectFailure('Analysis Failed', 'Failed to analyze text. Please try again.');
  await button(page, 'Text MBTI').click();
  await expectFailure('Analysis Failed', 'Failed to analyze MBTI. Please try again.');
  for (const [name, id] of FRAMEWORKS) {
    await assessment(page, name, 'Text').click();
    await expectFailure('Analysis Failed', `Failed to analyze ${IN_WORDS[id]}. Please try again.`);
  }
  for (const [name, file, title, description] of [
    ['Document', pdf(), 'Analysis Failed', 'Failed to analyze document. Please try again.'],
    ['Image', image, 'Upload Failed', 'Failed to upload media. Please try again.'],
    ['Video', video, 'Upload Failed', 'Failed to upload media. Please try again.'],
    ['Image MBTI', image, 'Error', 'Failed to analyze image. Please try again.'],
    ['Video MBTI', video, 'Error', 'Failed to analyze video. Please try again.'],
  ] as const) {
    await pick(page, button(page, name), file);
    await expectFailure(title, description);
  }
});

test('a refusal is shown as status, colon, space and body, logged to the console, and not sent again', async ({
  page,
}) => {
  const logged = recordErrors(page);
  let count = 0;
  await page.route(/\/api\/analyze/, (route) => {
    count += 1;
    return route.fulfill({ status: 429, body: 'Too many requests.' });
  });
  await textBox(page).fill('Words');
  await button(page, 'Analyze Text').click();

  await expectNotice(page, 'Analysis Failed', '429: Too many requests.');
  expect(logged.join('\n')).toContain('429: Too many requests.');
  await expect(progress(page)).toHaveCount(0);
  await expect(button(page, 'Analyze Text')).toBeEnabled();
  await page.waitForTimeout(1_500);
  expect(count).toBe(1);
});

test('a refusal without a body shows its status text', async ({ page }) => {
  await page.route(/\/api\/analyze/, (route) => route.fulfill({ status: 503, body: '' }));
  await textBox(page).fill('Words');
  await button(page, 'Analyze Text').click();

  await expectNotice(page, 'Analysis Failed', '503: Service Unavailable');
});

const refuse = (page: Page, calls: RegExp): Promise<unknown> =>
  page.route(calls, (route) => route.fulfill({ status: 503, body: 'Refused by the test.' }));

test('every failed action shows a destructive notice and is logged to the console', night, async ({ page }) => {
  // The browser logs refused calls itself, but not their response text.
  const logged = recordErrors(page);
  const expectFailure = async (action: string): Promise<void> => {
    await expect(notices(page).getByRole('listitem'), action).toHaveAttribute('data-variant', 'destructive');
    await expect.poll(() => logged.join('\n'), action).toMatch(/Refused by the test|Failed to extract text/);
    await closeNotice(page);
    logged.length = 0;
  };

  await refuse(page, /\/api\/(extract-text|analyze|session\/clear)/);
  await pick(page, button(page, 'Upload Document'), pdf());
  await expectFailure('reading a document into the box');
  await textBox(page).fill('Words');
  await button(page, 'Analyze Text').click();
  await expectFailure('a text analysis');
  await assessment(page, 'Clinical', 'Text').click();
  await expectFailure('a framework analysis');
  await pick(page, button(page, 'Document'), pdf());
  await expectFailure('a document analysis');
  await pick(page, button(page, 'Image'), await picture());
  await expectFailure('a picture');
  await pick(page, button(page, 'Video MBTI'), await clip());
  await expectFailure('a clip');
  await startOver(page);
  await expectFailure('a new analysis');

  await page.unrouteAll();
  await offerMail(page);
  await openFinished(page);
  await refuse(page, /\/api\/(chat|share)$/);
  await chatBox(page).fill('Why?');
  await button(page, 'Send').click();
  await expectFailure('a question in the chat');
  await button(page, 'Share').click();
  await shareDialog(page).getByLabel('Your Email').fill('ada@example.org');
  await shareDialog(page).getByLabel("Recipient's Email").fill('bob@example.org');
  await page.keyboard.press('Enter');
  await expectFailure('a share by mail');
  await refuse(page, /\/api\/shared-analysis/);
  await page.goto(`/share/${SHARE_ID}`);
  await expectFailure('a shared analysis');
});

test('an extraction that is refused or never reaches the server shows the fixed message, is logged, and the box keeps its text', async ({
  page,
}) => {
  const logged = recordErrors(page);
  const fixed = 'Could not extract text from the document. Please try again.';
  await page.route('**/api/extract-text', (route) => route.abort());
  await pick(page, button(page, 'Upload Document'), pdf());
  await expectNotice(page, 'Extraction Failed', fixed);
  await closeNotice(page);

  await page.route('**/api/extract-text', (route) => route.fulfill({ status: 500, body: 'Broken.' }));
  await textBox(page).fill('Words');
  await pick(page, button(page, 'Upload Document'), pdf());
  await button(page, 'Add below my text').click();

  await expectNotice(page, 'Extraction Failed', fixed);
  expect(logged.join('\n')).toContain('Failed to extract text');
  await expect(textBox(page)).toHaveValue('Words');
});

test('a failed status call is only logged, and not repeated', async ({ page }) => {
  await page.waitForLoadState('networkidle'); // wait for the calls of the first visit
  const logged = recordErrors(page);
  let count = 0;
  await page.route('**/api/status', (route) => {
    count += 1;
    return route.fulfill({ status: 500, body: 'Broken.' });
  });
  await page.reload();

  await expect(page.getByText('No analysis yet')).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain('500');
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Model 2' })).toBeEnabled();
  await page.waitForTimeout(2_500);
  expect(count).toBe(1);
});

const CALLS_OF_A_RELOAD = ['/api/analyses', '/api/messages', '/api/sessions', '/api/status'];

test('the page reads its status once and does not refetch when it is shown again', async ({ page }) => {
  await page.waitForLoadState('networkidle'); // wait for the calls of the first visit
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(new URL(request.url()).pathname));
  await page.reload();
  await expect(page.getByText('No analysis yet')).toBeVisible();
  // The page asks for open work and other sessions after it is rendered.
  await expect.poll(() => asked.toSorted()).toEqual(CALLS_OF_A_RELOAD);

  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await page.waitForTimeout(1_500);

  expect(asked.toSorted()).toEqual(CALLS_OF_A_RELOAD);
});

async function bringNetworkBack(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().setOffline(true);
  await page.context().setOffline(false);
}

test('a notification is shown even when its code fails to load, and is complete once the network is back', async ({
  page,
}) => {
  await page.route(/\/assets\/(toaster|drawer|reading-view|share-dialog)-/, (route) => route.abort());
  await page.reload();
  await button(page, 'Image Deep Dive').click();

  await expect(page.getByRole('region', { name: 'Notification' })).toContainText('Coming Soon');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(textBox(page)).toBeEditable();
  await bringNetworkBack(page);
  await expect(notices(page)).toContainText('Coming Soon');
  await expect(page.getByText('Coming Soon', { exact: true })).toHaveCount(1);
});

test('a report whose formatting fails to load is shown plainly, and formatted once the network is back', async ({
  page,
}) => {
  await page.route(/\/assets\/report-text-/, (route) => route.abort());
  await openFinished(page);

  await expect(analysisText(page)).toContainText('## How To Read This');
  await bringNetworkBack(page);
  await expect(analysisText(page).getByRole('heading', { name: 'How To Read This' })).toBeVisible();
});
