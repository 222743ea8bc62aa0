import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { openLog } from '@app/core/log/log';
import { openRedis } from '@app/core/redis/redis';
import { sampleText } from '@app/testkit/sample-text';
import type { Stack } from '@app/testkit/stack';
import { countVisitorRows } from '@app/testkit/visitor-rows';
import type { Locator, Page } from '@playwright/test';
import { expect, night, test } from '../fixtures.ts';
import { pick, picture } from '../support/files.ts';
import { chooseSilent } from '../support/models.ts';
import { analysisText, button, notices, progress, shareDialog, textBox } from '../support/parts.ts';
import { analyzeTexts, sessionLabel } from '../support/seed.ts';
import { offerMail, fakeResponse } from '../support/fake-responses.ts';

const REPORTS = 10;
const LINKS = 20;
const library = (page: Page): Locator => page.getByRole('button', { name: /^Your reports: / });
const titleOf = (number: number): RegExp => new RegExp(`Report number ${number} of mine`);
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

type Seeded = { label: string; ids: string[] };

/** Creates finished analyses in one session; each text starts with its number. */
async function seed(page: Page, count: number): Promise<Seeded> {
  await page.goto('/favicon.svg');
  const label = randomUUID();
  const calls = Array.from({ length: count }, (_, index) => ({
    path: `/api/analyze/text${['', '/bigfive', '/enneagram'][index % 3]}`,
    content: `Report number ${index} of mine. ${sampleText()}`,
  }));
  const replies = await analyzeTexts(page, label, calls);
  await page.goto('/');
  await expect(library(page)).toBeVisible();
  return { label, ids: replies.map(({ analysisId }) => analysisId) };
}

/**
 * Counts all visitor data in the stores. It is not filtered by visitor, because the tests of a file run sequentially.
 */
async function countStoredData({ db, environment, storageFolder }: Stack) {
  const redis = openRedis(environment['REDIS_URL'] ?? '', 'request', openLog('silent'));
  const streams = await redis.keys(`${environment['REDIS_PREFIX']}:{*}:stream`);
  redis.disconnect();
  const objects = await readdir(storageFolder, { recursive: true, withFileTypes: true }).catch(() => []);
  return {
    rows: await countVisitorRows(db),
    streams: streams.length,
    objects: objects.filter((each) => each.isFile()).length,
  };
}

/** The beginning of an analysis's source text, which identifies the report. */
const sourceOf = (page: Page, id = ''): Promise<string> =>
  page.evaluate(async (id) => {
    const source = (await (await fetch(`/api/analyses/${id}/source`)).json()) as { text: string };
    return source.text.slice(0, 40);
  }, id);

test(`each of ${REPORTS} reports is read, downloaded and shared in two presses`, night, async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await offerMail(page);
  const shared = await fakeResponse(page, '/api/share', { body: { success: true } });
  await context.route('**/api/download/**', (route) => route.fulfill({ body: 'a file', contentType: 'text/plain' }));
  const { ids } = await seed(page, REPORTS);

  for (const number of [0, Math.floor(REPORTS / 2), REPORTS - 1]) {
    await library(page).click();
    await page
      .getByRole('list', { name: 'Your reports' })
      .getByRole('button')
      .filter({ hasText: titleOf(number) })
      .click();
    await expect(page.locator(`[data-report="${ids[number]}"]`)).toBeVisible();
    await expect(analysisText(page).getByRole('article')).toHaveCount(1);

    await library(page).click();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: new RegExp(`^PDF: ${titleOf(number).source}`) }).click(),
    ]);
    await tab.waitForURL('**/api/download/**');
    expect(await sourceOf(page, /download\/([0-9a-f-]{36})/.exec(tab.url())?.[1])).toMatch(titleOf(number));
    await tab.close();

    await library(page).click();
    await page.getByRole('button', { name: new RegExp(`^Open reading view: ${titleOf(number).source}`) }).click();
    const reader = page.getByRole('dialog', { name: 'ANALYSIS' });
    await expect(reader.getByRole('region', { name: 'Your text', exact: true })).toContainText(titleOf(number));
    await page.keyboard.press('Escape');

    await library(page).click();
    await page.getByRole('button', { name: new RegExp(`^Share: ${titleOf(number).source}`) }).click();
    await shareDialog(page).getByLabel('Your Email').fill('ada@example.org');
    await shareDialog(page).getByLabel("Recipient's Email").fill('bob@example.org');
    await page.keyboard.press('Enter');
    await expect(shareDialog(page)).toHaveCount(0);
    expect((shared.bodies.at(-1) as { analysisId: string }).analysisId).toBe(ids[number]);
  }
});

for (const size of sizes)
  test(`a finished report is shown from its first heading at ${size.width} px`, night, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    await textBox(page).fill(sampleText('beginning'));
    await button(page, 'Analyze Text').click();
    await expect(notices(page).getByText('Analysis Complete', { exact: true })).toBeVisible();
    await expect(progress(page)).toHaveCount(0);

    await expect(analysisText(page).getByRole('heading').first()).toBeInViewport({ ratio: 1 });
    expect(await analysisText(page).evaluate((box) => box.scrollTop)).toBe(0);
  });

test(
  `the visitor's report stays in reach after ${LINKS} links with a foreign session label`,
  night,
  async ({ page }) => {
    const { label, ids } = await seed(page, 1);

    for (let link = 0; link < LINKS; link += 1) {
      await page.goto(`/?session=someone-${link}`);
      await expect(page.locator(`[data-report="${ids[0]}"]`)).toBeVisible();
      await expect(page).not.toHaveURL(/session=/);
    }

    expect(await sessionLabel(page)).toBe(label);
  },
);

test("the visitor's other sessions are listed, and a session in the address opens", async ({ page }) => {
  const first = await seed(page, 1);
  const second = await seed(page, 1);

  await library(page).click();
  await page.getByRole('region', { name: 'Your other sessions' }).getByRole('button').click();
  await expect(page.locator(`[data-report="${first.ids[0]}"]`)).toBeVisible();
  expect(await sessionLabel(page)).toBe(first.label);

  await page.goto(`/?session=${second.label}`);
  await expect(page.locator(`[data-report="${second.ids[0]}"]`)).toBeVisible();
});

test('New Analysis asks first, then leaves no row, object or stream of the visitor', night, async ({ page, stack }) => {
  const before = await countStoredData(stack);
  const first = await seed(page, 1);
  const second = await seed(page, 1);
  await pick(page, button(page, 'Image'), await picture());
  await expect(notices(page).getByText('Analysis Complete', { exact: true })).toBeVisible();
  await chooseSilent(page);
  await pick(page, button(page, 'Image'), await picture(320, 240));
  await expect.poll(async () => (await countStoredData(stack)).objects).toBeGreaterThan(before.objects);
  const made = await countStoredData(stack);
  const ids = [...first.ids, ...second.ids];

  await button(page, 'New Analysis').click();
  const question = page.getByRole('dialog', { name: 'Start a new analysis?' });
  await expect(question.getByText('3 reports')).toBeVisible();
  await expect(button(question, 'Keep everything')).toBeFocused();
  await button(question, 'New Analysis').click();
  await expect(notices(page).getByText('New Analysis', { exact: true })).toBeVisible();

  expect(made.rows.analyses).toBeGreaterThan(before.rows.analyses);
  expect(made.streams).toBeGreaterThan(before.streams);
  await expect.poll(() => countStoredData(stack)).toEqual(before);
  for (const id of ids)
    expect((await page.request.get(`/api/analyses/${id}/events`, { failOnStatusCode: false })).status()).toBe(404);
});
