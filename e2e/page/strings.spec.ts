import { expect, test } from '../fixtures.ts';
import { button, chatBox, FRAMEWORKS, textBox } from '../support/parts.ts';

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

test.beforeEach(({ page }) => page.setViewportSize(WIDE));

test('the main page is at / with its heading, and every fixed text, button and framework occurs once', async ({
  page,
}) => {
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(['AI Personality Analysis']);
  await expect(page).toHaveTitle('AI Personality Analysis');
  await expect(page.getByText('No analysis yet')).toBeVisible();
  await expect(chatBox(page)).toBeVisible();

  for (const text of EMPTY_TEXTS) await expect(page.getByText(text, { exact: true }), text).toHaveCount(1);
  await expect(textBox(page)).toHaveCount(1);
  await expect(chatBox(page)).toHaveCount(1);
  for (const name of EMPTY_BUTTONS) await expect(button(page, name), name).toHaveCount(1);
  for (const name of EMPTY_BUTTONS) await expect(button(page, name), name).toBeVisible();
  const names = page.getByRole('complementary', { name: 'Additional Assessments' });
  for (const [name] of FRAMEWORKS) await expect(names.getByText(name, { exact: true }), name).toHaveCount(1);
});
