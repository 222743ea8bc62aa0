import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { pdf, pick, picture, clip } from '../support/files.ts';
import {
  assessment,
  button,
  chatBox,
  closeNotice,
  FRAMEWORKS,
  notices,
  shareDialog,
  startOver,
  textBox,
} from '../support/parts.ts';
import { openFinished } from '../support/seed.ts';
import { offerMail, SHARE_ID } from '../support/stand-ins.ts';

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

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
});

/** Every start of an analysis fails with a broken connection. */
const cutStarts = (page: Page) => page.route(/\/api\/analyze/, (route) => route.abort());

async function expectNotice(page: Page, title: string, description: string): Promise<void> {
  await expect(notices(page).getByText(title, { exact: true })).toBeVisible();
  await expect(notices(page).getByText(description, { exact: true })).toBeVisible();
  await expect(notices(page).getByRole('listitem')).toHaveAttribute('data-variant', 'destructive');
}

for (const [name, what] of [
  ['Analyze Text', 'text'],
  ['Text MBTI', 'MBTI'],
] as const)
  test(`${name} that fails without a message says: Failed to analyze ${what}`, async ({ page }) => {
    await cutStarts(page);
    await textBox(page).fill('Words');
    await button(page, name).click();

    await expectNotice(page, 'Analysis Failed', `Failed to analyze ${what}. Please try again.`);
    await expect(textBox(page)).toHaveValue('Words');
  });

test('each framework that fails without a message is named in its words', async ({ page }) => {
  await cutStarts(page);
  await textBox(page).fill('Words');
  for (const [name, id] of FRAMEWORKS) {
    await assessment(page, name, 'Text').click();

    await expectNotice(page, 'Analysis Failed', `Failed to analyze ${IN_WORDS[id]}. Please try again.`);
    await closeNotice(page);
  }
});

test('a document that fails without a message says: Failed to analyze document', async ({ page }) => {
  await cutStarts(page);
  await pick(page, button(page, 'Document'), pdf());

  await expectNotice(page, 'Analysis Failed', 'Failed to analyze document. Please try again.');
});

for (const name of ['Image', 'Video'] as const)
  test(`${name} that cannot be uploaded says: Upload Failed`, async ({ page }) => {
    await cutStarts(page);
    await pick(page, button(page, name), name === 'Image' ? await picture() : await clip());

    await expectNotice(page, 'Upload Failed', 'Failed to upload media. Please try again.');
  });

for (const [name, words] of [
  ['Image MBTI', 'Failed to analyze image. Please try again.'],
  ['Video MBTI', 'Failed to analyze video. Please try again.'],
] as const)
  test(`${name} that fails says: ${words}`, async ({ page }) => {
    await cutStarts(page);
    await pick(page, button(page, name), name === 'Image MBTI' ? await picture() : await clip());

    await expectNotice(page, 'Error', words);
  });

test('a refusal is shown as status, colon, space and body, and logged to the console', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route(/\/api\/analyze/, (route) => route.fulfill({ status: 429, body: 'Too many requests.' }));
  await textBox(page).fill('Words');
  await button(page, 'Analyze Text').click();

  await expectNotice(page, 'Analysis Failed', '429: Too many requests.');
  expect(logged.join('\n')).toContain('429: Too many requests.');
});

const refuse = (page: Page, calls: RegExp): Promise<unknown> =>
  page.route(calls, (route) => route.fulfill({ status: 503, body: 'Refused by the test.' }));

/** The action that triggers each product error. The browser logs refused calls itself, but not their response text. */
const mishaps: Record<string, (page: Page) => Promise<void>> = {
  'a text analysis': async (page) => {
    await refuse(page, /\/api\/analyze/);
    await textBox(page).fill('Words');
    await button(page, 'Analyze Text').click();
  },
  'a framework analysis': async (page) => {
    await refuse(page, /\/api\/analyze/);
    await textBox(page).fill('Words');
    await assessment(page, 'Clinical', 'Text').click();
  },
  'a document analysis': async (page) => {
    await refuse(page, /\/api\/analyze/);
    await pick(page, button(page, 'Document'), pdf());
  },
  'a picture': async (page) => {
    await refuse(page, /\/api\/analyze/);
    await pick(page, button(page, 'Image'), await picture());
  },
  'a clip': async (page) => {
    await refuse(page, /\/api\/analyze/);
    await pick(page, button(page, 'Video MBTI'), await clip());
  },
  'reading a document into the box': async (page) => {
    await refuse(page, /\/api\/extract-text/);
    await pick(page, button(page, 'Upload Document'), pdf());
  },
  'a question in the chat': async (page) => {
    await openFinished(page);
    await refuse(page, /\/api\/chat/);
    await chatBox(page).fill('Why?');
    await button(page, 'Send').click();
  },
  'a share by mail': async (page) => {
    await offerMail(page);
    await openFinished(page);
    await refuse(page, /\/api\/share$/);
    await button(page, 'Share').click();
    await shareDialog(page).getByLabel('Your Email').fill('ada@example.org');
    await shareDialog(page).getByLabel("Recipient's Email").fill('bob@example.org');
    await page.keyboard.press('Enter');
  },
  'a shared analysis': async (page) => {
    await refuse(page, /\/api\/shared-analysis/);
    await page.goto(`/share/${SHARE_ID}`);
  },
  'a new analysis': async (page) => {
    await refuse(page, /\/api\/session\/clear/);
    await textBox(page).fill('Words');
    await startOver(page);
  },
};

