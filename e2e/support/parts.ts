import { frameworks } from '@app/frameworks/index';
import type { Locator, Page } from '@playwright/test';

/** Locators for the parts of the page, found as a visitor finds them: by role and text. */
export const textBox = (page: Page): Locator =>
  page.getByPlaceholder('Type, paste, or upload a document to analyze...');
export const analysisText = (page: Page): Locator => page.getByRole('log', { name: 'Analysis text' });
export const conversation = (page: Page): Locator => page.getByRole('log', { name: 'Conversation' });
export const chatBox = (page: Page): Locator => page.getByPlaceholder('Ask a question about the analysis...');
export const progress = (page: Page): Locator => page.getByRole('progressbar', { name: 'Analysis progress' });
export const notices = (page: Page): Locator => page.getByRole('region', { name: 'Notifications (F8)' });
export const sidebar = (page: Page): Locator => page.getByRole('complementary', { name: 'Additional Assessments' });
export const shareDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Share Analysis' });
export const dropZone = (page: Page): Locator => button(page, 'Drag & drop files here to analyze');

export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true });

/** Name and id of each row of the sidebar's table. */
export const FRAMEWORKS = frameworks
  .flatMap(({ id, label, short, sidebar }) =>
    sidebar ? [{ row: sidebar.row, pair: [short ?? label, id] as const }] : [],
  )
  .toSorted((one, other) => one.row - other.row)
  .map(({ pair }) => pair);

export type MaterialTab = 'Text' | 'Image' | 'Video';

/** One of the buttons of the sidebar's table. */
export const assessment = (page: Page | Locator, framework: string, kind: MaterialTab): Locator =>
  page.getByRole('button', { name: `${framework}, ${kind.toLowerCase()}`, exact: true });

/** Presses New Analysis and confirms. */
export async function startOver(page: Page): Promise<void> {
  await button(page, 'New Analysis').click();
  await button(page.getByRole('dialog', { name: 'Start a new analysis?' }), 'New Analysis').click();
}

/**
 * Closes the notification in view, so that the next one is not taken for it. By keyboard: a notification slides in, and
 * a press of the mouse that begins and ends on two elements is no click.
 */
export async function closeNotice(page: Page): Promise<void> {
  await button(notices(page), 'Close').press('Enter');
  await notices(page).getByRole('listitem').waitFor({ state: 'detached' });
}
