import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { bytes, clip, give, pdf, pick, picture, plainText } from '../support/files.ts';
import { button, dropZone, notices, textBox } from '../support/parts.ts';

const MB = 2 ** 20;
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
});

type Start = { path: string; body: Record<string, string> };

/** Refuses every start at once and records its path and body. */
function refuseStarts(page: Page, calls = /\/api\/(analyze|extract-text)/): Start[] {
  const starts: Start[] = [];
  void page.route(calls, async (route) => {
    const { pathname } = new URL(route.request().url());
    starts.push({ path: pathname, body: route.request().postDataJSON() as Start['body'] });
    await route.fulfill({ status: 503, body: 'Refused by the test.' });
  });
  return starts;
}

const paths = (starts: Start[]): string[] => starts.map(({ path }) => path);

const fileOf = (dataUrl = ''): Buffer => Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');

/** Width, height and the first entry of the luminance quantization table, which is 3 at quality 0.9. */
function readJpeg(jpeg: Buffer): { width: number; height: number; finest: number } {
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const table = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
  return {
    width: jpeg.readUInt16BE(frame + 7),
    height: jpeg.readUInt16BE(frame + 5),
    finest: jpeg.readUInt8(table + 5),
  };
}

for (const how of ['drop', 'paste'] as const)
  test(`a picture given by ${how} goes to the media analysis`, async ({ page }) => {
    const starts = refuseStarts(page);

    await give(how === 'drop' ? dropZone(page) : textBox(page), how, await picture());

    await expect.poll(() => paths(starts)).toEqual(['/api/analyze']);
  });

test('a dropped clip goes to the media analysis', async ({ page }) => {
  const starts = refuseStarts(page);

  await give(dropZone(page), 'drop', await clip());

  await expect.poll(() => paths(starts)).toEqual(['/api/analyze']);
});

for (const file of [
  pdf(),
  plainText(),
  bytes(2_000, 'letter.doc', 'application/msword'),
  bytes(2_000, 'letter.docx', docx),
])
  test(`a dropped ${file.name} goes to the document analysis`, async ({ page }) => {
    const starts = refuseStarts(page);

    await give(dropZone(page), 'drop', file);

    await expect.poll(() => paths(starts)).toEqual(['/api/analyze/document']);
    expect(starts[0]?.body).toMatchObject({
      fileName: file.name,
      fileType: file.name.endsWith('.pdf') ? 'pdf' : 'docx',
      selectedModel: 'openai',
    });
    expect(fileOf(starts[0]?.body.fileData).equals(file.buffer)).toBe(true);
  });

test('a file of another type is refused with the fixed message', async ({ page }) => {
  const starts = refuseStarts(page);

  await give(dropZone(page), 'drop', bytes(100, 'archive.zip', 'application/zip'));

  await expect(notices(page).getByText('Unsupported File Type', { exact: true })).toBeVisible();
  await expect(
    notices(page).getByText('Please upload an image, video, PDF, DOC, DOCX, or TXT file.', { exact: true }),
  ).toBeVisible();
  expect(starts).toEqual([]);
});

test('the media picker refuses files that are neither image nor video', async ({ page }) => {
  const starts = refuseStarts(page);

  await pick(page, button(page, 'Image'), bytes(100, 'archive.zip', 'application/zip'));

  await expect(notices(page).getByText('Please upload an image or video file.', { exact: true })).toBeVisible();
  expect(starts).toEqual([]);
});

test('several files at once are refused', async ({ page }) => {
  const starts = refuseStarts(page);

  await give(dropZone(page), 'drop', plainText('one.txt'), plainText('two.txt'));

  await expect(notices(page).getByText('One File Only', { exact: true })).toBeVisible();
  expect(starts).toEqual([]);
});

test('a file over 50 MB is refused before it is sent, one of 50 MB is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));

  await pick(page, dropZone(page), bytes(50 * MB + 1, 'long.mp4', 'video/mp4'));
  await expect(notices(page).getByText('File Too Large', { exact: true })).toBeVisible();
  expect(sent).toEqual([]);
  await pick(page, dropZone(page), bytes(50 * MB, 'long.mp4', 'video/mp4'));

  await expect.poll(() => sent, { timeout: 120_000 }).toEqual(['/api/analyze']);
});

