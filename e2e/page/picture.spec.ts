import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, night, test } from '../fixtures.ts';
import { findViolations, LOOKS, openPage } from '../support/axe.ts';
import { button } from '../support/parts.ts';
import { openFinishedBigFive } from '../support/seed.ts';

const DRAWN = { timeout: 90_000 };

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Picture to share' });
const preview = (page: Page): Locator => dialog(page).getByRole('img', { name: /^Preview of the picture/ });

/** Width and height of a PNG, from its first chunk. */
function sizeOf(png: Buffer): [string, number, number] {
  return [png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)];
}

async function save(page: Page, name: string): Promise<{ name: string; file: Buffer }> {
  const saved = page.waitForEvent('download', DRAWN);
  await button(dialog(page), name).click();
  const download = await saved;
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}

for (const [[device, options], colorScheme] of LOOKS) {
  test(
    `a picture is chosen, seen and saved, and axe finds nothing: ${device}, ${colorScheme}`,
    night,
    async ({ browser, baseURL }, info) => {
      const page = await openPage(browser, { ...options, colorScheme, baseURL });
      await openFinishedBigFive(page);
      const press = (name: string): Promise<void> =>
        device === 'phone' ? button(page, name).tap() : button(page, name).click();
      await press('More');
      await press('Picture to share');
      await expect(preview(page)).toBeVisible(DRAWN);
      expect(await findViolations(page)).toEqual([]);
      const first = await preview(page).getAttribute('src');

      const other = dialog(page).getByRole('radio').nth(1);
      await (device === 'phone' ? other.tap() : other.check());
      await expect(preview(page)).not.toHaveAttribute('src', first ?? '', DRAWN);
      await page.screenshot({ path: info.outputPath(`picture-${device}-${colorScheme}.png`) });
      const png = await save(page, 'Save as PNG');
      const svg = await save(page, 'Save as SVG');

      expect(sizeOf(png.file)).toEqual(['PNG', 1_080, 1_350]);
      expect(png.name).toMatch(/^big-five-[\d-]{10}\.png$/);
      expect(svg.name).toMatch(/^big-five-[\d-]{10}\.svg$/);
      expect(svg.file.toString('utf8', 0, 5)).toBe('<svg ');
      expect(await findViolations(page)).toEqual([]);
      await page.close();
    },
  );
}

test('a picture needs only the keyboard: open, choose no quote, save, close, and the focus returns', async ({
  page,
}) => {
  await openFinishedBigFive(page);
  await button(page, 'More').focus();
  await page.keyboard.press('Enter');
  await button(page, 'Picture to share').focus();
  await page.keyboard.press('Enter');
  await expect(preview(page)).toBeVisible(DRAWN);
  const first = await preview(page).getAttribute('src');

  await dialog(page).getByRole('radio').first().focus();
  await page.keyboard.press('ArrowUp');
  await expect(dialog(page).getByRole('radio', { name: 'No quote' })).toBeChecked();
  await expect(preview(page)).not.toHaveAttribute('src', first ?? '', DRAWN);
  await expect(button(dialog(page), 'Save as PNG')).toBeEnabled();
  const saved = page.waitForEvent('download');
  await button(dialog(page), 'Save as PNG').focus();
  await page.keyboard.press('Enter');
  await saved;
  await page.keyboard.press('Escape');

  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page, 'More')).toBeFocused();
});

test('in a browser that can share files, the shown picture goes to its share sheet', night, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: ({ files }: { files: File[] }) => {
        document.title = files.map(({ name, type, size }) => `${name} ${type} ${size > 10_000}`).join();
        return Promise.resolve();
      },
    });
  });
  await openFinishedBigFive(page);
  await button(page, 'More').click();
  await button(page, 'Picture to share').click();
  await expect(preview(page)).toBeVisible(DRAWN);

  await button(dialog(page), 'Send to an app').click();

  await expect(page).toHaveTitle(/^big-five-[\d-]{10}\.png image\/png true$/);
});

test('a refused picture says so and can be tried again', night, async ({ page }) => {
  await openFinishedBigFive(page);
  let refusals = 1;
  await page.route('**/api/download/*format=png*', (route) =>
    refusals-- > 0 ? route.fulfill({ status: 429, body: 'Too many requests.' }) : route.continue(),
  );
  await button(page, 'More').click();
  await button(page, 'Picture to share').click();
  await expect(page.getByText('The picture could not be made.').first()).toBeVisible();
  await expect(button(dialog(page), 'Save as PNG')).toBeDisabled();

  await button(dialog(page), 'Try again').click();

  await expect(preview(page)).toBeVisible(DRAWN);
});
