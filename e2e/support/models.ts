import type { Page } from '@playwright/test';

// The fixtures give two models a pace of their own; the names are those the page shows.

/** Falls silent in the middle of its answer, so that a run stays open as long as a test looks at it. */
export const chooseSilent = (page: Page): Promise<void> => choose(page, 'Model 3');

/** Takes some seconds, so that a text can be seen arriving. */
export const chooseSlow = (page: Page): Promise<void> => choose(page, 'Model 4');

const choose = (page: Page, name: string): Promise<void> => page.getByRole('radio', { name }).check();
