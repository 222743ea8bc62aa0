import { sampleText } from '@app/testkit/sample-text';
import { expect, night, test } from '../fixtures.ts';
import { findViolations, LOOKS, openPage } from '../support/axe.ts';
import { button } from '../support/parts.ts';
import { openBigFive } from '../support/seed.ts';

test.use({ settings: { DEEPSEEK_API_KEY: 'sim-fault=http-401', PERPLEXITY_API_KEY: 'simulated' } });

for (const [[device, options], colorScheme] of LOOKS) {
  test(
    `an opinion is compared, a refused model is named, and axe finds nothing: ${device}, ${colorScheme}`,
    night,
    async ({ browser, baseURL }) => {
      const page = await openPage(browser, { ...options, colorScheme, baseURL });
      await openBigFive(page, [sampleText(`opinion-${device}`)]);
      await button(page, 'More').click();
      await button(page, 'Second opinion').click();
      const dialog = page.getByRole('dialog', { name: 'Second opinion' });
      await expect(dialog.getByText('The material goes to the companies behind the models you tick')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);

      await dialog.getByRole('checkbox', { name: 'Model 1' }).check();
      await dialog.getByRole('checkbox', { name: 'Model 3' }).check();
      await button(dialog, 'Ask 2 models').click();

      await expect(dialog.getByText('2 of 3 models answered.')).toBeVisible({ timeout: 120_000 });
      await expect(dialog.getByText('This model is not available at the moment.')).toBeVisible();
      await expect(dialog.getByRole('button', { name: /^Openness/ })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await button(dialog, 'Table').click();
      await expect(dialog.getByRole('columnheader', { name: 'Model 1' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.close();
    },
  );
}
