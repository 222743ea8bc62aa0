import { expect, night, test } from '../fixtures.ts';
import { DEVICES, runAxe, SCHEMES } from '../support/axe.ts';
import { textBox } from '../support/parts.ts';

for (const [device, options] of Object.entries(DEVICES))
  test(
    `on a ${device} the notice leads to the privacy page, which fits and has no accessibility fault`,
    night,
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ ...options, baseURL });
      const start = await context.newPage();
      await start.goto('/');
      const [page] = await Promise.all([
        context.waitForEvent('page'),
        start.getByRole('link', { name: 'Privacy', exact: false }).click(),
      ]);
      await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
      await expect(page.getByText('This site runs with simulated models')).toBeVisible();
      await page.emulateMedia({ reducedMotion: 'reduce' });

      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        // Colour transitions move down the page one level per frame.
        await page.evaluate(async () => {
          while (document.getAnimations().length > 0) await new Promise((resolve) => requestAnimationFrame(resolve));
        });
        expect(await runAxe(page), colorScheme).toEqual([]);
      }
      await context.close();
    },
  );

test('the notice stands beside the input, and its link opens by keyboard in a new tab without losing typed text', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const notice = page.getByText(/that of an adult who agreed/);
  await expect(notice).toContainText('From the age of 18.');
  await expect(page.getByText(/^Not a diagnosis/)).toBeVisible();
  const [box, analysis] = await Promise.all([
    notice.boundingBox(),
    page.getByRole('heading', { name: 'ANALYSIS', exact: true }).boundingBox(),
  ]);
  expect(box?.y).toBeLessThan(analysis?.y ?? 0);

  await textBox(page).fill('Words of my own.');
  const link = page.getByRole('link', { name: 'Privacy (opens in a new tab)' });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused({ timeout: 100 });
  }).toPass({ intervals: [0] });
  const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(opened.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(textBox(page)).toHaveValue('Words of my own.');
});

test('the privacy page describes this server, sets no cookie, and leads to the licences and to the analysis', async ({
  page,
  context,
}) => {
  const answer = await page.goto('/PRIVACY');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['x-robots-tag']).toBeUndefined();
  await expect(page).toHaveTitle('Privacy · AI Personality Analysis');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Which AI company reads/);
  await expect(page.getByText('This site runs with simulated models')).toBeVisible();
  await expect(page.getByText('kept for 30 days or until you press New Analysis')).toBeVisible();
  await expect(page.getByText('OpenAI (United States)')).toBeVisible();
  expect(await context.cookies()).toEqual([]);

  await page.getByRole('link', { name: 'Their licences' }).click();
  await expect(page).toHaveURL('/licences.txt');
  const text = await page.locator('body').innerText();
  for (const part of ['SIL OPEN FONT LICENSE', 'react-dom ', 'lucide-react ', 'altcha-lib '])
    expect(text).toContain(part);

  await page.goBack();
  await page.getByRole('link', { name: 'To the analysis' }).click();
  await expect(page.getByText('No analysis yet')).toBeVisible();
  await expect(page).toHaveTitle('AI Personality Analysis');
});
