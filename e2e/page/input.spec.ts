import type { Page } from '@playwright/test';
import { expect, night, test } from '../fixtures.ts';
import { bytes, clip, dropOrPaste, pdf, pick, picture, plainText } from '../support/files.ts';
import { button, closeNotice, dropZone, notices, textBox } from '../support/parts.ts';

const MB = 2 ** 20;
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

// Most of the time would go into notifications that slide in and out.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

test('a dropped or pasted file goes to the analysis of its kind, a document with its name, type and bytes', async ({
  page,
}) => {
  const starts = refuseStarts(page);
  const [image, video] = [await picture(), await clip()];
  const documents = [
    pdf(),
    plainText(),
    bytes(2_000, 'letter.doc', 'application/msword'),
    bytes(2_000, 'letter.docx', docx),
  ];

  for (const [how, target, file] of [
    ['drop', dropZone(page), image],
    ['paste', textBox(page), image],
    ['drop', dropZone(page), video],
  ] as const) {
    await dropOrPaste(target, how, file);
    await closeNotice(page);
  }
  expect(paths(starts)).toEqual(['/api/analyze', '/api/analyze', '/api/analyze']);

  for (const file of documents) {
    starts.length = 0;
    await dropOrPaste(dropZone(page), 'drop', file);
    await closeNotice(page);

    expect(paths(starts)).toEqual(['/api/analyze/document']);
    expect(starts[0]?.body).toMatchObject({
      fileName: file.name,
      fileType: file.name.endsWith('.pdf') ? 'pdf' : 'docx',
      selectedModel: 'openai',
    });
    expect(fileOf(starts[0]?.body.fileData).equals(file.buffer)).toBe(true);
  }
});

test('files that cannot be read are refused with the fixed messages, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  const zip = bytes(100, 'archive.zip', 'application/zip');
  const said = (words: string): Promise<void> => expect(notices(page).getByText(words, { exact: true })).toBeVisible();

  await dropOrPaste(dropZone(page), 'drop', zip);
  await said('Unsupported File Type');
  await said('Please upload an image, video, PDF, DOC, DOCX, or TXT file.');
  await closeNotice(page);

  await pick(page, button(page, 'Image'), zip);
  await said('Please upload an image or video file.');
  await closeNotice(page);

  await dropOrPaste(dropZone(page), 'drop', plainText('one.txt'), plainText('two.txt'));
  await said('One File Only');
  await closeNotice(page);

  await pick(page, button(page, 'Upload Document'), bytes(100, 'picture.png', 'image/png'));
  await said('Unsupported File');
  await said('Please upload a PDF, DOC, DOCX, or TXT file');
  expect(sent).toEqual([]);
});

test('a file over 50 MB is refused before it is sent, one of 50 MB is sent', night, async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname));

  await pick(page, dropZone(page), bytes(50 * MB + 1, 'long.mp4', 'video/mp4'));
  await expect(notices(page).getByText('File Too Large', { exact: true })).toBeVisible();
  expect(sent).toEqual([]);
  await pick(page, dropZone(page), bytes(50 * MB, 'long.mp4', 'video/mp4'));

  await expect.poll(() => sent, { timeout: 120_000 }).toEqual(['/api/analyze']);
});

test('a picture over 4 MB is sent at most 1600 px wide, as JPEG of quality 0.9, with its aspect ratio, a smaller one unchanged', async ({
  page,
}) => {
  const starts = refuseStarts(page);
  const small = await picture(2_400, 1_800);
  const filling = Buffer.alloc(Math.max(0, 4 * MB + 1 - small.buffer.length));
  await pick(page, button(page, 'Image'), { ...small, buffer: Buffer.concat([small.buffer, filling]) });
  await expect.poll(() => starts.length, { timeout: 80_000 }).toBe(1);
  await closeNotice(page);
  await pick(page, button(page, 'Image'), small);
  await expect.poll(() => starts.length, { timeout: 80_000 }).toBe(2);

  const { mediaData = '', ...fields } = starts[0]?.body ?? {};
  expect(mediaData).toMatch(/^data:image\/jpeg;base64,/);
  expect(readJpeg(fileOf(mediaData))).toEqual({ width: 1600, height: 1200, finest: 3 });
  expect(fields).toMatchObject({ mediaType: 'image', documentType: 'image', maxPeople: 5, selectedModel: 'openai' });
  expect(fileOf(starts[1]?.body.mediaData).equals(small.buffer)).toBe(true);
});

test('the extraction of a document names its extension', async ({ page }) => {
  const starts = refuseStarts(page);
  for (const type of ['pdf', 'doc', 'docx', 'txt']) {
    await pick(page, button(page, 'Upload Document'), bytes(500, `letter.${type}`, ''));
    await expect(notices(page)).toContainText('Extraction Failed');
    await closeNotice(page);

    expect(starts.at(-1)).toMatchObject({
      path: '/api/extract-text',
      body: { fileName: `letter.${type}`, fileType: type, fileData: expect.stringMatching(/^data:/) },
    });
  }
});

test('Upload Document says that it extracts the text, fills the text box and starts no analysis', async ({ page }) => {
  const starts = refuseStarts(page, /\/api\/analyze/);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/extract-text', async (route) => {
    await promise;
    await route.continue();
  });

  await pick(page, button(page, 'Upload Document'), plainText());
  await expect(notices(page).getByText('Extracting Text', { exact: true })).toBeVisible();
  resolve();

  await expect(textBox(page)).toHaveValue(/I walked home alone and was glad of it\./, { timeout: 80_000 });
  await expect(notices(page).getByText('Text Extracted', { exact: true })).toBeVisible();
  expect(starts).toEqual([]);
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
