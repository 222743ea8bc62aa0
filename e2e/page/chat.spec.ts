import { expect, test } from '../fixtures.ts';
import { button, chatBox, conversation, notices } from '../support/parts.ts';
import { openFinished, sessionLabel } from '../support/seed.ts';
import { answerChat, standIn } from '../support/stand-ins.ts';

// Tests the page alone: this file answers chat calls itself. The journey tests use the server.

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }));

test('a question is shown at once and its answer follows, both with their names', async ({ page }) => {
  const chat = await answerChat(page, 'The **second list** shows it.', true);
  await openFinished(page);

  await chatBox(page).fill('Which line made you say so?');
  await chatBox(page).press('Enter');

  await expect(conversation(page).getByText('Which line made you say so?')).toBeVisible();
  await expect(conversation(page).getByText('You', { exact: true })).toBeVisible();
  await expect(chatBox(page)).toHaveValue('');
  chat.release();
  await expect(conversation(page).getByText('The second list shows it.')).toBeVisible();
  await expect(conversation(page).getByText('AI', { exact: true })).toBeVisible();
  expect(chat.bodies).toMatchObject([
    { content: 'Which line made you say so?', sessionId: await sessionLabel(page), selectedModel: 'openai' },
  ]);
});

test('chat answers count in the debug line and are not shown as analyses', async ({ page }) => {
  await answerChat(page, 'A short answer of the chat.');
  await openFinished(page);
  await chatBox(page).fill('A question?');
  await chatBox(page).press('Enter');

  await expect(conversation(page).getByText('A short answer of the chat.')).toBeVisible();
  await expect(page.getByText(/Messages: 3 \(2 from AI\)/)).toBeVisible();
  await expect(page.getByText('A short answer of the chat.')).toHaveCount(1);
});

test('Shift+Enter makes a new line, and nothing empty is sent', async ({ page }) => {
  const chat = await answerChat(page, 'Never asked.');
  await openFinished(page);

  await chatBox(page).press('Enter');
  await chatBox(page).fill('   ');
  await chatBox(page).press('Enter');
  await chatBox(page).fill('One');
  await chatBox(page).press('Shift+Enter');

  await expect(chatBox(page)).toHaveValue('One\n');
  expect(chat.bodies).toEqual([]);
});

for (const [words, status, body] of [
  ['the message of the refusal', 503, 'The model is very busy.'],
  ['the status text of a refusal without words', 500, ''],
] as const)
  test(`a question that could not be sent is told with ${words} and kept`, async ({ page }) => {
    await standIn(page, '/api/chat', { status, body });
    await openFinished(page);

    await chatBox(page).fill('A question?');
    await chatBox(page).press('Enter');

    await expect(notices(page).getByText('Error', { exact: true })).toBeVisible();
    await expect(notices(page).getByText(new RegExp(`^${status}: ${body}`))).toBeVisible();
    await expect(chatBox(page)).toHaveValue('A question?');
  });

test('a question that never reached the server shows the fixed message', async ({ page }) => {
  await page.route('**/api/chat', (route) => route.abort());
  await openFinished(page);

  await chatBox(page).fill('A question?');
  await chatBox(page).press('Enter');

  await expect(notices(page).getByText('Failed to send message.', { exact: true })).toBeVisible();
  await expect(button(page, 'New Analysis')).toBeEnabled();
});
