import { interview as words } from '@app/words/en/interview';
import { expect, night, test } from '../fixtures.ts';
import { button, textBox } from '../support/parts.ts';

/** Neither the simulator nor a key: no worker offers a model. */
test.use({ settings: { SIMULATOR_URL: '', DEEPSEEK_API_KEY: '', PERPLEXITY_API_KEY: '' } });

const QUESTIONS = 10;

test('without any model an interview is finished with the fixed questions', night, async ({ page }) => {
  await page.goto('/');
  await button(page, 'Interview me').click();
  const dialog = page.getByRole('dialog', { name: 'Interview me' });
  await expect(dialog.getByText('No model is asked; the questions are fixed ones.').first()).toBeVisible();

  for (let turn = 1; turn <= QUESTIONS; turn += 1) {
    await expect(dialog.getByText(`Question ${turn} of up to ${QUESTIONS}`)).toBeVisible();
    await dialog.getByRole('textbox').fill(`Answer ${turn}.`);
    await page.keyboard.press('Control+Enter');
    await expect(dialog.getByText(words.fromBank)).toBeVisible();
    await dialog.getByRole('textbox').fill(`More ${turn}.`);
    await page.keyboard.press('Control+Enter');
  }
  await expect(dialog.getByRole('heading', { name: words.end.title })).toBeVisible();
  await button(dialog, 'Finish').click();

  await expect(textBox(page)).toHaveValue(/^Answer 1\.\n\nMore 1\.[\s\S]*More 10\.$/);
});
