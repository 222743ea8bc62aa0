import { sampleText } from '@app/testkit/sample-text';
import { expect, night, test } from '../fixtures.ts';
import { pick, picture } from '../support/files.ts';
import { analysisText, button, chatBox, conversation, notices, progress, textBox } from '../support/parts.ts';

// Every submit of this network needs a proof of work: the page must solve it by itself, and the visitor can cancel.
test.use({ settings: { PROOF_OF_WORK: 'true', PROOF_AFTER_SUBMITS_DAY: '0' } });
test.setTimeout(120_000);

const DONE = { timeout: 240_000 };
const WORDS = 'Just a moment: your browser is solving a small puzzle…';
/** A puzzle without a solution: no key has this prefix. */
const ENDLESS = {
  message: 'Please wait.',
  challenge: {
    parameters: {
      algorithm: 'PBKDF2/SHA-256',
      cost: 1_000,
      expiresAt: 4_000_000_000,
      keyLength: 32,
      keyPrefix: 'f'.repeat(64),
      nonce: '00'.repeat(16),
      salt: '00'.repeat(16),
    },
    signature: '00'.repeat(32),
  },
};

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
});

test('the browser solves the puzzles of a text and a question and says so meanwhile', night, async ({ page }) => {
  const answers: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().method() === 'POST') answers.push(`${response.status()} ${pathname}`);
  });
  await textBox(page).fill(sampleText('puzzle'));
  await button(page, 'Analyze Text').click();
  await expect(page.getByText(WORDS).first()).toBeVisible();

  await expect(notices(page).getByText('Analysis Complete', { exact: true })).toBeVisible(DONE);
  await expect(page.getByText(WORDS)).toHaveCount(0);
  await expect(analysisText(page)).toContainText('How To Read This');
  await chatBox(page).fill('What is the strongest evidence?');
  await chatBox(page).press('Enter');
  await expect(conversation(page).getByText(WORDS)).toBeVisible();
  await expect(page.getByText('Reply ready.')).toBeAttached(DONE);

  expect(answers).toEqual(['429 /api/analyze/text', '202 /api/analyze/text', '429 /api/chat', '200 /api/chat']);
});

test('a picture that needs a proof is analysed', night, async ({ page }) => {
  await pick(page, button(page, 'Image'), await picture());

  await expect(notices(page).getByText('Analysis Complete', { exact: true })).toBeVisible(DONE);
});

test('Stop ends the puzzle: nothing is sent again and the text stays', night, async ({ page }) => {
  const sent: string[] = [];
  await page.route('**/api/analyze/text', (route) => {
    sent.push(route.request().headers()['proof-of-work'] ?? 'no proof');
    return route.fulfill({ status: 429, json: ENDLESS });
  });
  await textBox(page).fill(sampleText('called off'));
  await button(page, 'Analyze Text').click();
  await expect(page.getByText(WORDS).first()).toBeVisible();

  await button(page, 'Stop').click();

  await expect(notices(page).getByText('Analysis Stopped', { exact: true })).toBeVisible();
  await expect(progress(page)).toHaveCount(0);
  await expect(textBox(page)).toHaveValue(sampleText('called off'));
  await expect.poll(() => page.workers().length).toBe(0);
  expect(sent).toEqual(['no proof']);
});
