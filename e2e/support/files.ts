import { writeFile } from 'node:fs/promises';
import { smallMp4 } from '@app/testkit/corpus/good-videos';
import { makeJpeg } from '@app/testkit/corpus/jpeg';
import { onePage, writePdf } from '@app/testkit/corpus/pdf';
import { expect, type Locator, type Page, test } from '@playwright/test';

export type GivenFile = { name: string; mimeType: string; buffer: Buffer };

const LARGE_BYTES = 10_000_000;
const SENTENCES = 'I walked home alone and was glad of it. My sister says I plan too much, and she may be right. ';

export const picture = async (width = 640, height = 480): Promise<GivenFile> => ({
  name: 'weekend.jpg',
  mimeType: 'image/jpeg',
  buffer: await makeJpeg(width, height),
});

export const clip = async (): Promise<GivenFile> => ({
  name: 'weekend.mp4',
  mimeType: 'video/mp4',
  buffer: await smallMp4(),
});

export const plainText = (name = 'diary.txt'): GivenFile => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(SENTENCES.repeat(15)),
});

export const pdf = (): GivenFile => ({
  name: 'letter.pdf',
  mimeType: 'application/pdf',
  buffer: writePdf(onePage(`BT /F1 12 Tf 72 700 Td (${SENTENCES.slice(0, 80)}) Tj ET`)),
});

export const bytes = (size: number, name: string, mimeType: string): GivenFile => ({
  name,
  mimeType,
  buffer: Buffer.alloc(size, 7),
});

/** Presses the button and selects the file in the chooser it opens. */
export async function pick(page: Page, opener: Locator, file: GivenFile): Promise<void> {
  // A press on the shell is repeated by the app, but a browser opens a file chooser only within seconds of the press.
  await expect(page.locator('[data-shell]')).toHaveCount(0);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), opener.click()]);
  await chooser.setFiles(file.buffer.length < LARGE_BYTES ? file : await onDisk(file));
}

/** Playwright passes in-memory files only up to 50 MB. */
async function onDisk({ name, buffer }: GivenFile): Promise<string> {
  const path = test.info().outputPath(name);
  await writeFile(path, buffer);
  return path;
}

/** Drops files on an element as a browser does, or pastes them into it. */
export async function dropOrPaste(target: Locator, how: 'drop' | 'paste', ...files: GivenFile[]): Promise<void> {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }));
  await target.evaluate(
    (element, { how, given }) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of given) {
        const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([content], name, { type: mimeType }));
      }
      const options = { bubbles: true, cancelable: true };
      if (how === 'paste') {
        element.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
        return;
      }
      for (const type of ['dragenter', 'dragover', 'drop'])
        element.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: data }));
    },
    { how, given },
  );
}
