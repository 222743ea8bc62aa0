import { expect, test } from './fixtures.ts';

test('a writer under eighteen gets the notice in their language, and it cannot be downloaded', async ({
  page,
  stack,
}) => {
  const before = stack.simulator.requests().length;
  await page.goto('/');
  await page
    .getByPlaceholder('Type, paste, or upload a document to analyze...')
    .fill('Tengo 14 años y vivo con mi abuela. Por las noches apunto en un cuaderno todo lo que no digo.');
  await page.getByRole('button', { name: 'Analyze Text' }).click();

  const report = page.getByRole('log', { name: 'Analysis text' });
  await expect(report).toContainText('Las lecturas de aquí son para personas adultas');
  await expect(page.getByRole('progressbar')).toBeHidden();
  await expect(page.getByRole('button', { name: 'PDF' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'DOCX' })).toBeDisabled();
  expect(stack.simulator.requests()).toHaveLength(before);

  await page.reload();
  await expect(report).toContainText('No se ha guardado nada de él.');
  await expect(page.getByRole('button', { name: 'PDF' })).toBeDisabled();
});
