import { sampleText } from '@app/testkit/sample-text';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { expect, night, test } from '../fixtures.ts';
import { chooseSilent, chooseSlow } from '../support/models.ts';
import {
  analysisText,
  button,
  chatBox,
  conversation,
  notices,
  progress,
  startOver,
  textBox,
} from '../support/parts.ts';

const DONE = { timeout: 240_000 };

test.setTimeout(480_000);
// Long and independent: both workers take from them.
test.describe.configure({ mode: 'parallel' });

const devices: [name: string, options: BrowserContextOptions][] = [
  ['a phone of 390 px', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
  ['a touch screen of 1440 px', { viewport: { width: 1440, height: 900 }, hasTouch: true }],
  ['a desktop of 1440 px', { viewport: { width: 1440, height: 900 } }],
];

for (const [name, options] of devices)
  test(`a whole visit on ${name}, step by step`, night, async ({ browser, baseURL }) => {
    const page = await open(browser, { ...options, baseURL });
    const isPhone = options.isMobile === true;
    const hasTouch = options.hasTouch === true;
    const press = (what: string): Promise<void> => (hasTouch ? button(page, what).tap() : button(page, what).click());

    // The empty page.
    await expect(page.getByRole('heading', { level: 1, name: 'AI Personality Analysis' })).toBeVisible();
    await expect(page.getByText('No analysis yet')).toBeVisible();
    await expect(button(page, 'PDF')).toBeDisabled();
    await expect(button(page, 'DOCX')).toBeDisabled();
    await expect(button(page, 'More')).toHaveCount(0);
    await expect(page).toHaveTitle('AI Personality Analysis');
    await expect(page.getByRole('navigation', { name: 'Parts of the page' })).toBeVisible({ visible: isPhone });
    await expect(button(page, 'Take a photo')).toBeVisible({ visible: hasTouch });

    // The example fills the text box and can be removed.
    await press('Try an example');
    await expect(textBox(page)).not.toHaveValue('');
    await textBox(page).fill('');
    await press('Analyze Text');
    await expect(notices(page)).toContainText('Please enter some text first');

    // Enter adds a line on a touch screen and submits elsewhere.
    await chooseSilent(page);
    await textBox(page).fill('First line');
    await textBox(page).press('Enter');
    if (hasTouch) {
      await expect(textBox(page)).toHaveValue('First line\n');
      await expect(progress(page)).toHaveCount(0);
      await press('Analyze Text');
    }
    await expect(progress(page)).toBeVisible();

    // Progress and Stop stay in view at every scroll position.
    await expect(page).toHaveTitle(/^\d+% · AI Personality Analysis$/);
    for (const part of ['main', '#analysis', '#chat']) {
      await page.locator(part).first().scrollIntoViewIfNeeded();
      if (isPhone) await expect(button(page, 'Stop')).toBeInViewport({ ratio: 1 });
    }
    if (isPhone) await expectUncovered(page);
    await press('Stop');
    await expect(notices(page)).toContainText('Analysis Stopped');
    await expect(progress(page)).toHaveCount(0);
    await expect(page).toHaveTitle('AI Personality Analysis');
    await expect(textBox(page)).toHaveValue(/First line/);

    // A complete analysis.
    await chooseSlow(page);
    await textBox(page).fill(sampleText('visit'));
    await press('Analyze Text');
    await expect(progress(page)).toBeVisible();
    await expect(notices(page)).toContainText('Analysis Complete', DONE);
    await expect(analysisText(page)).toContainText('How To Read This');
    await expect(textBox(page)).toHaveValue('');
    await expect(button(page, 'PDF')).toBeEnabled();

    // More formats.
    await press('More');
    const saved = page.waitForEvent('download');
    await press('Markdown');
    expect((await saved).suggestedFilename()).toMatch(/^personality-analysis-[\d-]{10}\.md$/);
    await press('More');
    await page.keyboard.press('Escape');
    await expect(button(page, 'JSON')).toHaveCount(0);

    // Reading view, chat, language and colour scheme.
    await press('Open reading view');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await chatBox(page).fill('What stands out?');
    await press('Send');
    await expect(conversation(page)).toContainText('What stands out?');
    await expect(button(page, 'Stop')).toHaveCount(0, DONE);
    await page.reload();
    await expect(analysisText(page)).toContainText('How To Read This');
    await expect(conversation(page)).toContainText('What stands out?');

    // The page always fits the window, and ends as it started.
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    await startOver(page);
    await expect(page.getByText('No analysis yet')).toBeVisible();
    await expect(button(page, 'PDF')).toBeDisabled();
    await page.context().close();
  });

async function open(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage();
  await page.goto('/');
  return page;
}

/** Nothing covers the middle of a navigation button. */
async function expectUncovered(page: Page): Promise<void> {
  for (const place of await page.getByRole('navigation', { name: 'Parts of the page' }).getByRole('button').all()) {
    const isOnTop = await place.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
    expect(isOnTop).toBe(true);
  }
}
