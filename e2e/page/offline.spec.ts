import type { Page } from '@playwright/test';
import { sampleText } from '@app/testkit/sample-text';
import { expect, night, test } from '../fixtures.ts';
import { controls, namesOf, operate } from '../support/controls.ts';
import { analysisText, button, chatBox, notices, textBox } from '../support/parts.ts';
import { openFinished } from '../support/seed.ts';
import { untilPrefetched, saveData } from '../support/prefetch.ts';
import { offerMail, SHARE_ID, sharedAnalysis, fakeResponse } from '../support/fake-responses.ts';

// Operates every control offline, then goes online: each control shows a message or works without the network, and no
// request with an effect is sent later.

test.setTimeout(900_000);
// The tests are long and independent, so both Playwright workers share them.
test.describe.configure({ mode: 'parallel' });

/**
 * The assessments and the options above the text box are the same with and without a report, so they are left out here.
 */
const PART: Record<string, string> = {
  'a page with a report': 'form, #analysis, #chat',
  'the list of reports': '[role=group][aria-label="Your reports"]',
  'the menu of more formats': '[role=group]:has(> [aria-label=More])',
};

const places: Record<string, (page: Page) => Promise<void>> = {
  'the empty page': async (page) => {
    await page.goto('/favicon.svg');
    await page.evaluate(() => localStorage.clear());
    await page.goto('/');
    await expect(page.getByText('No analysis yet')).toBeVisible();
    await expect(page.getByText(/^No conversation yet/)).toBeVisible();
  },
  'a page with a report': async (page) => {
    await openFinished(page);
    await textBox(page).fill(sampleText('typed before'));
    await chatBox(page).fill('A question');
    await expect(button(page, 'Share')).toBeVisible();
  },
  'the list of reports': async (page) => {
    await openFinished(page);
    await page.getByRole('button', { name: /^Your reports: / }).click();
    await expect(page.getByRole('list', { name: 'Your reports' })).toBeVisible();
  },
  'the menu of more formats': async (page) => {
    await openFinished(page);
    await button(page, 'More').click();
    await expect(button(page, 'JSON')).toBeVisible();
  },
  'the reading view': async (page) => {
    await openFinished(page);
    await button(page, 'Open reading view').click();
    await expect(page.getByRole('dialog', { name: 'ANALYSIS' })).toContainText('How To Read This');
  },
  'the question before a new analysis': async (page) => {
    await openFinished(page);
    await button(page, 'New Analysis').click();
    await expect(page.getByRole('dialog', { name: 'Start a new analysis?' })).toBeVisible();
  },
  'the share dialog': async (page) => {
    await openFinished(page);
    await button(page, 'Share').click();
    await page.getByLabel('Your Email').fill('ada@example.org');
    await page.getByLabel("Recipient's Email").fill('bob@example.org');
  },
  'a shared page': async (page) => {
    await fakeResponse(page, '/api/shared-analysis/**', { body: sharedAnalysis() });
    await page.goto(`/share/${SHARE_ID}`);
    await expect(analysisText(page)).toContainText('Somebody shared this.');
    await chatBox(page).fill('A question');
  },
  'a closed link': async (page) => {
    await page.route('**/api/shared-analysis/**', (route) => route.fulfill({ status: 404, body: 'Not found.' }));
    await page.goto(`/share/${SHARE_ID}`);
    await expect(page.getByRole('heading', { name: 'This link does not open' })).toBeVisible();
  },
};

for (const [place, open] of Object.entries(places))
  test(
    `offline on ${place}: every control gives feedback, and none sends a request after reconnecting`,
    night,
    async ({ page }) => {
      const { names, silent } = await pressAll(page, open, PART[place]);

      expect(names.length).toBeGreaterThan(1);
      expect(silent).toEqual([]);
    },
  );

