import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Media } from '../../../lib/make-preview.ts';
import { type FakeServer, ok, startFakeServer } from '../../../testing/fake-server.ts';
import { drawPicture } from '../../../testing/draw-picture.ts';
import { askForProof, PUZZLE_WORDS } from '../../../testing/puzzle.ts';
import { strings } from '../../../words/strings.ts';
import { renderWithQueries } from '../../../testing/render.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { Toaster } from '../../../ui/toaster.tsx';
import { ShareDialog } from './share-dialog.tsx';

const dialog = page.getByRole('dialog', { name: 'Share Analysis' });
const sender = dialog.getByLabelText('Your Email');
const recipient = dialog.getByLabelText("Recipient's Email");
const submit = dialog.getByRole('button', { name: 'Share' });
const onConsole = vi.spyOn(console, 'error').mockImplementation(() => {});
let server: FakeServer;

beforeEach(() => {
  server = startFakeServer();
  onConsole.mockClear();
});
afterEach(() => toastStore.remove());

type Given = { analysisId?: string; media?: Media };

function Harness({ analysisId, media }: Given): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <Toaster labels={strings.toast} />
      {isOpen && (
        <ShareDialog
          analysisId={analysisId}
          media={media}
          labelOf={(framework) => `The ${framework}`}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

async function open(analysisId?: string, media?: Media): Promise<void> {
  renderWithQueries(<Harness {...(analysisId && { analysisId })} {...(media && { media })} />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(dialog).toBeVisible();
}

/** Without the call that lists the links, which every dialog makes. */
const sent = (): FakeServer['calls'] => server.calls.filter(({ method }) => method === 'POST');

/** Opens the dialog for an analysis, fills it and submits it. */
async function share(media?: Media): Promise<void> {
  await open('a1', media);
  await fill('ada@example.org', 'bob@example.org');
  await userEvent.click(submit);
}

async function fill(from: string, to: string): Promise<void> {
  await userEvent.fill(sender, from);
  await userEvent.fill(recipient, to);
}

test('the first field has the focus, and closing returns it', async () => {
  await open('a1');
  await expect.element(sender).toHaveFocus();

  await userEvent.keyboard('{Escape}');

  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('an invalid address is reported under its field, and nothing is sent', async () => {
  await open('a1');
  await fill('ada@example.org', 'nobody');

  await userEvent.click(submit);

  await expect.element(dialog.getByText('Please enter a valid email')).toBeVisible();
  await expect.element(recipient).toHaveAccessibleDescription('Please enter a valid email');
  await expect.element(recipient).toHaveAttribute('aria-invalid', 'true');
  await expect.element(recipient).toHaveFocus();
  await expect.element(sender).toHaveAttribute('aria-invalid', 'false');
  expect(sent()).toEqual([]);
});

test('errors appear after the first submit and disappear when corrected', async () => {
  await open('a1');
  await fill('nobody', 'bob@example.org');
  await expect.element(dialog.getByText('Please enter a valid email')).not.toBeInTheDocument();

  await userEvent.click(submit);
  await expect.element(dialog.getByText('Please enter a valid email')).toBeVisible();
  await userEvent.fill(sender, 'ada@example.org');

  await expect.element(dialog.getByText('Please enter a valid email')).not.toBeInTheDocument();
});

test('a share is sent once with both addresses, shows its progress and closes', async () => {
  let answer = (_response: Response): void => {};
  const posted = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(
    () => new Promise((resolve) => void (answer = resolve)),
  );
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    init.method === 'POST' ? posted(url, init) : Response.json([]),
  );
  await open('a1');
  await fill(' ada@example.org', 'bob@example.org');

  await userEvent.click(submit);
  await expect.element(dialog.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  answer(Response.json({ success: true }));

  await expect.element(dialog).not.toBeInTheDocument();
  expect(toastStore.list()).toMatchObject([{ title: 'Success', description: 'Analysis shared successfully!' }]);
  expect(posted).toHaveBeenCalledOnce();
  expect(posted.mock.calls[0]?.[0]).toBe('/api/share');
  expect(posted.mock.calls[0]?.[1].body).toBe(
    JSON.stringify({ analysisId: 'a1', senderEmail: 'ada@example.org', recipientEmail: 'bob@example.org' }),
  );
});

test.for([
  ['waiting', 'Waiting', /has not taken the e-mail yet/],
  ['sending', 'Waiting', /has not taken the e-mail yet/],
  ['unsure', 'Perhaps sent', /may have arrived, so it is not sent again/],
  ['accepted', 'Success', /^Analysis shared successfully!$/],
] as const)('a mail that is %s is told as such', async ([mail, title, description]) => {
  server.answers['POST /api/share'] = ok({ success: mail === 'accepted', mail });
  await share();

  await expect.element(dialog).not.toBeInTheDocument();
  expect(toastStore.list()).toMatchObject([{ title, description: expect.stringMatching(description) as string }]);
});

test('a refused share is shown and logged, and keeps the dialog and its fields', async () => {
  server.answers['POST /api/share'] = { status: 503, body: 'No mail today.' };
  await share();

  await expect
    .poll(() => toastStore.list())
    .toMatchObject([
      { title: 'Error', description: 'Failed to share analysis. Please try again.', variant: 'destructive' },
    ]);
  await expect.element(recipient).toHaveValue('bob@example.org');
  expect(onConsole).toHaveBeenCalled();
});

test('closing the failure toast keeps the dialog open', async () => {
  await import('../../../styles.css');
  await share();
  const notice = page.getByText('Failed to share analysis. Please try again.');
  await expect.element(notice).toBeVisible();

  await userEvent.click(page.getByRole('listitem').getByLabelText('Close'));

  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(recipient).toHaveValue('bob@example.org');
});

test('without an analysis the share fails and nothing is sent', async () => {
  server.answers['POST /api/share'] = ok({ success: true });
  await open();
  await fill('ada@example.org', 'bob@example.org');

  await userEvent.click(submit);

  expect(toastStore.list()).toMatchObject([{ title: 'Error', description: 'No analysis to share' }]);
  expect(sent()).toEqual([]);
});

test('no style element is added, which the policy would block', async () => {
  const count = (): number => document.querySelectorAll('style').length;
  const before = count();

  await open('a1');

  expect(count()).toBe(before);
});

test('the dialog is a bottom sheet on a phone and a centred window on a desktop', async () => {
  await import('../../../styles.css');
  await page.viewport(390, 844);
  await open('a1');
  const box = (): DOMRect => dialog.element().getBoundingClientRect();

  await expect.poll(() => [box().left, box().width, box().bottom]).toEqual([0, 390, 844]);
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');

  await page.viewport(1440, 900);
  await expect.poll(() => [box().width, Math.round(box().left + box().right)]).toEqual([448, 1440]);
  expect(Math.abs(box().top + box().bottom - 900)).toBeLessThanOrEqual(1);
});

test('a small copy of the picture is announced and sent with the share', async () => {
  server.answers['POST /api/share'] = ok({ success: true });
  await open('a1', { kind: 'image', file: await drawPicture(800, 600, 'plain') });
  await expect.element(dialog.getByText('A small copy of your image is shown with the analysis.')).toBeVisible();
  await fill('ada@example.org', 'bob@example.org');

  await userEvent.click(submit);

  await expect.poll(sent).toHaveLength(1);
  expect(sent()[0]?.body).toMatchObject({
    preview: expect.stringMatching(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/),
  });
});

test('a file that is no picture is shared without a preview', async () => {
  server.answers['POST /api/share'] = ok({ success: true });
  await share({ kind: 'image', file: new Blob(['no picture'], { type: 'image/png' }) });

  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent()[0]?.body).toEqual({
    analysisId: 'a1',
    senderEmail: 'ada@example.org',
    recipientEmail: 'bob@example.org',
  });
});

test('a mail that needs a proof says so, and cancelling sends nothing and shows no error', async () => {
  server.answers['POST /api/share'] = await askForProof('endless');
  await share();
  await expect.element(dialog.getByText(PUZZLE_WORDS)).toBeVisible();

  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));

  await expect.element(dialog.getByText(PUZZLE_WORDS)).not.toBeInTheDocument();
  await expect.element(submit).toBeEnabled();
  expect(sent()).toHaveLength(1);
  expect(toastStore.list()).toEqual([]);
});

test('a mail that needs a proof is sent again with one', async () => {
  const puzzle = await askForProof('easy');
  Object.defineProperty(server.answers, 'POST /api/share', {
    get: () => (sent().length === 1 ? puzzle : ok({ success: true })),
  });
  await share();

  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent()).toHaveLength(2);
  expect(sent()[1]).toMatchObject({ body: sent()[0]?.body, headers: { 'proof-of-work': expect.any(String) } });
});

test('closing the dialog while a puzzle is solved aborts the mail', async () => {
  server.answers['POST /api/share'] = await askForProof('endless');
  await share();
  await expect.element(dialog.getByText(PUZZLE_WORDS)).toBeVisible();

  await userEvent.keyboard('{Escape}');

  await expect.poll(() => onConsole).toHaveBeenCalledWith(expect.objectContaining({ name: 'AbortError' }));
  expect(sent()).toHaveLength(1);
  expect(toastStore.list()).toEqual([]);
});
