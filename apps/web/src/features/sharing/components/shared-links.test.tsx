import type { SharedLink } from '@app/contract/sharing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type FakeServer, ok, startFakeServer } from '../../../testing/fake-server.ts';
import { renderWithQueries } from '../../../testing/render.tsx';
import { toastStore } from '../../../ui/toast-store.ts';
import { SharedLinks } from './shared-links.tsx';

const onConsole = vi.spyOn(console, 'error').mockImplementation(() => {});
const list = page.getByRole('region', { name: 'Links you have shared' });
const REVOKE = '/api/shares/id-bigfive/revoke';
let server: FakeServer;

const link = (framework: string, day: number): SharedLink => ({
  linkId: `id-${framework}`,
  framework,
  createdAt: `2026-03-0${day}T12:00:00.000Z`,
  expiresAt: `2026-04-0${day}T12:00:00.000Z`,
});

beforeEach(() => {
  server = startFakeServer();
  server.answers['GET /api/shares'] = ok([link('bigfive', 2), link('general', 1)]);
  onConsole.mockClear();
});
afterEach(() => toastStore.remove());

function open(): void {
  renderWithQueries(<SharedLinks labelOf={(framework) => (framework === 'bigfive' ? 'Big Five' : framework)} />);
}

test('each link shows its framework, its date and its expiry', async () => {
  open();

  await expect.element(list.getByText('Big Five', { exact: true })).toBeVisible();
  await expect.element(list.getByText('Shared Mar 2, 2026 · expires Apr 2, 2026')).toBeVisible();
  await expect.element(list.getByText('Personality', { exact: true })).toBeVisible();
});

test('a link is revoked once and announces it without losing the focus', async () => {
  server.answers[`POST ${REVOKE}`] = ok({ success: true });
  open();

  await userEvent.click(list.getByRole('button', { name: 'Revoke the link to Big Five, shared Mar 2, 2026' }));

  const done = list.getByRole('button', { name: 'Revoked', exact: true });
  await expect.element(done).toHaveFocus();
  await expect.element(done).toHaveAttribute('aria-disabled', 'true');
  const announcement = 'The link to Big Five is revoked. It opens nothing any more.';
  await expect.element(list.getByRole('status').getByText(announcement)).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(server.calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([REVOKE]);
  expect(toastStore.list()).toEqual([]);
});

test('a link that is already gone counts as revoked', async () => {
  open();

  await userEvent.click(list.getByRole('button', { name: /^Revoke the link to Big Five/ }));

  await expect.element(list.getByRole('button', { name: 'Revoked', exact: true })).toBeVisible();
});

test('a failed revoke is shown and logged, and its button is enabled again', async () => {
  server.answers[`POST ${REVOKE}`] = { status: 500, body: 'Broken.' };
  open();
  const revoke = list.getByRole('button', { name: /^Revoke the link to Big Five/ });

  await userEvent.click(revoke);

  await expect
    .poll(() => toastStore.list())
    .toMatchObject([
      { title: 'Error', description: 'Failed to revoke the link. Please try again.', variant: 'destructive' },
    ]);
  await expect.element(revoke).toHaveAttribute('aria-disabled', 'false');
  expect(onConsole).toHaveBeenCalled();
});

test('without links the list is absent', async () => {
  server.answers['GET /api/shares'] = ok([]);
  open();
  await expect.poll(() => server.calls).toHaveLength(1);

  await expect.element(list).not.toBeInTheDocument();
});

test('each link tells what became of its mail, and a mail without a link of its own has nothing to revoke', async () => {
  server.answers['GET /api/shares'] = ok([
    { ...link('bigfive', 2), isOwn: true, mail: 'accepted' },
    { ...link('general', 1), isOwn: false, mail: 'refused' },
  ]);
  open();

  await expect.element(list.getByText('E-mail: accepted by the mail server')).toBeVisible();
  await expect.element(list.getByText('E-mail: refused by the mail server, not sent')).toBeVisible();
  expect(list.getByRole('button').elements()).toHaveLength(1);
});

test('while a mail waits, the open list learns its end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  server.answers['GET /api/shares'] = ok([{ ...link('general', 1), isOwn: true, mail: 'waiting' }]);
  open();
  await expect.poll(() => document.body.textContent).toContain('the mail server has not taken it yet');

  server.answers['GET /api/shares'] = ok([{ ...link('general', 1), isOwn: true, mail: 'gave-up' }]);
  await vi.advanceTimersByTimeAsync(5_000);
  await expect.poll(() => document.body.textContent).toContain('did not take it in time');
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();

  expect(server.calls).toHaveLength(2);
});
