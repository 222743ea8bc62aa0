import { sampleText } from '@app/testkit/sample-text';
import type { Browser, Page } from '@playwright/test';
import { expect, night, test } from '../fixtures.ts';
import { DEVICES, LOOKS, runAxe } from '../support/axe.ts';
import { chooseSilent } from '../support/models.ts';
import { analysisText, button, progress, shareDialog, textBox } from '../support/parts.ts';
import { openFinished } from '../support/seed.ts';
import { offerMail, SHARE_ID, sharedAnalysis, fakeResponse } from '../support/fake-responses.ts';

/** The steps to each state of the page. */
const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  empty: async (page) => {
    await page.goto('/');
    await expect(page.getByText('No analysis yet')).toBeVisible();
  },
  busy: async (page) => {
    await page.goto('/');
    await chooseSilent(page);
    await textBox(page).fill(sampleText('axe'));
    await button(page, 'Analyze Text').click();
    await expect(progress(page)).toBeVisible();
    await expect(analysisText(page)).toContainText('Noticing', { timeout: 80_000 });
  },
  'with a result': (page) => openFinished(page),
  'in share mode': async (page) => {
    await fakeResponse(page, '/api/shared-analysis/**', { body: sharedAnalysis() });
    await page.goto(`/share/${SHARE_ID}`);
    await expect(analysisText(page)).toContainText('Somebody shared this.');
  },
  'with the share dialog': async (page) => {
    await offerMail(page);
    await openFinished(page);
    await button(page, 'Share').click();
    await button(shareDialog(page), 'Share').click();
    await expect(shareDialog(page).getByText('Please enter a valid email').first()).toBeVisible();
  },
  'with the drawer': async (page) => {
    await page.setViewportSize({ width: Math.min(1024, page.viewportSize()?.width ?? 0), height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: /^Additional Assessments/ }).click();
    await expect(page.getByRole('dialog', { name: 'Additional Assessments' })).toBeVisible();
  },
  'with the reading view': async (page) => {
    await openFinished(page);
    await button(page, 'Open reading view').click();
    await expect(page.getByRole('dialog')).toContainText('How To Read This');
    await page.getByRole('dialog').getByRole('button', { name: /^“/ }).first().click();
    await expect(page.getByRole('dialog').locator('mark [data-lit]')).toBeVisible();
  },
  'with a notification': async (page) => {
    await page.goto('/');
    await button(page, 'Analyze Text').click();
    // A hovered notification stays open.
    await page.getByText('Please enter some text first', { exact: true }).hover();
  },
  'not found': async (page) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  },
};

type Device = keyof typeof DEVICES;
let shown: { name: string; page: Page } | undefined;

/** Both colour schemes of a state are checked on the same page. */
async function show(browser: Browser, baseURL: string, device: Device, state: string): Promise<Page> {
  const name = `${state} ${device}`;
  if (shown?.name === name) return shown.page;
  await shown?.page.context().close();
  const context = await browser.newContext({ ...DEVICES[device], baseURL });
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await STATES[state]?.(page);
  shown = { name, page };
  return page;
}

/**
 * A transition of an inherited colour moves down the page one level per frame, however short it is. A browser that is
 * starved may draw no frame for long, so a tenth of a second counts as one.
 */
async function waitForTransitions(): Promise<void> {
  const frame = () => new Promise((drawn) => (requestAnimationFrame(drawn), setTimeout(drawn, 100)));
  for (let calmFrames = 0, frames = 0; calmFrames < 3 && frames < 100; calmFrames += 1, frames += 1) {
    await frame();
    if (document.getAnimations().some((animation) => animation instanceof CSSTransition)) calmFrames = 0;
  }
}

const looks = Object.keys(STATES).flatMap((state, row) =>
  LOOKS.map(([[device], scheme], column) => ({ state, device, scheme, isNightly: column !== row })),
);

for (const { state, device, scheme, isNightly } of looks)
  test(
    `no accessibility fault: ${state}, ${device}, ${scheme}`,
    isNightly ? night : {},
    async ({ browser, baseURL }) => {
      const page = await show(browser, baseURL, device as Device, state);
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await page.evaluate(waitForTransitions);

      expect(await runAxe(page)).toEqual([]);
    },
  );

test('axe detects a picture without a description and text of low contrast', night, async ({ page }) => {
  await page.goto('/nowhere');
  await page.getByRole('main').evaluate((main) => {
    const text = Object.assign(document.createElement('p'), { textContent: 'Pale words' });
    Object.assign(text.style, { color: '#ccc', background: '#fff' });
    main.append(document.createElement('img'), text);
  });

  expect((await runAxe(page)).join()).toMatch(/color-contrast.*image-alt/s);
});