for (const [what, fail] of Object.entries(mishaps))
  test(`${what} that fails is told as a destructive notice and logged to the console`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (entry) => entry.type() === 'error' && logged.push(entry.text()));
    await fail(page);

    await expect(notices(page).getByRole('listitem')).toHaveAttribute('data-variant', 'destructive');
    await expect.poll(() => logged.join('\n')).toMatch(/Refused by the test|Failed to extract text/);
  });

test('a failed download says why in its tab', async ({ page, context }) => {
  await openFinished(page);
  await context.clearCookies();
  const [tab] = await Promise.all([context.waitForEvent('page'), button(page, 'PDF').click()]);

  await expect(tab.getByText('Not found.')).toBeVisible();
});

test('a refusal without a body shows its status text', async ({ page }) => {
  await page.route(/\/api\/analyze/, (route) => route.fulfill({ status: 503, body: '' }));
  await textBox(page).fill('Words');
  await button(page, 'Analyze Text').click();

  await expectNotice(page, 'Analysis Failed', '503: Service Unavailable');
});

test('a refused extraction shows the fixed message and is logged, and the box keeps its text', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route('**/api/extract-text', (route) => route.fulfill({ status: 500, body: 'Broken.' }));
  await textBox(page).fill('Words');
  await pick(page, button(page, 'Upload Document'), pdf());
  await button(page, 'Add below my text').click();

  await expectNotice(page, 'Extraction Failed', 'Could not extract text from the document. Please try again.');
  expect(logged.join('\n')).toContain('Failed to extract text');
  await expect(textBox(page)).toHaveValue('Words');
});

test('an extraction that never reached the server shows the fixed message', async ({ page }) => {
  await page.route('**/api/extract-text', (route) => route.abort());
  await pick(page, button(page, 'Upload Document'), pdf());

  await expectNotice(page, 'Extraction Failed', 'Could not extract text from the document. Please try again.');
});

test('a status that cannot be read is only logged', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await page.route('**/api/status', (route) => route.fulfill({ status: 500, body: 'Broken.' }));
  await page.reload();

  await expect(page.getByText('No analysis yet')).toBeVisible();
  await expect.poll(() => logged.join('\n')).toContain('500');
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Model 2' })).toBeEnabled();
});

test('the page reads its status once and does not refetch when it is shown again', async ({ page }) => {
  await page.waitForLoadState('networkidle'); // wait for the calls of the first visit
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && asked.push(new URL(request.url()).pathname));
  await page.reload();
  await expect(page.getByText('No analysis yet')).toBeVisible();
  await expect.poll(() => asked).toContain('/api/status');
  await page.waitForLoadState('networkidle'); // the page requests open work after it is rendered
  const before = asked.length;

  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
  await page.waitForTimeout(1_500);

  expect(asked.filter((path) => path === '/api/status')).toHaveLength(1);
  expect(asked).toHaveLength(before);
});

test('a failed read is not retried', async ({ page }) => {
  await page.waitForLoadState('networkidle'); // wait for the calls of the first visit
  let count = 0;
  await page.route('**/api/status', (route) => {
    count += 1;
    return route.fulfill({ status: 500, body: 'Broken.' });
  });
  await page.reload();
  await expect(page.getByText('No analysis yet')).toBeVisible();
  await page.waitForTimeout(2_500);

  expect(count).toBe(1);
});

test('a failed start is not retried', async ({ page }) => {
  let count = 0;
  await page.route(/\/api\/analyze/, (route) => {
    count += 1;
    return route.fulfill({ status: 500, body: 'Broken.' });
  });
  await textBox(page).fill('Words');
  await button(page, 'Analyze Text').click();
  await expectNotice(page, 'Analysis Failed', '500: Broken.');
  await page.waitForTimeout(1_500);

  expect(count).toBe(1);
});

test('a chunk of the page that fails to load does not break the rest', async ({ page }) => {
  await page.route(/\/assets\/(toaster|drawer|reading-view|share-dialog)-/, (route) => route.abort());
  await page.reload();
  await textBox(page).press('Enter');
  await page.waitForTimeout(1_000);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(textBox(page)).toBeEditable();
});
