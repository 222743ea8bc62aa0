import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { button, notices, textBox } from '../support/parts.ts';

// These tests act on the shell.
test.use({ waitsForApp: false });

// The page rendered at build time, before and while its scripts replace it.

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Delays the first script until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.*\.js/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** Sums up the layout shifts of the page, for `moved`. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const page = window as unknown as { moved: number };
    page.moved = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) page.moved += (shift as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const open = (page: Page): Promise<unknown> => page.goto('/', { waitUntil: 'commit' });
const shell = (page: Page) => page.locator('#root[data-shell]');

test('without JavaScript the page shows heading, form, assessments and empty panels', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1, name: 'AI Personality Analysis' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Additional Assessments' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('button')).toHaveCount(26);
  await expect(page.getByPlaceholder('Type, paste, or upload a document to analyze...')).toBeVisible();
  await expect(page.getByText('No analysis yet')).toBeVisible();
  await expect(page.getByText(/^No conversation yet/)).toBeVisible();
  await context.close();
});

for (const size of sizes)
  test(`nothing moves when the scripts take over at ${size.width} px`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (entry) => entry.type() === 'error' && complaints.push(entry.text()));
    await page.setViewportSize(size);
    await countShifts(page);
    const release = await holdScripts(page);
    await open(page);
    await expect(shell(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await boxes(page);
    const movedBefore = await moved(page);
    release();
    await expect(shell(page)).toHaveCount(0);
    await page.waitForLoadState('networkidle');

    expect(await boxes(page)).toEqual(before);
    expect(await moved(page)).toBe(movedBefore);
    expect(complaints).toEqual([]);
  });

type Pieces = { url: string; release: () => void; close: () => void };

/** Serves what `origin` serves, and the end of the page only after `release`. */
async function serveInPieces(origin: string, share: number): Promise<Pieces> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  async function answer({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, body } = await get(origin + url);
    response.writeHead(status, headers);
    const middle = url === '/' ? Math.round(body.length * share) : body.length;
    response.write(body.subarray(0, middle));
    if (url === '/') await released;
    response.end(body.subarray(middle));
  }
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, release, close: () => server.close().closeAllConnections() };
}

async function get(url: string): Promise<{ status: number; headers: { 'content-type': string }; body: Buffer }> {
  const response = await fetch(url);
  const headers = { 'content-type': response.headers.get('content-type') ?? '' };
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

for (const share of [0.8, 0.93, 0.98])
  test(`a page is not painted before its last ${Math.round((1 - share) * 100)} % arrive, and then without a shift`, async ({
    page,
    baseURL,
  }) => {
    const pieces = await serveInPieces(baseURL, share);
    await page.setViewportSize({ width: 1350, height: 940 });
    await countShifts(page);
    await page.goto(pieces.url, { waitUntil: 'commit' });
    // Without a paint there are no animation frames, on which Playwright polls by default.
    const hasStyles = () => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.css'));
    await page.waitForFunction(hasStyles, undefined, { polling: 50 });
    // Time to paint what is here.
    await delay(500);
    const paintedEarly = await page.evaluate(() => performance.getEntriesByType('paint').length);

    pieces.release();
    await expect(shell(page)).toHaveCount(0);

    expect(paintedEarly).toBe(0);
    expect(await moved(page)).toBeLessThan(0.001);
    pieces.close();
  });

test('typing and clicks before the scripts run are kept and replayed', async ({ page }) => {
  const release = await holdScripts(page);
  await open(page);
  await textBox(page).fill('Typed early.');
  await page.getByText('Image Deep Dive').click();
  release();

  await expect(notices(page).getByText('Coming Soon')).toBeVisible();
  await expect(textBox(page)).toHaveValue('Typed early.');
  await expect(shell(page)).toHaveCount(0);
});

test('text typed before the scripts run survives a reload, and the box keeps the focus', async ({ page }) => {
  const release = await holdScripts(page);
  await open(page);
  await textBox(page).fill('Typed early.');
  await page.reload({ waitUntil: 'commit' });
  await expect(textBox(page)).toHaveValue('Typed early.');
  await expect(shell(page)).toBeAttached();
  await textBox(page).pressSequentially(' And on.');
  release();

  await expect(shell(page)).toHaveCount(0);
  await expect(textBox(page)).toHaveValue('Typed early. And on.');
  await expect(textBox(page)).toBeFocused();
});

test('scripts that could not be loaded are loaded with the next press', async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js/, (route) => route.abort());
  const refused = page.waitForEvent('console', (entry) => /dynamically imported module/.test(entry.text()));
  await open(page);
  await refused;
  await page.unrouteAll();
  await page.getByText('Image Deep Dive').click();

  await expect(notices(page).getByText('Coming Soon')).toBeVisible();
});

test('a form submitted before the scripts run does not reload the page', async ({ page }) => {
  const release = await holdScripts(page);
  await open(page);
  await button(page, 'Analyze Text').click();
  await expect(page).toHaveURL(/\/$/);
  release();

  await expect(notices(page)).toContainText('Please enter some text first');
});

test('a visitor with another language never sees the English page', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: 'de-AT' });
  const page = await context.newPage();
  const release = await holdScripts(page);
  await open(page);
  await expect(page.getByPlaceholder(/^Type, paste/)).toBeHidden();
  await expect(shell(page)).toBeAttached();
  release();

  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await context.close();
});

test('the chosen theme applies before the scripts run', async ({ page }) => {
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await holdScripts(page);
  await open(page);
  await expect(shell(page).getByRole('heading', { level: 1 })).toBeVisible();

  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(18, 21, 20)');
});

test('another path does not contain the prerendered main page', async ({ request }) => {
  const html = await (await request.get('/privacy', { headers: { accept: 'text/html' } })).text();

  expect(html).toContain('<div id="root"></div>');
});

const moved = (page: Page): Promise<number> => page.evaluate(() => (window as unknown as { moved: number }).moved);

/** The positions of the page's parts. */
const boxes = (page: Page): Promise<[string, number, number, number, number][]> =>
  page
    .locator('h1, h2, textarea, main button, [role=log], [data-note]')
    .filter({ visible: true })
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.textContent, x, y, width, height];
      }),
    );
