import { input as arabic } from '@app/words/ar/input';
import { input as german } from '@app/words/de/input';
import { input as english } from '@app/words/en/input';
import type { Page } from '@playwright/test';
import { expect, night, test } from './fixtures.ts';

const ENGLISH = 'I keep a small list for every trip and my sister laughs about it. I want to die. ';
const GERMAN = 'Ich schreibe für jede Reise eine kleine Liste, und meine Schwester lacht darüber. Ich will sterben. ';
const ARABIC = 'أكتب قائمة صغيرة قبل كل رحلة وأختي تضحك من ذلك. أريد أن أموت. ';

type Words = { placeholder: string; submit: string };

const analyze = async (page: Page, { placeholder, submit }: Words = english, text = ENGLISH): Promise<void> => {
  await page.goto('/');
  await page.getByPlaceholder(placeholder).fill(text.repeat(12));
  await page.getByRole('button', { name: submit }).click();
};

for (const [locale, timezoneId, words, text, title, href] of [
  ['en-GB', 'Europe/London', english, ENGLISH, 'You do not have to carry this alone', 'tel:116123'],
  ['de-AT', 'Europe/Vienna', german, GERMAN, 'Sie müssen das nicht allein tragen', 'tel:142'],
  ['ar-LB', 'Asia/Beirut', arabic, ARABIC, 'لا حاجة إلى حمل هذا وحدك', 'tel:1564'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale, timezoneId });

    test(
      `a report about a  text in crisis begins with the crisis card in its language, with a phone link`,
      locale === 'de-AT' ? {} : night,
      async ({ page }) => {
        await analyze(page, words, text);
        const report = page.locator('.report').first();

        await expect(report.locator(':scope > :first-child')).toHaveText(title, { timeout: 80_000 });
        await expect(report.locator(`a[href="${href}"]`)).toBeVisible();
        await expect(report.locator(':scope > ul').first()).toHaveCSS('direction', locale === 'ar-LB' ? 'rtl' : 'ltr');
      },
    );
  });
}

test('the crisis card comes first in the chat', night, async ({ page }) => {
  await analyze(page);
  await expect(page.getByText('Analysis Complete', { exact: true })).toBeVisible({ timeout: 160_000 });
  await page.getByRole('textbox', { name: /message|question/i }).fill('I want to kill myself.');
  await page.keyboard.press('Enter');

  await expect(page.locator('.chat-reply a[href^="tel:"]').first()).toBeVisible({ timeout: 80_000 });
});