/** With Save-Data the page preloads nothing, so the browser has only the code that was needed so far. */
for (const place of ['the empty page', 'a page with a report'])
  test(
    `offline on ${place}, nothing preloaded: every control gives feedback, and none sends a request after reconnecting`,
    night,
    async ({ page }) => {
      await saveData(page);
      const { names, silent } = await pressAll(page, places[place] ?? (async () => {}), PART[place]);

      expect(names.length).toBeGreaterThan(1);
      expect(silent).toEqual([]);
    },
  );

test('a control that does nothing is detected', night, async ({ page }) => {
  const { silent } = await pressAll(
    page,
    async () => {
      await places['the empty page']?.(page);
      await page.evaluate(() => {
        const place = Object.assign(document.createElement('p'), { id: 'dead' });
        place.append(Object.assign(document.createElement('button'), { textContent: 'Dead' }));
        document.querySelector('main')?.prepend(place);
      });
    },
    '#dead',
  );

  expect(silent).toEqual(['button Dead']);
});

type Open = (page: Page) => Promise<void>;

async function pressAll(page: Page, open: Open, part?: string): Promise<{ names: string[]; silent: string[] }> {
  const context = page.context();
  await page.setViewportSize({ width: 1440, height: 900 });
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(`${request.method()} ${request.url()}`));
  let reactions = 0;
  context.on('page', () => (reactions += 1));
  page.on('filechooser', () => (reactions += 1));
  page.on('download', () => (reactions += 1));
  await page.addInitScript(() => (window.print = () => document.body.toggleAttribute('data-printed')));

  /** Ignores requests made while offline, then goes online and expects no late ones. */
  const goOnline = async (waitMs: number): Promise<void> => {
    sent.length = 0;
    await context.setOffline(false);
    await page.waitForTimeout(waitMs);
    expect(sent).toEqual([]);
  };
  /** Opens the page online, then goes offline. Routes are removed because they would answer without a network. */
  const reopen = async (): Promise<void> => {
    await goOnline(300);
    await offerMail(page);
    await open(page);
    await page.waitForLoadState('networkidle');
    await untilPrefetched(page);
    await page.unrouteAll({ behavior: 'wait' });
    await context.setOffline(true);
  };
  await reopen();
  const names = await namesOf(page, part);
  const silent: string[] = [];
  for (const [index, name] of names.entries()) {
    await closeNotification(page);
    if ((await namesOf(page, part)).join() !== names.join()) await reopen();
    const control = (await controls(page, part)).nth(index);
    if (await control.evaluate((element) => element.matches('[type=radio]:checked, [aria-current=true]'))) continue;
    await control.focus();
    await control.hover({ force: true });
    const [before, reacted] = [await lookOf(page), reactions];
    await operate(control);
    const isTold = async (): Promise<boolean> => reactions > reacted || (await lookOf(page)) !== before;
    await expect
      .poll(isTold, { timeout: 10_000 })
      .toBe(true)
      .catch(() => silent.push(name));
    for (const other of context.pages()) if (other !== page) await other.close();
  }
  await goOnline(2_000);
  return { names, silent };
}

/** Closes the notification that the previous press opened. */
async function closeNotification(page: Page): Promise<void> {
  const close = button(notices(page), 'Close');
  if ((await close.count()) > 0)
    await close
      .first()
      .click({ timeout: 2_000 })
      .catch(() => {});
  await expect(notices(page).locator('li')).toHaveCount(0);
}

/** Everything visible: elements, field values, scroll positions and focus. */
const lookOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    const scrolled = [...document.querySelectorAll('*')].filter(({ scrollTop }) => scrollTop > 0);
    const focus = [...document.querySelectorAll('*')].findIndex((element) => element === document.activeElement);
    return [
      location.href,
      focus,
      document.body.outerHTML,
      ...boxes.map(({ value, checked }) => `${value} ${checked}`),
      ...scrolled.map(({ scrollTop }) => scrollTop),
    ].join('\n');
  });
