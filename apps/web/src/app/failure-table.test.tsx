import { errorTable, type ErrorCode } from '@app/contract/errors';
import { expect, test } from 'vitest';
import { failureToast } from '../features/analysis/model/run-outcome.ts';
import type { RunRequest } from '../features/analysis/model/run-request.ts';
import { chatNotice } from '../features/chat/model/chat-notice.ts';
import { render } from '../testing/render.tsx';
import type { ToastContent } from '../ui/toast-store.ts';
import { Toaster } from '../ui/toaster.tsx';
import { strings } from '../words/strings.ts';
import { httpErrorOf } from '../lib/api-client.ts';
import { CookiesBlocked } from '../lib/require-cookies.ts';
import { showFailure } from '../lib/show-failure.ts';
import type { FailedAction } from '../words/explain-failure.ts';

const file = new File(['words'], 'a.bin');
const media = (kind: 'image' | 'video'): RunRequest => ({ type: 'media', kind, framework: 'mbti', file });
const ofRun =
  (request: RunRequest) =>
  (error: unknown): ToastContent =>
    failureToast({ request, framework: request.framework }, error);

/** The fixed messages of every action that can fail. */
const actions: Partial<Record<FailedAction, (error: unknown) => ToastContent>> = {
  text: ofRun({ type: 'text', framework: 'general', content: 'words' }),
  document: ofRun({ type: 'document', framework: 'general', file }),
  image: ofRun(media('image')),
  video: ofRun(media('video')),
  chat: chatNotice,
  share: () => strings.sharing.failed,
  extract: () => strings.toast.extractionFailed,
  load: () => strings.sharing.notLoaded,
  clear: () => strings.session.failed,
};

const WAIT_SECONDS = 7_200;

async function refusalOf(code: ErrorCode): Promise<Error> {
  const { status, message } = errorTable[code];
  const headers = { 'x-error-code': code, ...(status === 429 && { 'retry-after': String(WAIT_SECONDS) }) };
  const refusal = await httpErrorOf(new Response(message, { status, headers }));
  return refusal;
}

/** Failures without an error code of ours, and the expected explanation. */
const others: [string, () => Error | Promise<Error>, RegExp][] = [
  ['no connection', () => new TypeError('Failed to fetch'), /could not be reached\. Check your connection/],
  ['blocked cookies', () => new CookiesBlocked(), /blocks cookies .* nothing was sent\. Allow cookies/],
  ['a script that is gone', () => new TypeError('Failed to fetch dynamically imported module: /a.js'), /Reload it/],
  ['a gateway', () => httpErrorOf(new Response('<html>', { status: 502 })), /error 502 and gave no reason/],
  ['a picture that cannot be drawn', () => new Error('Could not get canvas context'), /Could not get canvas context/],
];

const rows = Object.keys(actions).flatMap((action) => [
  ...Object.keys(errorTable).map((code) => [action, code] as [FailedAction, string]),
  ...others.map(([name]) => [action, name] as [FailedAction, string]),
]);

test(`each of ${rows.length} pairs of action and failure shows the specified message verbatim, then the reason, and a retry time for 429`, async () => {
  const { container } = render(<Toaster labels={strings.toast} />);
  const shown = () => container.querySelector('li[data-state=open]')?.textContent ?? '';
  const silent: string[] = [];
  for (const [action, cause] of rows) {
    const other = others.find(([name]) => name === cause);
    const error = other ? await other[1]() : await refusalOf(cause as ErrorCode);
    const notice = actions[action]?.(error) ?? { title: '' };
    await showFailure(action, notice, error);
    await expect.poll(shown).toContain(notice.description ?? notice.title);
    const text = shown();
    const isFirst = text.startsWith(`${notice.title}${notice.description ?? ''}`);
    const reason = other ? other[2].test(text) : text.includes(errorTable[cause as ErrorCode].message);
    const time = other || errorTable[cause as ErrorCode].status !== 429 || /You can try again from .*\d/.test(text);
    if (!isFirst || !reason || !time) silent.push(`${action} x ${cause}: ${text}`);
  }

  expect(rows).toHaveLength(9 * (Object.keys(errorTable).length + others.length));
  expect(silent).toEqual([]);
});
