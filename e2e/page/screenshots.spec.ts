import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { sampleText } from '@app/testkit/sample-text';
import { startStack, type Stack } from '@app/testkit/stack';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { pick, picture } from '../support/files.ts';
import { analysisText, button, chatBox, conversation, shareDialog, textBox } from '../support/parts.ts';
import { openFinished } from '../support/seed.ts';
import { answerChat, offerMail } from '../support/stand-ins.ts';

// Creates docs/screenshots. Runs only with SCREENSHOTS=1; it checks nothing.
test.skip(!process.env.SCREENSHOTS, 'pictures are drawn on demand');
test.setTimeout(300_000);

const FOLDER = fileURLToPath(new URL('../../docs/screenshots/', import.meta.url));
const WEB_ROOT = fileURLToPath(new URL('../../apps/web/dist', import.meta.url));
const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

const STATES: Record<string, (page: Page) => Promise<void>> = {
  empty: async (page) => {
    await page.goto('/');
    await expect(page.getByText('No analysis yet')).toBeVisible();
  },
  busy: async (page) => {
    await page.goto('/');
    await textBox(page).fill(sampleText('seven'));
    await button(page, 'Analyze Text').click();
    await expect(analysisText(page)).toContainText('Simulated reading', { timeout: 80_000 });
    await page.evaluate(() => document.querySelector('[role=log]')?.scrollIntoView({ block: 'center' }));
  },
  text: async (page) => {
    await openFinished(page);
    await showAnalysis(page);
  },
  people: async (page) => {
    await page.goto('/');
    await pick(page, button(page, 'Image'), await picture(1_200, 900));
    await expect(page.getByText('Messages: 1 (1 from AI)', { exact: false })).toBeVisible({ timeout: 240_000 });
    await expect(analysisText(page)).toContainText('Person 3');
    await showAnalysis(page);
  },
  share: async (page) => {
    await offerMail(page);
    await openFinished(page);
    await button(page, 'Share').click();
    await shareDialog(page).getByLabel('Your Email').fill('anna@example.org');
  },
  chat: async (page) => {
    await answerChat(
      page,
      'The pair of lists. One list is planning; a **second list for failure** shows a standing habit.',
    );
    await openFinished(page);
    await chatBox(page).fill('Which line made you say that?');
    await chatBox(page).press('Enter');
    await expect(conversation(page)).toContainText('a standing habit');
    await conversation(page).scrollIntoViewIfNeeded();
  },
  '404': async (page) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  },
};

let stack: Stack;

test.beforeAll(async () => {
  await mkdir(FOLDER, { recursive: true });
  stack = await startStack({
    environment: { WEB_ROOT, OPENAI_API_KEY: 'sim-people=3' },
    simulator: { firstTokenMs: 200, chunkMs: 8 },
  });
});

test.afterAll(() => stack.stop());

for (const [state, reach] of Object.entries(STATES))
  test(`draws the page ${state}`, async ({ browser }) => {
    for (const size of SIZES)
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await openPage(browser, size, colorScheme);
        await reach(page);
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${FOLDER}${state}-${size.width}x${size.height}-${colorScheme}.png` });
        await page.context().close();
      }
  });

async function openPage(browser: Browser, viewport: { width: number; height: number }, colorScheme: 'light' | 'dark') {
  const context = await browser.newContext({
    baseURL: stack.apis[0]?.url ?? '',
    viewport,
    colorScheme,
    reducedMotion: 'reduce',
    hasTouch: viewport.width < 500,
  });
  return context.newPage();
}

/** Scrolls to the top of the report after all notifications have closed. */
async function showAnalysis(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')).toHaveCount(0, {
    timeout: 48_000,
  });
  await analysisText(page).evaluate((log) => {
    log.scrollTop = 0;
    if (innerWidth < 1_024) log.scrollIntoView({ block: 'center' });
  });
}
