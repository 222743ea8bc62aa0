import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

export const SCHEMES = ['light', 'dark'] as const;

export const LOOKS = Object.entries(DEVICES).flatMap((device) => SCHEMES.map((scheme) => [device, scheme] as const));

/** A page in a browser context of its own. */
export async function openPage(browser: Browser, options: object): Promise<Page> {
  const context = await browser.newContext(options);
  return context.newPage();
}

/** Every accessibility fault that axe finds after the entry animations. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
  return runAxe(page);
}

/** Every accessibility fault that axe finds on the page as it is. */
export async function runAxe(page: Page): Promise<string[]> {
  // The page has no frames: without them, and with violations only, axe takes half the time.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join(' | ')}`,
  );
}
