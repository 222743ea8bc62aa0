import { sampleText } from '@app/testkit/sample-text';
import type { Page } from '@playwright/test';
import { expect, night, test } from '../fixtures.ts';
import { clip, dropOrPaste, pick, picture, plainText } from '../support/files.ts';
import { analysisText, assessment, button, closeNotice, dropZone, notices, textBox } from '../support/parts.ts';
import { openFinished, sessionLabel } from '../support/seed.ts';

// From user input to the stored report, through every process, with simulated models only.

const DONE = { timeout: 360_000 };
const preview = (page: Page) => page.getByRole('region', { name: 'Input Preview' });

test.setTimeout(150_000);

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

type Stored = { analysisId: string; role: string; content: string; createdAt: string };

async function stored(page: Page): Promise<Stored[]> {
  const sessionId = await sessionLabel(page);
  return page.evaluate(
    async (id) => (await fetch(`/api/messages?sessionId=${id}`)).json() as Promise<Stored[]>,
    sessionId,
  );
}

test('a finished text analysis is announced, stored once and formatted, and a sidebar framework adds its own report', async ({
  page,
}) => {
  await page.goto('/');
  await textBox(page).fill(sampleText('journey'));
  await button(page, 'Analyze Text').click();

  await expect(notices(page).getByText('Analysis Complete', { exact: true })).toBeVisible(DONE);
  await expect(textBox(page)).toHaveValue('');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText(/Messages: 1 \(1 from AI\)/)).toBeVisible();
  expect(await stored(page)).toMatchObject([{ role: 'assistant' }]);
  await expect(analysisText(page).getByRole('heading').first()).toBeVisible();
  await expect(analysisText(page).getByRole('listitem').first()).toBeVisible();
  await expect(analysisText(page).locator('strong').first()).toBeVisible();
  expect(await analysisText(page).innerText()).not.toMatch(/\*\*|^#+ /m);

  await textBox(page).fill(sampleText('framework'));
  await assessment(page, 'Big Five', 'Text').click();

  await expect(notices(page).getByText('Big Five Analysis Complete', { exact: true })).toBeVisible(DONE);
  await expect(analysisText(page)).toContainText('Big Five');
  await expect(analysisText(page)).toContainText('Conscientiousness');
  await expect(page.getByText(/Messages: 2 \(2 from AI\)/)).toBeVisible();
  expect(await stored(page)).toHaveLength(2);
});

test('a waiting call is answered with analysisId, messages and insights, and its message has the specified fields', async ({
  page,
}) => {
  const answer = await openFinished(page);
  const [message, ...others] = await stored(page);

  expect(answer).toMatchObject({
    analysisId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    messages: [{ role: 'assistant', content: expect.stringContaining('How To Read This') }],
    personalityInsights: { analysis: expect.any(String) },
    analysisInsights: { analysis: expect.any(String) },
  });
  expect(others).toEqual([]);
  expect(message).toMatchObject({
    id: expect.any(String),
    analysisId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    sessionId: await sessionLabel(page),
    role: 'assistant',
    content: expect.stringContaining('How To Read This'),
  });
  expect(new Date(message?.createdAt ?? '').toISOString()).toBe(message?.createdAt);
});

test('a document becomes a report, its name is shown, it gets an MBTI analysis, and Re-Analyze asks for a new upload', async ({
  page,
}) => {
  await page.goto('/');
  await pick(page, button(page, 'Document'), plainText('my-diary.txt'));
  await expect(preview(page).getByText('my-diary.txt')).toBeVisible();
  await expect(notices(page).getByText(/Analysis Complete$/)).toBeVisible(DONE);
  expect(await stored(page)).toHaveLength(1);

  await page.getByRole('radio', { name: 'Model 1' }).check();
  await preview(page)
    .getByRole('button', { name: /^Re-Analyze/ })
    .click();
  await expect(notices(page).getByText('Re-upload Required', { exact: true })).toBeVisible();
  await expect(
    notices(page).getByText('Please re-upload the document to analyze with the new model.', { exact: true }),
  ).toBeVisible();
  await closeNotice(page);
  expect(await stored(page)).toHaveLength(1);

  const call = page.waitForRequest('**/api/analyze/document/mbti');
  await pick(page, button(page, 'MBTI Document Analysis'), plainText('my-diary.txt'));
  await call;
  await expect(page.getByText(/Messages: 2 \(2 from AI\)/)).toBeVisible(DONE);
});

test('a picture is shown and read person by person, and can be analysed again by another model', async ({ page }) => {
  await page.goto('/');
  await pick(page, button(page, 'Image'), await picture());

  await expect(preview(page).getByRole('img').first()).toBeVisible();
  await expect(notices(page).getByText(/Analysis Complete$/)).toBeVisible(DONE);
  await expect(analysisText(page)).toContainText('Person 1');
  await expect(analysisText(page)).toContainText('Person 2');
  await page.getByRole('radio', { name: 'Model 1' }).check();
  await expect(preview(page).getByRole('button', { name: 'Re-Analyze with Model 1' })).toBeEnabled();
  await expect(preview(page).getByRole('button', { name: /MBTI.*Image|Image.*MBTI/ })).toBeEnabled();

  await preview(page).getByRole('button', { name: 'Re-Analyze with Model 1' }).click();

  await expect(page.getByText(/Messages: 2 \(2 from AI\)/)).toBeVisible(DONE);
});

test('a clip is shown and read, and its MBTI analysis uses the same file', async ({ page }) => {
  await page.goto('/');
  await dropOrPaste(dropZone(page), 'drop', await clip());

  await expect(preview(page).locator('video')).toBeVisible();
  await expect(notices(page).getByText(/Analysis Complete$/)).toBeVisible(DONE);
  await preview(page)
    .getByRole('button', { name: /MBTI.*Video|Video.*MBTI/ })
    .click();

  await expect(page.getByText(/Messages: 2 \(2 from AI\)/)).toBeVisible(DONE);
  await expect(analysisText(page)).toContainText('MBTI');
});

test('a sidebar framework reads a picked picture', night, async ({ page }) => {
  await page.goto('/');
  await pick(page, assessment(page, 'Big Five', 'Image'), await picture());

  await expect(notices(page).getByText(/Big Five.*Complete$/)).toBeVisible(DONE);
  await expect(analysisText(page)).toContainText('Big Five');
});
