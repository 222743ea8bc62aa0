import { sampleText } from '@app/testkit/sample-text';
import { expect, night, test } from './fixtures.ts';

const once = 'sim-fault=cut;times=1';
test.use({ settings: { MAX_ATTEMPTS: '1', OPENAI_API_KEY: once, ANTHROPIC_API_KEY: once } });

test('Go on completes an unfinished report and requests only the missing part', night, async ({ page, stack }) => {
  await page.goto('/');
  await page.getByPlaceholder('Type, paste, or upload a document to analyze...').fill(sampleText('go on'));
  await page.getByRole('button', { name: 'Analyze Text' }).click();
  const report = page.getByRole('log', { name: 'Analysis text' });
  await expect(report).toContainText('Incomplete:');
  await expect(report).toContainText('Parts of this report are missing');
  const before = stack.simulator.requests().length;

  await page.getByRole('button', { name: 'Go on' }).click();

  await expect(report).not.toContainText('Parts of this report are missing');
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(report).not.toContainText('Incomplete:');
  await expect(page.locator('[data-report]')).toHaveCount(1);
  expect(stack.simulator.requests().length - before).toBe(1);

  await page.reload();
  await expect(page.locator('[data-report]')).toHaveCount(1);
  await expect(report).not.toContainText('Incomplete:');
});
