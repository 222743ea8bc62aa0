import { readFile } from 'node:fs/promises';
import { sampleText } from '@app/testkit/sample-text';
import type { Locator, Page } from '@playwright/test';
import { expect, night, test } from '../fixtures.ts';
import { DEVICES, findViolations, LOOKS, openPage } from '../support/axe.ts';
import { untilPrefetched } from '../support/prefetch.ts';
import { button, notices } from '../support/parts.ts';
import { openBigFive, openFinishedBigFive, SESSION_KEY } from '../support/seed.ts';

/** Scored by hand: extraversion 88, agreeableness 75, conscientiousness 38, neuroticism 13, openness 100. */
const GIVEN = [5, 4, 2, 1, 5, 1, 2, 4, 5, 1, 4, 4, 3, 2, 1, 2, 2, 3, 4, 1];

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Answer for yourself' });
const answered = (page: Page, count: number): Locator => dialog(page).getByText(`${count} of 20 answered`);
const bar = (page: Page, trait: string): Locator => dialog(page).getByRole('img', { name: new RegExp(`^${trait}`) });
const selfOf = (page: Page, trait: string, place: number): Promise<void> =>
  expect(bar(page, trait)).toHaveAttribute('aria-label', new RegExp(`yourself ${place} of 100$`));

/** The tests share a visitor with one report; each begins without answers, and ends when its own are stored. */
test.beforeEach(async ({ stack }) => {
  await stack.db.deleteFrom('selfAnswers').execute();
});

async function openDialog(page: Page): Promise<void> {
  await button(page, 'More').click();
  await button(page, 'Answer for yourself').click();
  await expect(dialog(page).getByRole('progressbar')).toBeVisible();
}

/** Waits until so many answers are stored: answers typed faster are sent in one call. */
const untilSaved = (page: Page, count: number): Promise<void> =>
  expect
    .poll(async () => (await storedAnswers(page)).filter((answer) => answer !== null).length, { timeout: 30_000 })
    .toBe(count);

async function storedAnswers(page: Page): Promise<(number | null)[]> {
  return page.evaluate(async (key) => {
    const label = localStorage.getItem(key) ?? '';
    const messages = (await (await fetch(`/api/messages?sessionId=${label}`)).json()) as { analysisId: string }[];
    const reply = await fetch(`/api/analyses/${messages[0]?.analysisId}/self-answers`);
    return ((await reply.json()) as { answers: (number | null)[] }).answers;
  }, SESSION_KEY);
}

