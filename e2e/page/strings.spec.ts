import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { button, chatBox, FRAMEWORKS, textBox } from '../support/parts.ts';
import { openFinished } from '../support/seed.ts';
import { offerMail } from '../support/stand-ins.ts';

const WIDE = { width: 1440, height: 900 };

const EMPTY_TEXTS = [
  'AI Personality Analysis',
  'Additional Assessments',
  'Input Preview',
  'ANALYSIS',
  'No analysis yet',
  'Upload media, enter text, or select a document to analyze.',
  'Drag & drop files here to analyze',
  'Supports JPG, PNG, MP4, MOV, PDF, DOC, DOCX (max 50MB)',
  "No conversation yet. Ask questions about the analysis after it's generated.",
];
const EMPTY_BUTTONS = [
  'Image',
  'Document',
  'Video',
  'Text MBTI',
  'Image MBTI',
  'Video MBTI',
  'Image Deep Dive',
  'Text Deep Dive',
  'Video Deep Dive',
  'Text Input',
  'Upload Document',
  'Analyze Text',
  'New Analysis',
  'PDF',
  'DOCX',
];

const count = (page: Page, text: string): Promise<number> => page.getByText(text, { exact: true }).count();

test.beforeEach(({ page }) => page.setViewportSize(WIDE));

test('every fixed text of the empty page occurs once', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('No analysis yet')).toBeVisible();
  await expect(chatBox(page)).toBeVisible();

  const wrong: string[] = [];
  for (const text of EMPTY_TEXTS)
    if ((await count(page, text)) !== 1) wrong.push(`${await count(page, text)} × ${text}`);

  expect(wrong).toEqual([]);
  await expect(textBox(page)).toHaveCount(1);
  await expect(chatBox(page)).toHaveCount(1);
});

test('every fixed button of the empty page occurs once and is visible', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('No analysis yet')).toBeVisible();

  for (const name of EMPTY_BUTTONS) await expect(button(page, name), name).toHaveCount(1);
  for (const name of EMPTY_BUTTONS) await expect(button(page, name), name).toBeVisible();
});

test('every framework of the sidebar is named once', async ({ page }) => {
  await page.goto('/');
  const names = page.getByRole('complementary', { name: 'Additional Assessments' });

  for (const [name] of FRAMEWORKS) await expect(names.getByText(name, { exact: true }), name).toHaveCount(1);
});

test('the empty-page text disappears when there is an analysis', async ({ page }) => {
  await offerMail(page);
  await openFinished(page);

  await expect(page.getByText('No analysis yet')).toHaveCount(0);
  for (const name of ['PDF', 'DOCX', 'Share', 'New Analysis']) {
    await expect(button(page, name), name).toHaveCount(1);
    await expect(button(page, name), name).toBeEnabled();
  }
});
