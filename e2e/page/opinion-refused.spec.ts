import { sampleText } from '@app/testkit/sample-text';
import { expect, night, test } from '../fixtures.ts';
import { findViolations, LOOKS, openPage } from '../support/axe.ts';
import { button } from '../support/parts.ts';
import { openBigFive } from '../support/seed.ts';

test.use({ settings: { DEEPSEEK_API_KEY: 'sim-fault=http-401', PERPLEXITY_API_KEY: 'simulated' } });

for (const [[device, options], colorScheme] of LOOKS) {
  test(
    `a second opinion is asked for and compared, and axe finds nothing: ${device}, ${colorScheme}`,
    night,
    async ({ browser, baseURL }) => {
      const page = await openPage(browser, { ...options, colorScheme, baseURL });
      await openBigFive(page, [sampleText(`opinion-${device}`)]);
      await button(page, 'More').click();
      await button(page, 'Second opinion').click();
      const room = page.getByRole('dialog', { name: 'Second opinion' });
      await expect(room.getByText('The material goes to the companies behind the models you tick')).toBeVisible();
      expect(await findViolations(page)).toEqual([]);

      await room.getByRole('checkbox', { name: 'Model 1' }).check();
      await room.getByRole('checkbox', { name: 'Model 3' }).check();
      await button(room, 'Ask 2 models').click();

      await expect(room.getByText('2 of 3 models answered.')).toBeVisible({ timeout: 120_000 });
      await expect(room.getByText('This model is not available at the moment.')).toBeVisible();
      await expect(room.getByRole('button', { name: /^Openness/ })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await button(room, 'Table').click();
      await expect(room.getByRole('columnheader', { name: 'Model 1' })).toBeVisible();
      expect(await findViolations(page)).toEqual([]);
      await page.close();
    },
  );
}
