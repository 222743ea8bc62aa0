import type { Page } from '@playwright/test';

/** The page then loads nothing ahead. Call before it is opened. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Waits until the page has loaded what a press may need; at once for a visitor who saves data. */
export async function loadedAhead(page: Page): Promise<void> {
  const last = (await page.locator('[data-report]').count()) > 0 ? '/share-dialog-' : '/example-text-';
  await page.waitForFunction((last) => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return connection?.saveData || files.some((name) => name.includes(last));
  }, last);
  await page.waitForLoadState('networkidle');
}
