import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { EXAMPLE_TEXT } from '@app/contract/example-text';
import { expect, test } from '../fixtures.ts';
import { analysisText } from '../support/parts.ts';
import { analyzeTexts } from '../support/seed.ts';

// Draws the picture of README.md. Runs only with SCREENSHOTS=1; it checks nothing.
test.skip(!process.env.SCREENSHOTS, 'the picture is drawn on demand');
test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const PICTURE = fileURLToPath(new URL('../../docs/screenshots/text-1440x900-light.png', import.meta.url));

test('draws the page with a finished analysis', async ({ page }) => {
  await page.goto('/favicon.svg');
  await analyzeTexts(page, randomUUID(), [{ path: '/api/analyze/text', content: EXAMPLE_TEXT }]);
  await page.goto('/');
  await expect(analysisText(page)).toContainText('How To Read This');
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')).toHaveCount(0);
  await analysisText(page).evaluate((log) => (log.scrollTop = 0));
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: PICTURE });
});
