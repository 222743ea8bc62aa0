import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { analysisText, button, chatBox, conversation, sidebar, textBox } from '../support/parts.ts';
import { openFinished } from '../support/seed.ts';

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Lists every element that overflows the page horizontally. */
const wide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element.parentElement))
      .map((element) => element.outerHTML.slice(0, 120));
  });

const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], input:not([type=file]), textarea, [role=button]')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 24 || box.height < 24))
      .map(
        ({ element, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${element.outerHTML.slice(0, 120)}`,
      ),
  );

const WIDTHS = [320, 360, 390, 768, 1024, 1280, 1440];

test('nothing scrolls sideways at any width, empty and with a report', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('No analysis yet')).toBeVisible();
  await expectToFit(page);
  await openFinished(page);
  await expectToFit(page);
});

async function expectToFit(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });

    expect(await wide(page), `${width} px`).toEqual([]);
    expect(await overflow(page), `${width} px`).toBe(0);
  }
}

test('at 200 % zoom the page fits and every part is reachable', async ({ page }) => {
  // Zoom halves the CSS pixels: a window of 1280 px shows 640.
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto('/');

  expect(await overflow(page)).toBe(0);
  for (const box of [textBox(page), chatBox(page)])
    // A part that is loaded late replaces the one that stood in for it.
    await expect(async () => {
      await box.scrollIntoViewIfNeeded();
      await expect(box).toBeInViewport({ timeout: 1_000 });
    }).toPass();
});

test('the analysis area is 400 px high and the chat area 300 px, empty or full', async ({ page }) => {
  // A part that is loaded late replaces the one that stood in for it.
  const expectHeights = (): Promise<void> =>
    expect
      .poll(async () => [
        (await analysisText(page).boundingBox())?.height,
        (await conversation(page).boundingBox())?.height,
      ])
      .toEqual([400, 300]);
  await page.goto('/');
  await expect(page.getByText('No analysis yet')).toBeVisible();
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expectHeights();
  }
  await openFinished(page);

  await expectHeights();
});

for (const [device, viewport, hasTouch] of [
  ['a desktop', { width: 1440, height: 900 }, false],
  ['a phone', { width: 390, height: 844 }, true],
] as const)
  test(`every target is at least 24 px on ${device}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, viewport, hasTouch, isMobile: hasTouch });
    const page = await context.newPage();
    await openFinished(page);

    expect(await smallTargets(page)).toEqual([]);
    await context.close();
  });

test('at 1440 × 900 the whole page is visible, the sidebar on its left; on a smaller screen a row opens it as a drawer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page.getByText('No analysis yet')).toBeVisible();
  for (const part of [textBox(page), chatBox(page), analysisText(page), button(page, 'Analyze Text')])
    await expect(part).toBeInViewport({ ratio: 1 });
  const side = await sidebar(page).boundingBox();
  const box = await textBox(page).boundingBox();
  expect((side?.x ?? 0) + (side?.width ?? 0)).toBeLessThanOrEqual(box?.x ?? 0);

  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(sidebar(page)).toHaveCount(0);
  await page.getByRole('button', { name: /^Additional Assessments/ }).click();

  const drawer = page.getByRole('dialog', { name: 'Additional Assessments' });
  await expect(drawer.getByRole('table').getByRole('button')).toHaveCount(26);
});

test('right to left, the page is mirrored and nothing overflows', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  // The page sets its own direction when its texts load, so wait for them.
  await expect(textBox(page)).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  const side = await sidebar(page).boundingBox();
  const box = await textBox(page).boundingBox();

  expect(side?.x ?? 0).toBeGreaterThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
  expect(
    await page.evaluate(
      () => [...document.body.querySelectorAll('main *')].filter((e) => e.getBoundingClientRect().left < -1).length,
    ),
  ).toBe(0);
  for (const width of [320, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page)).toBe(0);
  }
});

test('with reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await button(page, 'Image Deep Dive').click();
  await expect(page.getByText('Coming Soon', { exact: true })).toBeVisible();

  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => ({ element, style: getComputedStyle(element) }))
      .filter(({ style }) => {
        const longest = (value: string) => Math.max(...value.split(',').map((part) => Number.parseFloat(part) || 0));
        return longest(style.transitionDuration) > 0.02 || longest(style.animationDuration) > 0.02;
      })
      .map(({ element }) => element.outerHTML.slice(0, 100)),
  );

  expect(moving).toEqual([]);
});

test('every tab stop has a visible focus style', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page.locator('[data-shell]')).toHaveCount(0); // a control of the shell that is replaced loses its focus
  const visited = new Set<string>();
  const bare = new Set<string>();
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const { name, isMarked } = await page.evaluate(async () => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement) || element === document.body) return { name: '', isMarked: true };
      // The frame around a field may show the focus for the field.
      const look = (): string => {
        const looks: string[] = [getComputedStyle(element, '::after').outline];
        for (let part: Element | null = element; part; part = part.parentElement) {
          const { outline, boxShadow, borderColor } = getComputedStyle(part);
          looks.push(outline, boxShadow, borderColor);
        }
        return looks.join();
      };
      // Even the shortest transition shows the old style until it has ended.
      const waitForTransitions = async (): Promise<void> => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
      };
      await waitForTransitions();
      const focused = look();
      element.blur();
      await waitForTransitions();
      const blurred = look();
      element.focus({ preventScroll: true });
      return { name: element.outerHTML.slice(0, 120), isMarked: focused !== blurred };
    });
    visited.add(name);
    if (!isMarked) bare.add(name);
  }

  expect(visited.size).toBeGreaterThan(35);
  expect([...bare]).toEqual([]);
});
