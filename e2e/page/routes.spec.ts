import { expect, test } from '../fixtures.ts';
import { analysisText, notices } from '../support/parts.ts';
import { SHARE_ID, sharedAnalysis, fakeResponse } from '../support/fake-responses.ts';

const heading = 'AI Personality Analysis';

test('/share is the same page in share mode and loads no analysis, in any letter case', async ({ page }) => {
  const shared = await fakeResponse(page, '/api/shared-analysis/**', { body: sharedAnalysis() });
  for (const path of ['/share', '/Share', '/sHaRe/']) {
    const answer = await page.goto(path);

    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText('No analysis yet')).toBeVisible();
    await expect(notices(page).getByText('Error')).toHaveCount(0);
    expect(shared.bodies).toEqual([]);
  }
});

test('/share/{shareId} loads the shared analysis by its id into the same page, in any letter case', async ({
  page,
}) => {
  const asked: string[] = [];
  await fakeResponse(page, '/api/shared-analysis/**', { body: sharedAnalysis() });
  page.on('request', (request) => request.url().includes('/api/shared-analysis') && asked.push(request.url()));
  for (const path of [`/share/${SHARE_ID}`, `/SHARE/${SHARE_ID}`]) {
    asked.length = 0;
    const answer = await page.goto(path);

    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(analysisText(page)).toContainText('Somebody shared this.');
    expect(asked.map((url) => url.split('/').at(-1))).toEqual([SHARE_ID]);
  }
});

test('any other path is not found: a centred card with a red alert icon', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  for (const path of ['/share/one/two', '/analysis.html', '/nowhere']) {
    const answer = await page.goto(path);

    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found', exact: true })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?', { exact: true })).toBeVisible();
  }
  expect(faults.filter((text) => !text.includes('404'))).toEqual([]);

  const { card, icon } = await page.getByRole('main').evaluate((element) => {
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
