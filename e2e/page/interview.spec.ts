import { interviewQuestions } from '@app/contract/interview';
import { interview as words } from '@app/words/en/interview';
import type { Locator, Page } from '@playwright/test';
import { expect, night, test } from '../fixtures.ts';
import { DEVICES, findViolations, LOOKS, openPage } from '../support/axe.ts';
import { analysisText, button, startOver, textBox } from '../support/parts.ts';

const DRAFT = 'personality-analysis-interview-draft';

/** About eighty words, different for every question. */
const answerTo = (turn: number): string =>
  `Story number ${turn} begins in the workshop where I restore old maps with my sister and two apprentices. I usually arrive an hour before everyone else, because the paper is calm then and so am I. That day nothing went as planned, so I made a list, drank my tea, and asked the youngest what she would do. Her idea was better than mine. On the way home I told my sister about it and she asked why I had not thought of it myself.`;

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Interview me' });
const question = (page: Page): Locator => dialog(page).getByRole('heading', { level: 3 });
const box = (page: Page): Locator => dialog(page).getByRole('textbox');
const gauge = (page: Page): Locator => dialog(page).getByRole('img');
const opener = (page: Page): Locator => button(page, 'Interview me');
const number = (page: Page, count: number): Locator => dialog(page).getByText(`Question ${count} of up to 10`);

/** Answers the current question; the follow-up is then on the page. */
async function answer(page: Page, text: string, press: (control: Locator) => Promise<void>): Promise<void> {
  await box(page).fill(text);
  await press(button(dialog(page), 'Next question'));
  await expect(dialog(page).getByText(/^One more on that/)).toBeVisible();
}

for (const [[device, options], colorScheme] of LOOKS) {
  test(
    `eight answers give a good sample without the questions, and axe finds nothing: ${device}, ${colorScheme}`,
    night,
    async ({ browser, baseURL }) => {
      const page = await openPage(browser, { ...options, colorScheme, baseURL });
      const press = (control: Locator): Promise<void> => (device === 'phone' ? control.tap() : control.click());
      await page.goto('/');
      await press(opener(page));
      await expect(question(page)).toBeVisible();
      expect(await findViolations(page)).toEqual([]);

      for (let turn = 1; turn <= 8; turn += 1) {
        await expect(number(page, turn)).toBeVisible();
        await answer(page, answerTo(turn), press);
        await box(page).fill(`And then it was evening, story ${turn}.`);
        if (turn === 1) expect(await findViolations(page)).toEqual([]);
        await press(button(dialog(page), 'Next question'));
      }
      await expect(gauge(page)).toHaveAccessibleName(/Good sample$/);
      await expect(dialog(page).getByText(/You can finish now or answer up to 2 more/)).toBeVisible();
      expect(await hasSidewaysScroll(page)).toBe(false);
      await press(button(dialog(page), 'Finish'));

      await expect(dialog(page)).toBeHidden();
      const material = await textBox(page).inputValue();
      expect(material.match(/Story number \d|story \d/g)).toHaveLength(16);
      for (const id of interviewQuestions) expect(material).not.toContain(words.questions[id].ask);
      expect(material).not.toContain('stayed with you');
      await expect(page.getByText('Good sample')).toBeVisible();
      expect(await page.evaluate((key) => localStorage.getItem(key), DRAFT)).toBeNull();
      await page.close();
    },
  );
}

test('an interview needs only the keyboard: open, answer, close with Escape, resume, finish, analyse under a framework', async ({
  page,
}) => {
  await page.goto('/');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(box(page)).toBeFocused();
  const first = (await question(page).textContent()) ?? '';
  await expect(box(page)).toHaveAccessibleName(first);

  await page.keyboard.type(answerTo(1));
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page).getByText('One more on that, asked by Model 2')).toBeVisible();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveAccessibleName(/“Story number 1 begins in the” that stayed with you\?$/);
  await page.keyboard.type('My sister laughed about it for a week.');
  await page.keyboard.press('Control+Enter');
  await expect(number(page, 2)).toBeVisible();
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('Half an answer');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue('Half an answer');
  await button(dialog(page), 'Finish').focus();
  await page.keyboard.press('Enter');

  await expect(textBox(page)).toHaveValue(/^Story number 1[\s\S]*for a week\.\n\nHalf an answer$/);
  await button(page, 'Big Five').first().focus();
  await page.keyboard.press('Enter');
  await expect(analysisText(page)).toContainText('How To Read This', { timeout: 120_000 });
});

test(
  'an interview resumes after a reload, and New Analysis asks before it removes the interview',
  night,
  async ({ page }) => {
    await page.goto('/');
    await opener(page).click();
    await answer(page, answerTo(1), (control) => control.click());
    await box(page).fill('Unfinished follow-up');
    const asked = (await question(page).textContent()) ?? '';

    await page.reload();
    await opener(page).click();
    await expect(question(page)).toHaveText(asked);
    await expect(box(page)).toHaveValue('Unfinished follow-up');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await startOver(page);

    await expect(page.getByText('Everything was cleared. Ready for a fresh start.').first()).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))).not.toContain('Story number');
    await opener(page).click();
    await expect(number(page, 1)).toBeVisible();
    await expect(box(page)).toHaveValue('');
  },
);

