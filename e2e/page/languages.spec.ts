import { page as english } from '@app/words/en/index';
import { words as german } from '@app/words/de/index';
import type { Browser, Page } from '@playwright/test';
import { expect, night, test } from '../fixtures.ts';
import { runAxe } from '../support/axe.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Names, brands and file formats. The language switch shows each language in its own name. */
const NAMES = new Set(
  'AI ID MBTI Big Five EVO Stanford-Binet PDF DOC DOCX JPG PNG MP4 MOV MB Enter Shift English Español Français Deutsch Português'.split(
    ' ',
  ),
);

async function open(browser: Browser, baseURL: string, locale: string, viewport = WIDE): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale, viewport });
  const page = await context.newPage();
  await page.goto('/');
  // The matrix and the chat load after the page.
  await expect(page.getByRole('table')).toBeVisible({ visible: viewport === WIDE });
  await expect(page.locator('#chat textarea')).toBeVisible();
  return page;
}

/** All texts for sighted and screen-reader users: content, accessible names, placeholders and hints. */
const readWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hints = [...document.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    // A session's label is a random UUID.
    const text = document.body.innerText.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
    return [document.title, text, ...hints].join('\n').match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*/gu) ?? [];
  });

const wordsOf = (catalogue: unknown): string[] =>
  JSON.stringify(catalogue, (_key, value: unknown) => (typeof value === 'function' ? String(value) : value)).match(
    /\p{L}[\p{L}-]+/gu,
  ) ?? [];

for (const [locale, lang, dir] of [
  ['ar-EG', 'ar', 'rtl'],
  ['ja-JP', 'ja', 'ltr'],
] as const)
  test(`the start page in ${lang} has no English words, and runs ${dir}`, async ({ browser, baseURL }) => {
    const page = await open(browser, baseURL, locale);
    const latin = (await readWords(page)).filter((word) => /\p{Script=Latin}{2}/u.test(word) && !NAMES.has(word));

    expect(latin).toEqual([]);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.locator('html')).toHaveAttribute('dir', dir);
    await page.context().close();
  });

test('the start page in German has no English words', async ({ browser, baseURL }) => {
  const page = await open(browser, baseURL, 'de-AT');
  const onlyEnglish = new Set(wordsOf(english));
  for (const word of wordsOf(german)) onlyEnglish.delete(word);
  const left = (await readWords(page)).filter((word) => onlyEnglish.has(word) && !NAMES.has(word));

  expect(onlyEnglish.size).toBeGreaterThan(300);
  expect(left).toEqual([]);
  await expect(page.getByRole('button', { name: 'Text analysieren' })).toBeVisible();
  await page.context().close();
});

test('the language switch changes the page at once, keeps the typed text, and survives a reload', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Text to analyze' }).fill('Two words');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');

  await expect(page.getByRole('textbox', { name: 'Texte à analyser' })).toHaveValue('Two words');
  await expect(page.getByText('2 mots')).toBeVisible();
  await expect(page.getByText('Aucune analyse pour l’instant')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Analyser le texte' })).toBeVisible();
  await expect(page).toHaveTitle('Analyse de personnalité par IA');
});

test("an unsupported language falls back to the browser's next one", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: 'pl-PL' });
  const page = await context.newPage();
  await page.addInitScript(() => Object.defineProperty(navigator, 'languages', { value: ['pl-PL', 'es-MX', 'en'] }));
  await page.goto('/');

  await expect(page.getByRole('button', { name: 'Analizar texto' })).toBeVisible();
  await context.close();
});

test('a failure is shown by its code in the language of the page', async ({ browser, baseURL }) => {
  const page = await open(browser, baseURL, 'de');
  await page.route('**/api/analyze/**', (route) =>
    route.fulfill({ status: 429, headers: { 'x-error-code': 'BUDGET_USED' }, body: 'You have used it up.' }),
  );
  await page.getByRole('textbox', { name: 'Text für die Analyse' }).fill('Ein Text.');
  await page.getByRole('button', { name: 'Text analysieren' }).click();

  const notices = page.getByRole('region', { name: 'Mitteilungen (F8)' });
  await expect(notices.getByText('429: Ihr Anteil an diesem Angebot ist für heute aufgebraucht.')).toBeVisible();
  await page.context().close();
});

test('the privacy page is in the language of the browser', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto('/privacy');

  await expect(page.getByRole('heading', { name: '谁会读到你发送的内容' })).toBeVisible();
  await context.close();
});

for (const [locale, viewport] of ['en', 'de', 'ar'].flatMap((locale) => [
  [locale, WIDE] as const,
  [locale, PHONE] as const,
]))
  test(`axe finds nothing in ${locale} at ${viewport.width}`, night, async ({ browser, baseURL }) => {
    const page = await open(browser, baseURL, locale, viewport);

    expect(await runAxe(page)).toEqual([]);
    await page.context().close();
  });

/** Controls and lines whose text is clipped, and how far the page exceeds the window width. */
const findClipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : [];
    const clipped = [...document.querySelectorAll<HTMLElement>('button, label, legend, h1, h2, p, th, a')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).position !== 'absolute')
      .filter((element) => !element.matches('.sr-only, .sr-only *') && element.clientWidth > 0)
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map((element) => `“${element.innerText}” is clipped`);
    return [...wide, ...clipped];
  });

test('every word of every language fits a phone', async ({ browser, baseURL }) => {
  const page = await open(browser, baseURL, 'en', PHONE);
  const box = page.getByRole('textbox').first();
  for (const language of ['es', 'fr', 'de', 'pt', 'ar', 'zh', 'ja', 'en']) {
    const before = (await box.getAttribute('placeholder')) ?? '';
    await page.getByRole('combobox').selectOption(language);
    await expect(box).not.toHaveAttribute('placeholder', before);

    expect(await findClipped(page), language).toEqual([]);
  }
  await page.context().close();
});
