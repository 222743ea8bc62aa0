import type { Page, Route } from '@playwright/test';

// A test of the page alone (a slow answer, a refusal, a copy with an image) answers one call itself; all other calls go
// to the real server, and `whole-journey.spec.ts` uses no fake responses.

export const SHARE_ID = 'Zm9yLXRlc3RzLW9ubHktNDMtbGV0dGVycy1sb25nLXg';

type Message = {
  id: string;
  analysisId: string;
  sessionId: string;
  role: 'user' | 'assistant';
  kind: 'analysis' | 'chat';
  content: string;
  createdAt: string;
};
type SharedAnalysis = {
  analysis: { id: string; mediaUrl: string | null; mediaType: 'image' | 'video' | null };
  messages: Message[];
  emailServiceAvailable: boolean;
};

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const message = (own: Partial<Message>): Message => ({
  id: `m-${Math.random()}`,
  analysisId: '01890000-0000-7000-8000-000000000001',
  sessionId: 'shared-session',
  role: 'assistant',
  kind: 'analysis',
  content: '',
  createdAt: new Date().toISOString(),
  ...own,
});

export const sharedAnalysis = (own: Partial<SharedAnalysis> = {}): SharedAnalysis => ({
  analysis: { id: '01890000-0000-7000-8000-000000000001', mediaUrl: PIXEL, mediaType: 'image' },
  messages: [message({ content: '# Shared Reading\n\nSomebody **shared** this.\n\n- first line\n- second line' })],
  emailServiceAvailable: true,
  ...own,
});

/** The recorded request bodies; `release` sends a held answer. */
export type FakeResponse = { bodies: unknown[]; release: () => void };

type Answer = { status?: number; body: unknown; held?: boolean };

export async function fakeResponse(
  page: Page,
  path: string,
  { status = 200, body, held = false }: Answer,
): Promise<FakeResponse> {
  let release = (): void => {};
  const free = held ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve();
  const bodies: unknown[] = [];
  await page.route(`**${path}`, async (route) => {
    bodies.push(route.request().postDataJSON());
    await free;
    await route.fulfill({ status, ...(typeof body === 'string' ? { body } : { json: body }) });
  });
  return { bodies, release: () => release() };
}

/** Lets the server answer and changes its response; `change` receives `undefined` when the server refused. */
async function changeAnswer(page: Page, path: string, change: (said: unknown) => unknown): Promise<void> {
  const answer = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    const said: unknown = response.ok() ? await response.json() : undefined;
    await route.fulfill({ response, status: 200, json: change(said) });
  };
  // A page that was closed meanwhile needs no answer.
  await page.route(path, (route) => answer(route).catch(() => {}));
}

/** Overrides whether mail is available; the rest of the server's response stays. */
export async function offerMail(page: Page, sendgrid = true): Promise<void> {
  await changeAnswer(page, '**/api/status', (status) => ({ ...(status as object), sendgrid }));
}

/** Answers chat calls in the format the page requests and adds the messages to the message list. */
export async function answerChat(page: Page, reply: string, held = false): Promise<FakeResponse> {
  let release = (): void => {};
  const free = held ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve();
  const bodies: unknown[] = [];
  const stored: Message[] = [];
  await changeAnswer(page, '**/api/messages?*', (own = []) => [...(own as Message[]), ...stored]);
  await page.route('**/api/chat', async (route) => {
    const body = route.request().postDataJSON() as { content: string; sessionId: string };
    bodies.push(body);
    await free;
    const pair = [
      message({ role: 'user', kind: 'chat', content: body.content, sessionId: body.sessionId }),
      message({ kind: 'chat', content: reply, sessionId: body.sessionId }),
    ];
    stored.push(...pair);
    await fulfillChat(route, pair, reply);
  });
  return { bodies, release: () => release() };
}

async function fulfillChat(route: Route, pair: Message[], reply: string): Promise<void> {
  if (!route.request().headers()['accept']?.includes('text/event-stream')) {
    await route.fulfill({ json: { messages: pair } });
    return;
  }
  const events = [
    { type: 'text-delta', offset: 0, text: reply },
    { type: 'end', messageId: pair[1]?.id },
  ];
  const body = events.map((event, index) => `id: ${index + 1}\ndata: ${JSON.stringify(event)}\n\n`).join('');
  await route.fulfill({ headers: { 'content-type': 'text/event-stream' }, body });
}
