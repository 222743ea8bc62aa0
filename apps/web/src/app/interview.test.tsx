import '../styles.css';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakeServer, ok, startFakeServer } from '../testing/fake-server.ts';
import { render } from '../testing/render.tsx';
import { toastStore } from '../ui/toast-store.ts';
import { App } from './app.tsx';

const box = page.getByPlaceholder('Type, paste, or upload a document to analyze...');
const interviewDialog = page.getByRole('dialog', { name: 'Interview me' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
let server: FakeServer;

beforeEach(() => {
  history.replaceState(null, '', '/');
  server = startFakeServer();
  server.answers['POST /api/interview/follow-up'] = ok({ question: 'And then?', askedBy: 'openai' });
  render(<App session={{ id: 'session-1', isKnown: false }} />);
});
afterEach(() => {
  toastStore.remove();
  localStorage.clear();
});

async function answer(text: string): Promise<void> {
  await userEvent.click(button('Interview me'));
  await userEvent.fill(interviewDialog.getByRole('textbox'), text);
}

test('the dialog that protects typed text speaks of answers, not of a document', async () => {
  await userEvent.fill(box, 'Typed before.');
  await answer('An evening in the workshop.');
  await userEvent.click(button('Finish'));

  const dialog = page.getByRole('dialog', { name: 'Your text is still in the box' });
  await expect.element(dialog.getByText('What should happen to it when your answers come in?')).toBeVisible();
  await userEvent.click(button('Add below my text'));
  await expect.element(box).toHaveValue('Typed before.\n\nAn evening in the workshop.');
});

test('the dialog says that the answer to a follow-up goes to no model, and it is sent for the safety check only', async () => {
  await answer('An evening in the workshop.');
  await expect
    .element(
      page
        .getByText(
          /Model 2 gets your answer and may ask one short follow-up; what you answer to that goes to no model\.$/,
        )
        .first(),
    )
    .toBeInTheDocument();
  await userEvent.click(button('Next question'));
  await userEvent.fill(page.getByRole('textbox', { name: 'And then?' }), 'Then it was night.');
  await userEvent.click(button('Next question'));

  await expect
    .poll(() => server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body))
    .toMatchObject([{ answer: 'An evening in the workshop.' }, { answer: 'Then it was night.', isLast: true }]);
});

test('the notice for writers under eighteen ends the interview, and nothing of it is stored', async () => {
  const notice = '## Readings here are for adults\n\nNothing of it was kept.\n';
  server.answers['POST /api/interview/follow-up'] = ok({ askedBy: 'bank', notice, isUnder18: true });
  await answer('I am 15 and I paint.');
  await userEvent.click(button('Next question'));

  await expect.element(interviewDialog.getByRole('heading', { name: 'Readings here are for adults' })).toBeVisible();
  await expect.element(interviewDialog.getByRole('region', { name: 'Interview me' })).toHaveFocus();
  await expect.element(interviewDialog.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(button('Finish')).not.toBeInTheDocument();
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('I paint');
  await userEvent.keyboard('{Escape}');
  await expect.element(interviewDialog).not.toBeInTheDocument();
  await expect.element(box).toHaveValue('');
});
