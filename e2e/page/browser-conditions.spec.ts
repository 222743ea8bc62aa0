import { mkdtemp, rm, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as browserType } from '@playwright/test';
import { wholeChromium } from '../../chromium.config.ts';
import { expect, night, test } from '../fixtures.ts';
import { pick, plainText } from '../support/files.ts';
import { button, notices, textBox, startOver } from '../support/parts.ts';

// Conditions of real browsers: blocked cookies, a deployment, a reload, a rate limit of several hours.

const BLOCK = 2;

test('a browser that blocks cookies gets a message before anything is sent', night, async ({ baseURL }) => {
  const folder = await mkdtemp(join(tmpdir(), 'no-cookies-'));
  await mkdir(join(folder, 'Default'));
  const preferences = { profile: { default_content_setting_values: { cookies: BLOCK } } };
  await writeFile(join(folder, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await browserType.launchPersistentContext(folder, { ...wholeChromium, headless: true, baseURL });
  const page = await context.newPage();
  const posted: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posted.push(request.url()));
  await page.goto('/');
  await textBox(page).fill('Words that would be paid for.');
  await button(page, 'Analyze Text').click();

  await expect(notices(page).getByText('Analysis Failed', { exact: true })).toBeVisible();
  await expect(notices(page).getByText('Failed to analyze text. Please try again.', { exact: true })).toBeVisible();
  await expect(notices(page).getByText(/blocks cookies for this site.*nothing was sent/)).toBeVisible();
  await expect(textBox(page)).toHaveValue('Words that would be paid for.');
  expect(posted).toEqual([]);
  await context.close();
  await rm(folder, { recursive: true, force: true });
});

test('a limit of several hours is shown as a time of day and stays in the panel', async ({ page }) => {
  await page.goto('/');
  await page.route(/\/api\/analyze/, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'x-error-code': 'DAILY_LIMIT', 'retry-after': '20520' },
      body: "You have reached today's limit of this service. It begins anew at midnight UTC.",
    }),
  );
  await textBox(page).fill('Words');
  await button(page, 'Analyze Text').click();

  await expect(notices(page).getByText(/You can try again from .*\d:\d\d/)).toBeVisible();
  const panel = page.getByRole('region', { name: 'ANALYSIS' });
  await expect(panel.getByText(/You can try again from .*\d:\d\d.* Your text is still in the box\./)).toBeVisible();
  await expect(button(panel, 'Try again')).toBeVisible();
});

test('after a deployment the page reloads once, says so and keeps the typed text', async ({ page }) => {
  await page.goto('/');
  await textBox(page).fill('Typed before the deployment.');
  // The old files are gone, and the server serves a new entry script.
  await page.route(/\/assets\/sending-/, (route) => route.fulfill({ status: 404, body: 'Not found.' }), { times: 1 });
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      if (route.request().isNavigationRequest()) return route.continue();
      return route.fulfill({ body: '<script type="module" src="/assets/index-new.js"></script>' });
    },
  );
  let loads = 0;
  page.on('load', () => (loads += 1));
  await button(page, 'Analyze Text').click();

  await expect(notices(page).getByText('Page updated', { exact: true })).toBeVisible();
  await expect(textBox(page)).toHaveValue('Typed before the deployment.');
  expect(loads).toBe(1);
});

test('a long text is kept when the page is left at once, and New Analysis removes it', async ({ page }) => {
  const long = 'A long page of mine. '.repeat(6_000);
  await page.goto('/');
  await textBox(page).fill(long);
  await page.reload();
  await expect(textBox(page)).toHaveValue(long);

  await startOver(page);
  await expect(notices(page).getByText('New Analysis', { exact: true })).toBeVisible();
  await page.reload();
  await expect(textBox(page)).toHaveValue('');
});

test('a document that would replace typed text asks first', async ({ page }) => {
  await page.goto('/');
  await textBox(page).fill('My own words.');
  await pick(page, button(page, 'Upload Document'), plainText());
  const dialog = page.getByRole('dialog', { name: 'Your text is still in the box' });
  await expect(dialog).toContainText('What should happen to it when the document comes in?');
  await expect(textBox(page)).toHaveValue('My own words.');
  await button(dialog, 'Add below my text').click();

  await expect(notices(page).getByText('Text Extracted', { exact: true })).toBeVisible();
  await expect(textBox(page)).toHaveValue(/^My own words\.\n\n\S/);
});
