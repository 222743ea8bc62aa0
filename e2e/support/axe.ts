import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';

export const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** A page in a browser context of its own. */
export async function openPage(browser: Browser, options: object): Promise<Page> {
  const context = await browser.newContext(options);
  return context.newPage();
}

/** Every accessibility fault that axe finds, once what moves in has arrived. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {}))));
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