test(
  'two tabs show the same interview, and New Analysis in one of them ends it in the other',
  night,
  async ({ page, context }) => {
    await page.goto('/');
    await opener(page).click();
    const other = await context.newPage();
    await other.goto('/');
    await opener(other).click();
    await expect(box(other)).toBeVisible();

    await answer(page, answerTo(1), (control) => control.click());
    await expect(other.getByRole('blockquote')).toContainText('Story number 1');
    await box(other).fill('Typed in the other tab.');
    await expect(box(page)).toHaveValue('Typed in the other tab.');
    await expect(button(dialog(page), 'Skip')).toBeDisabled();

    await other.keyboard.press('Escape');
    await other.reload();
    await button(other, 'New Analysis').click();
    await expect(other.getByRole('dialog')).toContainText('What you have typed or chosen');
    await other.keyboard.press('Escape');
    await startOver(other);
    await expect(other.getByText('Everything was cleared. Ready for a fresh start.').first()).toBeVisible();

    await expect(dialog(page)).toHaveCount(0);
    expect(await page.evaluate((key) => localStorage.getItem(key), DRAFT)).toBeNull();
  },
);

test('an interview that goes offline continues with the fixed questions', night, async ({ page, context }) => {
  await page.goto('/');
  await opener(page).click();
  await answer(page, answerTo(1), (control) => control.click());
  await button(dialog(page), 'Skip').click();
  await context.setOffline(true);
  await expect(dialog(page).getByText('No connection. The fixed questions go on without it.').first()).toBeVisible();

  await answer(page, answerTo(2), (control) => control.click());

  await expect(dialog(page).getByText('One more on that, from the fixed questions')).toBeVisible();
  await context.setOffline(false);
});

test(
  'a crisis in a follow-up answer shows the crisis card, and one typed offline shows it when the connection is back',
  night,
  async ({ page, context }) => {
    const card = dialog(page).getByRole('region', { name: words.help });
    await page.goto('/');
    await opener(page).click();
    await expect(box(page)).toBeVisible();
    await context.setOffline(true);
    await answer(page, 'I want to kill myself tonight.', (control) => control.click());
    await expect(card).toHaveCount(0);
    await context.setOffline(false);
    await expect(card).toBeVisible();

    await page.reload();
    await page.evaluate((key) => localStorage.removeItem(key), DRAFT);
    await page.reload();
    await opener(page).click();
    await answer(page, answerTo(1), (control) => control.click());
    await expect(card).toHaveCount(0);
    await box(page).fill('That night I wanted to kill myself. I still have the pills.');
    await button(dialog(page), 'Next question').click();
    await expect(card).toBeVisible();
  },
);

test(
  'with a hanging model the page says what it waits for and offers to continue without it',
  night,
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('radio', { name: /Model 3/ }).click();
    await opener(page).click();
    await expect(dialog(page).getByText(words.goesTo('Model 3')).first()).toBeVisible();
    await box(page).fill(answerTo(1));
    await page.keyboard.press('Control+Enter');
    await expect(dialog(page).getByRole('status')).toHaveText('Model 3 is looking for a short follow-up…');
    await expect(button(dialog(page), 'Go on without it')).toBeFocused();

    await page.keyboard.press('Enter');

    await expect(number(page, 2)).toBeVisible();
    await expect(box(page)).toBeFocused();
  },
);

for (const [device, options] of Object.entries(DEVICES)) {
  test(
    `an answer in crisis shows the crisis card first and gets no follow-up: ${device}`,
    night,
    async ({ browser, baseURL }) => {
      const page = await openPage(browser, { ...options, baseURL, locale: 'de-AT', timezoneId: 'Europe/Vienna' });
      await page.goto('/');
      await button(page, 'Interview').click();
      const german = page.getByRole('dialog', { name: 'Interview' });
      await german.getByRole('textbox').fill('Ich will nicht mehr leben und habe alles geplant.');
      await button(german, 'Nächste Frage').click();

      const card = german.getByRole('region', { name: 'Bevor es weitergeht' });
      await expect(card).toBeFocused();
      await expect(card.locator('a[href="tel:142"]')).toBeVisible();
      await expect(german.getByText(/^Dazu noch/)).toBeHidden();
      await expect(german.getByText('Frage 2 von höchstens 10')).toBeVisible();
      expect(await hasSidewaysScroll(page)).toBe(false);
      expect(await findViolations(page)).toEqual([]);
      await page.close();
    },
  );
}

const hasSidewaysScroll = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    [...document.querySelectorAll('[role=dialog], [role=dialog] *')].some(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        ['auto', 'scroll'].includes(getComputedStyle(element).overflowX),
    ),
  );
