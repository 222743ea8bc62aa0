import { sampleText } from '@app/testkit/sample-text';
import type { Page } from '@playwright/test';
import { expect, night, test } from '../fixtures.ts';
import { chooseSilent, chooseSlow } from '../support/models.ts';
import { analysisText, button, chatBox, dropZone, notices, progress, sidebar, textBox } from '../support/parts.ts';

const DONE = { timeout: 240_000 };

test.setTimeout(120_000);

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    const percents: number[] = [];
    Object.assign(window, { percents });
    new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar]');
      const percent = Number(bar?.getAttribute('aria-valuenow') ?? Number.NaN);
      if (Number.isFinite(percent) && percent !== percents.at(-1)) percents.push(percent);
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.goto('/');
});

const percents = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { percents: number[] }).percents);

async function begin(page: Page, mark: string, choose = chooseSilent): Promise<void> {
  await choose(page);
  await textBox(page).fill(sampleText(mark));
  await button(page, 'Analyze Text').click();
  await expect(progress(page)).toBeVisible();
}

const STEPS = [
  'Image',
  'Document',
  'Video',
  'Text MBTI',
  'Image MBTI',
  'Video MBTI',
  'Image Deep Dive',
  'Text Deep Dive',
  'Video Deep Dive',
  'Upload Document',
  'Analyze Text',
  'MBTI',
  'Big Five',
  'Enneagram',
];

test('a running analysis disables every input and the chat, and Stop closes its model calls, frees the page and keeps the text', async ({
  page,
  stack,
}) => {
  const outcomes = (): string[] =>
    stack.simulator
      .requests()
      .filter(({ body }) => JSON.stringify(body).includes('is stopped,'))
      .map(({ outcome }) => outcome);
  await begin(page, 'stopped');

  for (const name of STEPS) await expect(button(page.getByRole('main'), name), name).toBeDisabled();
  await expect(dropZone(page)).toBeDisabled();
  await expect(sidebar(page).getByRole('button')).not.toHaveCount(0);
  await expect(page.getByRole('radio')).not.toHaveCount(0);
  for (const other of await sidebar(page).getByRole('button').all()) await expect(other).toBeDisabled();
  for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled();
  await expect(textBox(page)).not.toBeEditable();
  await expect(button(page, 'New Analysis')).toBeEnabled();
  await chatBox(page)
    .press('Enter')
    .catch(() => {});
  await expect(
    page.getByText("No conversation yet. Ask questions about the analysis after it's generated."),
  ).toBeVisible();
  await expect.poll(outcomes).toEqual(Array.from({ length: 6 }, () => 'open'));

  await button(page, 'Stop').click();

  await expect(notices(page).getByText('Analysis Stopped', { exact: true })).toBeVisible();
  await expect(progress(page)).toHaveCount(0);
  await expect(textBox(page)).toHaveValue(sampleText('stopped'));
  for (const name of STEPS) await expect(button(page.getByRole('main'), name), name).toBeEnabled();
  await expect.poll(outcomes).toEqual(Array.from({ length: 6 }, () => 'closed'));
});

test('progress goes from 10 to 100 in the known steps and never back, and is shown as a percentage', async ({
  page,
}) => {
  await begin(page, 'percent', chooseSlow);
  await expect(page.getByText(/^\d+ ?%$/).first()).toBeVisible();
  await expect(notices(page).getByText('Analysis Complete', { exact: true })).toBeVisible(DONE);

  const seen = await percents(page);
  expect(seen[0]).toBe(10);
  expect(seen.at(-1)).toBe(100);
  expect(seen).toEqual(seen.toSorted((a, b) => a - b));
  expect(seen.filter((percent) => ![10, 20, 30, 50, 80, 90, 100].includes(percent))).toEqual([]);
  expect(seen).toEqual(expect.arrayContaining([10, 50, 100]));
  // Preparing (20) and asking (30), checking (80) and saving (90) may follow each other within one frame; then the page
  // shows only the later one.
  await expect(progress(page)).toHaveCount(0);
});

test('an analysis continues after the connection was lost for a while', night, async ({ page, context }) => {
  await begin(page, 'offline', chooseSlow);
  await expect(analysisText(page)).toContainText('Simulated reading', DONE);

  await context.setOffline(true);
  await page.waitForTimeout(2_500);
  await context.setOffline(false);

  await expect(page.getByText(/Messages: 1 \(1 from AI\)/)).toBeVisible(DONE);
  await expect(analysisText(page)).toContainText('How To Read This');
});
