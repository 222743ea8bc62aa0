import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { button, notices, textBox } from '../support/parts.ts';

const soon = (page: Page) => button(page, 'Image Deep Dive').click();
const toasts = (page: Page) => notices(page).getByRole('listitem');

/** Waits until a notification has slid in. */
const arrived = (toast: Locator): Promise<unknown> =>
  toast.evaluate((card) => Promise.allSettled(card.getAnimations().map(({ finished }) => finished)));

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
});

test('F8 moves the focus into the notifications', async ({ page }) => {
  await soon(page);
  await expect(notices(page).getByText('Coming Soon')).toBeVisible();
  await page.keyboard.press('F8');

  await expect.poll(() => notices(page).evaluate((region) => region.contains(document.activeElement))).toBe(true);
});

test('a new notification replaces the older one', async ({ page }) => {
  await soon(page);
  await expect(notices(page).getByText('Coming Soon')).toBeVisible();
  await textBox(page).press('Enter');

  await expect(notices(page).getByText('Please enter some text first')).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
});

test('a notification is shown for 5000 ms', async ({ page }) => {
  // Timed by the page itself: a busy test runner looks late.
  const shown = page.evaluate(() => {
    let since = 0;
    return new Promise<number>((resolve) =>
      new MutationObserver(() => {
        const isShown = document.querySelector('[aria-label^=Notifications] li') !== null;
        if (isShown) since ||= performance.now();
        else if (since > 0) resolve(performance.now() - since);
      }).observe(document.body, { subtree: true, childList: true }),
    );
  });
  await soon(page);
  await expect(notices(page).getByText('Coming Soon')).toBeVisible();
  // A pointer or focus on the region would keep the notification open.
  await page.mouse.move(720, 10);

  expect(await shown).toBeGreaterThan(4_900);
  expect(await shown).toBeLessThan(20_000);
});

for (const [distance, stays] of [
  [40, true],
  [70, false],
] as const)
  test(`a swipe of ${distance} px ${stays ? 'keeps' : 'closes'} the notification`, async ({ page }) => {
    await soon(page);
    const toast = toasts(page).first();
    await expect(toast).toBeVisible();
    await arrived(toast);
    const box = await toast.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0) / 2];

    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();

    if (stays) await expect(toast).toBeVisible();
    else await expect(toasts(page)).toHaveCount(0);
  });

for (const width of [768, 1440])
  test(`at ${width} px the notifications are at most 420 px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await soon(page);
    await expect(toasts(page).first()).toBeVisible();

    const widths = await notices(page).evaluate((region) =>
      [...region.querySelectorAll('ol, li')].map((element) => element.getBoundingClientRect().width),
    );

    expect(widths.length).toBeGreaterThan(1);
    expect(Math.max(...widths)).toBeLessThanOrEqual(420);
  });

for (const [width, height] of [
  [1024, 768],
  [1440, 900],
] as const)
  test(`at ${width} px a notification covers no note and no button`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await expect(page.locator('[data-note]').filter({ visible: true }).first()).toBeAttached();
    await soon(page);
    await expect(toasts(page).first()).toBeVisible();
    await arrived(toasts(page).first());

    const covered = await toasts(page)
      .first()
      .evaluate((toast) => {
        const card = toast.getBoundingClientRect();
        const isCovered = ({ left, right, top, bottom }: DOMRect): boolean =>
          left < card.right && right > card.left && top < card.bottom && bottom > card.top;
        return [...document.querySelectorAll('[data-note], main button')]
          .filter((element) => isCovered(element.getBoundingClientRect()))
          .map(({ textContent }) => textContent);
      });

    expect(covered).toEqual([]);
  });
