import type { Page, Request, Response } from '@playwright/test';
import { expect, night, test } from '../fixtures.ts';
import { controls, namesOf, operate } from '../support/controls.ts';
import { analysisText, button, notices, textBox } from '../support/parts.ts';
import { answerChat, SHARE_ID, sharedAnalysis, fakeResponse } from '../support/fake-responses.ts';

// Operates every enabled control, each on a fresh page, and counts the controls that fail.

/** The messages that the specification fixes for a button without its input. */
const FIXED = ['No Text', 'No image data available', 'No video data available'];

/** A label unknown to the server has no open work, so this refusal is not an error. */
const isRefusal = (answer: Response): boolean =>
  answer.status() >= 400 && answer.url().includes('/api/') && !answer.url().includes('/api/analyses?');

/** Waits until what a press has begun is on the page; a stream may stay open longer. */
async function waitForPendingRequests(page: Page, underWay: Set<Request>): Promise<void> {
  const frame = (): Promise<unknown> =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))).catch(() => {}); // a link has left the page
  await frame();
  const isQuiet = expect.poll(() => underWay.size, { timeout: 3_000, intervals: [20] });
  await isQuiet.toBe(0).catch(() => {});
  await frame();
}

type Open = (page: Page) => Promise<void>;

async function crawl(page: Page, open: Open): Promise<{ names: string[]; dead: string[] }> {
  const dead: string[] = [];
  const refused: string[] = [];
  page.on('response', (answer) => isRefusal(answer) && refused.push(`${answer.status()} ${answer.url()}`));
  const underWay = new Set<Request>();
  page.on('request', (request) => void underWay.add(request));
  page.on('requestfinished', (request) => void underWay.delete(request));
  page.on('requestfailed', (request) => void underWay.delete(request));
  page.on('framenavigated', () => underWay.clear()); // requests of the previous page may never be reported as ended
  page.on('filechooser', () => {});
  await open(page);
  const names = await namesOf(page);
  for (const [index, name] of names.entries()) {
    await open(page); // what an earlier press opens late must not be taken for the page
    refused.length = 0;
    await operate((await controls(page)).nth(index));
    await waitForPendingRequests(page, underWay);
    const failed = notices(page).locator('li[data-variant=destructive][data-state=open]');
    const words = (await failed.count()) > 0 ? await failed.first().innerText() : '';
    const isFixed = FIXED.some((fixed) => words.includes(fixed));
    if (refused.length > 0 || (words && !isFixed)) dead.push(`${name}: ${words} ${refused.join()}`);
    for (const other of page.context().pages()) if (other !== page) await other.close();
  }
  return { names, dead };
}

/** Removes the text and the results of earlier presses. */
async function startAfresh(page: Page, path = '/'): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(() => localStorage.clear());
  await page.goto(path);
}

// The page is opened anew some sixty times.
test.setTimeout(480_000);
// Long and independent: both workers take from them.
test.describe.configure({ mode: 'parallel' });

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

const modes: Record<string, Open> = {
  'in share mode': async (page) => {
    await page.unrouteAll();
    await fakeResponse(page, '/api/shared-analysis/**', { body: sharedAnalysis() });
    await page.route('**/api/download/**', (route) => route.fulfill({ body: '%PDF', contentType: 'application/pdf' }));
    await fakeResponse(page, '/api/download/*/quotes', { body: { isOffered: true, name: 'shared', quotes: [] } });
    await answerChat(page, 'A reply.');
    await startAfresh(page, `/share/${SHARE_ID}`); // an earlier control may have changed the language
    await expect(analysisText(page)).toContainText('Somebody shared this.');
    await expect(notices(page).getByText('Shared Analysis Loaded')).toBeVisible();
  },
  'on a closed link': async (page) => {
    await page.unrouteAll();
    await page.route('**/api/shared-analysis/**', (route) => route.fulfill({ status: 404, body: 'Not found.' }));
    await startAfresh(page, `/share/${SHARE_ID}`); // an earlier control may have changed the language
    await expect(page.getByRole('heading', { name: 'This link does not open' })).toBeVisible();
    await notices(page).getByRole('button', { name: 'Close' }).click();
  },
  'on the empty page': async (page) => {
    await startAfresh(page);
    await expect(page.getByText('No analysis yet')).toBeVisible();
  },
  'after a failure': async (page) => {
    await page.unrouteAll();
    await startAfresh(page);
    await page.route(/\/api\/analyze/, (route) => route.fulfill({ status: 503, body: 'Away.' }), { times: 1 });
    await textBox(page).fill('Words that failed.');
    await button(page, 'Analyze Text').click();
    await expect(page.getByRole('region', { name: 'ANALYSIS' }).getByText('503: Away.')).toBeVisible();
    await notices(page).getByRole('button', { name: 'Close' }).click();
  },
};

for (const [mode, open] of Object.entries(modes))
  test(`${mode} no enabled control ends in an error by design`, night, async ({ page }) => {
    const { names, dead } = await crawl(page, open);

    expect(names.length).toBeGreaterThan(2);
    expect(dead).toEqual([]);
  });