for (const [[device, options], colorScheme] of LOOKS) {
  test(
    `twenty statements are answered and both views shown, and axe finds nothing: ${device}, ${colorScheme}`,
    night,
    async ({ browser, baseURL }) => {
      const page = await openPage(browser, { ...options, colorScheme, baseURL, reducedMotion: 'reduce' });
      await openFinishedBigFive(page);
      await openDialog(page);
      expect(await findViolations(page)).toEqual([]);

      for (const [index, answer] of GIVEN.entries()) {
        const target = dialog(page).locator('label', { hasText: new RegExp(`^${answer}$`) });
        const box = await target.boundingBox();
        expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(56);
        if (device === 'phone') await target.tap();
        else await target.click();
        await expect(answered(page, index + 1)).toBeVisible();
      }
      await expect(button(dialog(page), 'See both views')).toBeFocused();
      expect(await findViolations(page)).toEqual([]);
      // The close button stays in view.
      const scrolled = await dialog(page).evaluate((element) => {
        element.scrollTop = 200;
        return element.scrollTop;
      });
      expect(scrolled).toBe(0);
      await expect(button(dialog(page), 'Close')).toBeInViewport();
      await expect(dialog(page).getByRole('progressbar')).toBeInViewport();
      await button(dialog(page), 'See both views').click();

      await selfOf(page, 'Openness', 100);
      await selfOf(page, 'Conscientiousness', 38);
      await selfOf(page, 'Extraversion', 88);
      await selfOf(page, 'Agreeableness', 75);
      await selfOf(page, 'Emotional Reactivity', 13);
      await expect(dialog(page).getByText('Nobody can tell from here which one holds.')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        options.viewport.width,
      );
      await button(dialog(page), 'Table').click();
      await expect(dialog(page).getByRole('columnheader', { name: 'How you see yourself' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.goBack();
      await expect(dialog(page)).toBeHidden();
      await expect(button(page, 'More')).toBeFocused();
      await page.close();
    },
  );
}

test('the mirror needs only the keyboard: answer, reload, change an answer with the arrows, see both views, close, download', async ({
  page,
}) => {
  await openFinishedBigFive(page);
  await button(page, 'More').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Answer for yourself').focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { name: 'Answer for yourself' })).toBeFocused();
  await expect(answered(page, 0)).toBeVisible();
  // A key that is held down answers one statement.
  for (const held of ['5', '5', '5']) await page.keyboard.down(held);
  await page.keyboard.up('5');
  await untilSaved(page, 1);
  await expect(answered(page, 1)).toBeVisible();
  for (const answer of GIVEN.slice(1, 6)) await page.keyboard.press(String(answer));
  await untilSaved(page, 6);

  await page.reload();
  await openDialog(page);
  await expect(answered(page, 6)).toBeVisible();
  await expect(dialog(page).getByRole('group', { name: '7. I am not interested' })).toBeVisible();
  await expect(
    dialog(page).getByRole('button', { name: /^5 I have a vivid imagination\. 5 Very accurate/ }),
  ).toBeVisible();
  for (const answer of GIVEN.slice(6, 19)) await page.keyboard.press(String(answer));
  await expect(answered(page, 19)).toBeVisible();
  await expect(dialog(page).getByRole('radio', { name: '1, Very inaccurate' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page).getByRole('radio', { name: '2, Moderately inaccurate' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(button(dialog(page), 'See both views')).toBeFocused();
  await page.keyboard.press('Enter');
  await selfOf(page, 'Extraversion', 88);
  await selfOf(page, 'Openness', 100);
  await untilSaved(page, 20);

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(button(page, 'More')).toBeFocused();
  await page.keyboard.press('Enter');
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Markdown').click()]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain('How To Read This');
  expect(text).toContain('## Two Views of You');
  expect(text).toContain('| Extraversion |');
});

test(
  'answers given offline are sent when the connection is back, even if the dialog was closed',
  night,
  async ({ page, context }) => {
    await openFinishedBigFive(page);
    await openDialog(page);
    await page.keyboard.press('5');
    await untilSaved(page, 1);

    await context.setOffline(true);
    await page.keyboard.press('4');
    await expect(answered(page, 2)).toBeVisible();
    await button(dialog(page), 'Close').click();
    await expect(dialog(page)).toHaveCount(0);
    await context.setOffline(false);

    await untilSaved(page, 2);
    expect((await storedAnswers(page)).slice(0, 3)).toEqual([5, 4, null]);
  },
);

test(
  'an answer given offline survives a reload, and the dialog says what it waits for',
  night,
  async ({ page, context }) => {
    await openFinishedBigFive(page);
    await untilPrefetched(page);
    await openDialog(page);
    await context.setOffline(true);
    await expect(dialog(page).getByText('You are offline · Waiting for the connection.')).toBeVisible();
    await page.keyboard.press('4');
    await expect(answered(page, 1)).toBeVisible();
    await context.setOffline(false);
    await page.route('**/self-answers', (route) => route.abort());
    await page.reload();
    await page.unroute('**/self-answers');
    await expect(button(page, 'More')).toBeVisible({ timeout: 60_000 });

    await openDialog(page);
    await expect(answered(page, 1)).toBeVisible();
    await untilSaved(page, 1);
  },
);

test(
  'a dialog first opened offline says so and loads when the connection is back',
  night,
  async ({ page, context }) => {
    await openFinishedBigFive(page);
    await untilPrefetched(page);
    await context.setOffline(true);
    for (const name of ['Answer for yourself', 'Second opinion', 'Picture to share']) {
      await button(page, 'More').click();
      await button(page, name).click();
      await expect(page.getByRole('dialog').getByText('You are offline · Waiting for the connection.')).toBeVisible();
      // Not Escape: a notification that has come meanwhile would take it.
      await button(page.getByRole('dialog'), 'Close').click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await button(page, 'More').click();
    await button(page, 'Answer for yourself').click();
    await context.setOffline(false);
    await expect(answered(page, 0)).toBeVisible();
  },
);

test('answers from two tabs are merged, and the later answer to a statement counts', night, async ({ page }) => {
  await openFinishedBigFive(page);
  await openDialog(page);
  const other = await page.context().newPage();
  await other.goto('/');
  await openDialog(other);

  for (const answer of [1, 1, 1]) await page.keyboard.press(String(answer));
  await untilSaved(page, 3);
  await other.keyboard.press('5');
  await button(dialog(other), /^4 I have frequent mood swings/).click();
  await other.keyboard.press('4');
  await untilSaved(page, 4);

  expect((await storedAnswers(page)).slice(0, 5)).toEqual([5, 1, 1, 4, null]);
});

test(
  'without the session an answer is reported as not saved, and a dialog opened later says that the report is gone',
  night,
  async ({ page }) => {
    await openFinishedBigFive(page);
    await openDialog(page);
    await page.context().clearCookies();
    await page.keyboard.press('3');
    await expect(notices(page)).toContainText('Your answer could not be saved.');

    await openFinishedBigFive(page);
    await page.context().clearCookies();
    await button(page, 'More').click();
    await button(page, 'Answer for yourself').click();
    await expect(dialog(page).getByText('This report is no longer there')).toBeVisible();
  },
);

test(
  'in Arabic the statements are marked as not validated, and the scale reads from right to left',
  night,
  async ({ browser, baseURL }) => {
    const page = await openPage(browser, { ...DEVICES.phone, baseURL, locale: 'ar', reducedMotion: 'reduce' });
    const [more, name] = ['المزيد', 'الإجابة عن النفس'];
    await openBigFive(page, [sampleText('mirror')]);
    await button(page, more).click();
    await button(page, name).click();
    const arabic = page.getByRole('dialog', { name });
    await expect(arabic.getByText('هذه الصياغة ترجمة لم يُتحقق من صلاحيتها.')).toBeVisible();

    const [one, five] = await Promise.all(
      ['1', '5'].map((text) => arabic.locator('label', { hasText: text }).boundingBox()),
    );
    expect(five?.x).toBeLessThan(one?.x ?? 0);
    expect(await findViolations(page)).toEqual([]);
    for (const answer of GIVEN) await page.keyboard.press(String(answer));
    await button(arabic, 'عرض النظرتين').click();

    await expect(arabic.getByRole('img')).toHaveCount(5);
    expect(await findViolations(page)).toEqual([]);
    await page.close();
  },
);
