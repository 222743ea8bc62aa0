import { expect, test } from '../fixtures.ts';
import { analysisText, notices } from '../support/parts.ts';
import { SHARE_ID, sharedAnalysis, standIn } from '../support/stand-ins.ts';

const heading = 'AI Personality Analysis';

test('the main page is at / with its heading', async ({ page }) => {
  const answer = await page.goto('/');

  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
  await expect(page).toHaveTitle(heading);
});

test('/share is the same page in share mode and loads no analysis', async ({ page }) => {
  const shared = await standIn(page, '/api/shared-analysis/**', { body: sharedAnalysis() });
  const answer = await page.goto('/share');

  expect(answer?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.getByText('No analysis yet')).toBeVisible();
  await expect(notices(page).getByText('Error')).toHaveCount(0);
  expect(shared.bodies).toEqual([]);
});

for (const path of [`/share/${SHARE_ID}`, `/SHARE/${SHARE_ID}`])
  test(`${path} loads the shared analysis by its id into the same page`, async ({ page }) => {
    const asked: string[] = [];
    await standIn(page, '/api/shared-analysis/**', { body: sharedAnalysis() });
    page.on('request', (request) => request.url().includes('/api/shared-analysis') && asked.push(request.url()));
    const answer = await page.goto(path);

    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(analysisText(page)).toContainText('Somebody shared this.');
    expect(asked.map((url) => url.split('/').at(-1))).toEqual([SHARE_ID]);
  });

for (const path of ['/Share', '/sHaRe/'])
  test(`letter case does not matter: ${path}`, async ({ page }) => {
    const answer = await page.goto(path);

    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });

for (const path of ['/nowhere', '/share/one/two', '/analysis.html'])
  test(`any other path is not found: ${path}`, async ({ page }) => {
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(String(error)));
    const answer = await page.goto(path);

    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found', exact: true })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?', { exact: true })).toBeVisible();
    expect(faults.filter((text) => !text.includes('404'))).toEqual([]);
  });

test('the not-found card is centred with a red alert icon', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/nowhere');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading')).toBeVisible();

  const { card, icon } = await main.evaluate((element) => {
    const box = element.querySelector('.card')?.getBoundingClientRect();
    const svg = element.querySelector('svg');
    return {
      card: box && { x: box.x + box.width / 2, y: box.y + box.height / 2 },
      icon: svg && getComputedStyle(svg).color,
    };
  });

  expect(Math.abs((card?.x ?? 0) - 640)).toBeLessThan(2);
  expect(Math.abs((card?.y ?? 0) - 400)).toBeLessThan(2);
  expect(icon).toBe('rgb(179, 38, 30)');
});
