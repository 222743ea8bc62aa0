import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { button, chatBox, closeNotice, conversation, notices } from '../support/parts.ts';
import { openFinished, sessionLabel } from '../support/seed.ts';
import { answerChat } from '../support/fake-responses.ts';

// Tests the page alone: this file answers chat calls itself. The journey tests use the server.

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('a question is sent by Enter and shown at once, and its answer follows, both with their names and in the debug line', async ({
  page,
}) => {
  const chat = await answerChat(page, 'The **second list** shows it.', true);
  await openFinished(page);

  await chatBox(page).press('Enter');
  await chatBox(page).fill('   ');
  await chatBox(page).press('Enter');
  await chatBox(page).fill('One');
  await chatBox(page).press('Shift+Enter');
  await expect(chatBox(page)).toHaveValue('One\n');
  expect(chat.bodies).toEqual([]);

  await chatBox(page).fill('Which line made you say so?');
  await chatBox(page).press('Enter');
  await expect(conversation(page).getByText('Which line made you say so?')).toBeVisible();
  await expect(conversation(page).getByText('You', { exact: true })).toBeVisible();
  await expect(chatBox(page)).toHaveValue('');
  chat.release();

  await expect(conversation(page).getByText('The second list shows it.')).toBeVisible();
  await expect(conversation(page).getByText('AI', { exact: true })).toBeVisible();
  await expect(page.getByText(/Messages: 3 \(2 from AI\)/)).toBeVisible();
  await expect(page.getByText('The second list shows it.')).toHaveCount(1);
  expect(chat.bodies).toMatchObject([
    { content: 'Which line made you say so?', sessionId: await sessionLabel(page), selectedModel: 'openai' },
  ]);
});

test('a question that could not be sent is reported and returns to the box', async ({ page }) => {
  await openFinished(page);
  const refusals: [words: RegExp, refuse: (route: Route) => Promise<void>][] = [
    [/^503: The model is very busy\./, (route) => route.fulfill({ status: 503, body: 'The model is very busy.' })],
    [/^500: Internal Server Error/, (route) => route.fulfill({ status: 500, body: '' })],
    [/^Failed to send message\.$/, (route) => route.abort()],
  ];
  for (const [words, refuse] of refusals) {
    await page.route('**/api/chat', refuse, { times: 1 });
    await chatBox(page).fill('A question?');
    await chatBox(page).press('Enter');

    await expect(notices(page).getByText('Error', { exact: true })).toBeVisible();
    await expect(notices(page).getByText(words)).toBeVisible();
    await expect(chatBox(page)).toHaveValue('A question?');
    await expect(button(page, 'New Analysis')).toBeEnabled();
    await closeNotice(page);
  }
});
