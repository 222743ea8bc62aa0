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

test('F8 moves the focus into the notifications, and a new one replaces the older one', async ({ page }) => {
  await soon(page);
  await expect(notices(page).getByText('Coming Soon')).toBeVisible();
  await page.keyboard.press('F8');
  await expect.poll(() => notices(page).evaluate((region) => region.contains(document.activeElement))).toBe(true);

  await textBox(page).press('Enter');
  await expect(notices(page).getByText('Please enter some text first')).toBeVisible();
  await expect(toasts(page)).toHaveCount(1);
});

test('a notification is shown for 5000 ms', async ({ page }) => {
  // The page's own clock stands still until it is moved, so a busy machine changes nothing.
  await page.clock.install();
  await page.goto('/');
  await expect(button(page, 'Image Deep Dive')).toBeEnabled();
  await page.clock.pauseAt(Date.now() + 60_000);
  await soon(page);
  await expect(notices(page).getByText('Coming Soon')).toBeVisible();
  // A pointer or focus on the region would keep the notification open.
  await page.mouse.move(720, 10);

  await page.clock.runFor(4_999);
  await expect(toasts(page)).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(1);
  await expect(toasts(page)).toHaveCount(0);
});

test('a swipe of 40 px keeps the notification, one of 70 px closes it', async ({ page }) => {
  await soon(page);
  const toast = toasts(page).first();
  for (const [distance, left] of [
    [40, 1],
    [70, 0],
  ] as const) {
    await expect(toast).toBeVisible();
    await arrived(toast);
    const box = await toast.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();

    await expect(toasts(page)).toHaveCount(left);
  }
});

test('a notification is at most 420 px wide and covers no note and no button', async ({ page }) => {
  await expect(page.locator('[data-note]').filter({ visible: true }).first()).toBeAttached();
  await soon(page);
  const toast = toasts(page).first();
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(toast).toBeVisible();
    const widths = await notices(page).evaluate((region) =>
      [...region.querySelectorAll('ol, li')].map((element) => element.getBoundingClientRect().width),
    );

    expect(widths.length).toBeGreaterThan(1);
    expect(Math.max(...widths)).toBeLessThanOrEqual(420);
  }
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await toast.hover(); // a hovered notification stays open
    await arrived(toast);

    expect(await coveredBy(toast)).toEqual([]);
  }
});

/** The notes and buttons that lie under a notification. */
const coveredBy = (toast: Locator): Promise<(string | null)[]> =>
  toast.evaluate((element) => {
    const card = element.getBoundingClientRect();
    const isCovered = ({ left, right, top, bottom }: DOMRect): boolean =>
      left < card.right && right > card.left && top < card.bottom && bottom > card.top;
    return [...document.querySelectorAll('[data-note], main button')]
      .filter((other) => isCovered(other.getBoundingClientRect()))
      .map(({ textContent }) => textContent);
  });