test('a picture over 4 MB is sent at most 1600 px wide, as JPEG of quality 0.9, with its aspect ratio', async ({
  page,
}) => {
  const starts = refuseStarts(page);
  const { name, mimeType, buffer } = await picture(4_000, 3_000);
  const filling = Buffer.alloc(Math.max(0, 4 * MB + 1 - buffer.length));

  await pick(page, button(page, 'Image'), { name, mimeType, buffer: Buffer.concat([buffer, filling]) });
  await expect.poll(() => starts.length, { timeout: 80_000 }).toBe(1);

  const { mediaData = '', ...fields } = starts[0]?.body ?? {};
  expect(mediaData).toMatch(/^data:image\/jpeg;base64,/);
  expect(readJpeg(fileOf(mediaData))).toEqual({ width: 1600, height: 1200, finest: 3 });
  expect(fields).toMatchObject({ mediaType: 'image', documentType: 'image', maxPeople: 5, selectedModel: 'openai' });
});

test('a picture of 4 MB or less is sent unchanged', async ({ page }) => {
  const starts = refuseStarts(page);
  const file = await picture(2_400, 1_800);

  await pick(page, button(page, 'Image'), file);
  await expect.poll(() => starts.length, { timeout: 80_000 }).toBe(1);

  expect(fileOf(starts[0]?.body.mediaData).equals(file.buffer)).toBe(true);
});

for (const [name, type] of [
  ['letter.pdf', 'pdf'],
  ['letter.doc', 'doc'],
  ['letter.docx', 'docx'],
  ['letter.txt', 'txt'],
] as const)
  test(`the extraction of ${name} names its extension`, async ({ page }) => {
    const starts = refuseStarts(page);

    await pick(page, button(page, 'Upload Document'), bytes(500, name, ''));

    await expect.poll(() => paths(starts)).toEqual(['/api/extract-text']);
    expect(starts[0]?.body).toMatchObject({
      fileName: name,
      fileType: type,
      fileData: expect.stringMatching(/^data:/),
    });
  });

test('Upload Document fills the text box and starts no analysis', async ({ page }) => {
  const starts = refuseStarts(page, /\/api\/analyze/);

  await pick(page, button(page, 'Upload Document'), plainText());

  await expect(textBox(page)).toHaveValue(/I walked home alone and was glad of it\./, { timeout: 80_000 });
  await expect(notices(page).getByText('Text Extracted', { exact: true })).toBeVisible();
  expect(starts).toEqual([]);
});

test('the page says when a text is being extracted', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/extract-text', async (route) => {
    await held;
    await route.fulfill({ json: { text: 'Words of a document' } });
  });

  await pick(page, button(page, 'Upload Document'), pdf());
  await expect(notices(page).getByText('Extracting Text', { exact: true })).toBeVisible();
  release();

  await expect(notices(page).getByText('Text Extracted', { exact: true })).toBeVisible();
  await expect(textBox(page)).toHaveValue('Words of a document');
});

test('text is extracted only from PDF, DOC, DOCX and TXT files', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));

  await pick(page, button(page, 'Upload Document'), bytes(100, 'picture.png', 'image/png'));

  await expect(notices(page).getByText('Unsupported File', { exact: true })).toBeVisible();
  await expect(notices(page).getByText('Please upload a PDF, DOC, DOCX, or TXT file', { exact: true })).toBeVisible();
  expect(calls).toEqual([]);
});

test('the text input can be hidden and shown again', async ({ page }) => {
  await textBox(page).fill('Some words');
  await button(page, 'Text Input').click();
  await expect(textBox(page)).toBeHidden();
  await button(page, 'Text Input').click();

  await expect(textBox(page)).toHaveValue('Some words');
});

test('Enter in the text box submits, Shift+Enter makes a new line', async ({ page }) => {
  const starts = refuseStarts(page);
  await textBox(page).fill('One');
  await textBox(page).press('Shift+Enter');
  await textBox(page).pressSequentially('Two');
  await expect(textBox(page)).toHaveValue('One\nTwo');
  expect(starts).toEqual([]);

  await textBox(page).press('Enter');

  await expect.poll(() => paths(starts)).toEqual(['/api/analyze/text']);
  await expect(textBox(page)).toHaveValue('One\nTwo');
});
