import { type CorpusFile } from '@app/testkit/corpus/corpus-file';
import { listCorpus } from '@app/testkit/corpus/corpus';
import type { Page } from '@playwright/test';
import { expect, night, test } from '../fixtures.ts';
import { pick } from '../support/files.ts';
import { analysisText, button, notices } from '../support/parts.ts';

const types = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain',
};

/** The good document of a family with the longest text. */
function longest(family: string): CorpusFile | undefined {
  const good = listCorpus({ port: 9 }).filter((file) => file.kind === 'good' && file.family === family && file.text);
  return good.toSorted((a, b) => (a.text?.length ?? 0) - (b.text?.length ?? 0)).at(-1);
}

const wordsOf = (text: string): string[] => text.match(/\p{L}{4,}/gu) ?? [];

/** The source text of the visible report. */
async function sourceInView(page: Page): Promise<string> {
  const id = await page.locator('[data-report]').first().getAttribute('data-report');
  const answer = await page.request.get(`/api/analyses/${id}/source`);
  return ((await answer.json()) as { text: string }).text;
}

for (const [ending, mimeType] of Object.entries(types))
  test(`a ${ending.toUpperCase()} chosen on the page becomes a report about its words`, night, async ({ page }) => {
    const file = longest(ending);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await pick(page, button(page, 'Document'), {
      name: `diary.${ending}`,
      mimeType,
      buffer: (await file?.make()) ?? Buffer.alloc(0),
    });

    await expect(page.getByText(`diary.${ending}`)).toBeVisible();
    await expect(notices(page).getByText('Analysis Complete', { exact: true })).toBeVisible({ timeout: 120_000 });
    await expect(analysisText(page).getByRole('heading').first()).toBeVisible();
    const read = new Set(wordsOf(await sourceInView(page)));
    const given = wordsOf(file?.text ?? '');
    expect(given.length).toBeGreaterThan(3);
    expect(given.filter((word) => !read.has(word))).toEqual([]);
  });
