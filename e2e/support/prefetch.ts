import type { Page } from '@playwright/test';

/** Turns on Save-Data, so that the page prefetches nothing. Call before the page is opened. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** Waits until the page has prefetched its parts; returns at once with Save-Data. */
export async function untilPrefetched(page: Page): Promise<void> {
  const isReport = (await page.locator('[data-report]').count()) > 0;
  await page.waitForFunction(
    (marks) => {
      const { connection } = navigator as { connection?: { saveData?: boolean } };
      return connection?.saveData || marks.every((mark) => performance.getEntriesByName(mark, 'mark').length > 0);
    },
    isReport ? ['prefetched', 'prefetched-report'] : ['prefetched'],
  );
}
