import type { Page } from '@playwright/test';

// The fixtures give two models a special pace; the names are those the page shows.

/** Hangs in the middle of its answer, so that a run stays open while a test inspects it. */
export const chooseSilent = (page: Page): Promise<void> => choose(page, 'Model 3');

/** Takes some seconds, so that a test can observe text arriving. */
export const chooseSlow = (page: Page): Promise<void> => choose(page, 'Model 4');

const choose = (page: Page, name: string): Promise<void> => page.getByRole('radio', { name }).check();
