import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import type { PictureQuotes } from '@app/contract/downloads';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { sampleText } from '@app/testkit/sample-text';
import { quickPace } from '@app/testkit/simulator/pace';
import { type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let sink: SmtpSink;
let stack: Stack;

beforeAll(async () => {
  sink = await startSmtpSink();
  stack = await startStack({ smtp: sink, simulator: quickPace });
});

afterAll(async () => {
  await stack.stop();
  await sink.close();
});

const openOwner = (): Promise<TestVisitor> => openVisitorWithCookie(stack);

async function write(visitor: TestVisitor, text: string, title?: string): Promise<string> {
  const response = await visitor.request('/api/analyze/text/bigfive', {
    method: 'POST',
    body: JSON.stringify({ sessionId: visitor.sessionId, content: text, title }),
  });
  return ((await response.json()) as { analysisId: string }).analysisId;
}

const picture = (visitor: TestVisitor, id: string, query = 'format=png'): Promise<Response> =>
  visitor.request(`/api/download/${id}?${query}`);

async function quotesOf(visitor: TestVisitor, id: string): Promise<PictureQuotes> {
  return (await (await visitor.request(`/api/download/${id}/quotes`)).json()) as PictureQuotes;
}

/** Width and height of a PNG, from its first chunk. */
const sizeOf = (png = Buffer.alloc(24)): number[] => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('the owner lists the checked quotes and gets a picture of 1080 by 1350 with one of them', async () => {
  const owner = await openOwner();
  const text = sampleText('picture');
  const id = await write(owner, text);

  const list = await quotesOf(owner, id);
  const [first, second, none] = await Promise.all(
    ['&quote=0', '&quote=1', ''].map(async (quote) =>
      Buffer.from(await (await picture(owner, id, `format=png${quote}`)).arrayBuffer()),
    ),
  );

  expect(list.isOffered).toBe(true);
  expect(list.name).toMatch(/^big-five-\d{4}-\d{2}-\d{2}$/);
  expect(list.quotes.length).toBeGreaterThan(2);
  expect(list.quotes.filter(({ quote }) => !text.includes(quote))).toEqual([]);
  expect([first, second, none].map(sizeOf)).toEqual([1, 2, 3].map(() => [1_080, 1_350]));
  expect(new Set([first, second, none].map((file) => file?.toString('base64'))).size).toBe(3);
});

test('a picture with an invalid quote number is refused', async () => {
  const owner = await openOwner();
  const id = await write(owner, sampleText('other quotes'));
  const { quotes } = await quotesOf(owner, id);
  const places = [
    String(quotes.length),
    '9999',
    '-1',
    '1.5',
    '',
    '0x1',
    '1e3',
    ' 1',
    'NaN',
    '99999',
    '<script>',
    '%00',
  ];

  const answers = await Promise.all(places.map((place) => picture(owner, id, `format=svg&quote=${place}`)));

  expect(answers.map(({ status }) => status)).toEqual(places.map(() => 400));
  expect(answers.map(({ headers }) => headers.get('content-disposition'))).toEqual(places.map(() => null));
});

test('a stranger, an unknown id and a malformed id get the same 404 for quotes and pictures', async () => {
  const [owner, stranger] = [await openOwner(), await openOwner()];
  const id = await write(owner, sampleText('foreign'));
  const ids = [id, `${id.slice(0, 24)}${randomUUID().slice(24)}`, 'a'.repeat(43), 'x'];

  const answers = await Promise.all(
    ids.flatMap((one) => [
      stranger.request(`/api/download/${one}/quotes`),
      picture(stranger, one, 'format=png&quote=0'),
      picture(stranger, one, 'format=svg&quote=9999'),
    ]),
  );

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(['Not found.']));
});

test('no picture is made of a report that begins with help lines', async () => {
  const owner = await openOwner();
  const id = await write(owner, `${sampleText('crisis')} I want to kill myself tonight. I have the pills here.`);

  const answers = await Promise.all([
    picture(owner, id),
    picture(owner, id, 'format=svg'),
    picture(owner, id, 'format=md'),
  ]);

  expect(await quotesOf(owner, id)).toMatchObject({ isOffered: false, quotes: [] });
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 200]);
  expect(answers[0]?.headers.get('x-error-code')).toBe('NO_PICTURE');
});

test('the given title names every file of its owner, and no file of a recipient', async () => {
  const owner = await openOwner();
  const id = await write(owner, sampleText('title'), 'رسائل من لشبونة');
  await vi.waitUntil(
    async () => ((await (await owner.request('/api/status')).json()) as { sendgrid: boolean }).sendgrid,
    { timeout: 30_000 },
  );
  await owner.request('/api/share', {
    method: 'POST',
    body: JSON.stringify({ analysisId: id, senderEmail: 'ada@example.org', recipientEmail: 'bob@example.org' }),
  });
  const [, shareId = ''] =
    /\/share\/([\w-]{43})/.exec(sink.mails.at(-1)?.message.replaceAll(/=\r?\n/g, '') ?? '') ?? [];
  const formats = ['pdf', 'docx', 'json', 'md', 'png', 'svg'];
  const named = async (one: string): Promise<string[]> =>
    (
      await Promise.all(
        formats.map((format) => owner.request(`/api/download/${one}?format=${format}`, { method: 'HEAD' })),
      )
    ).map(({ headers }) => headers.get('content-disposition') ?? '');

  const [own, shared] = [await named(id), await named(shareId)];
  const copy = await fetch(`${stack.apis[0]?.url}/api/download/${shareId}?format=png&quote=0`);

  const title = encodeURIComponent('رسائل من لشبونة');
  expect(own.map((name) => name.split(title).length)).toEqual(formats.map(() => 2));
  expect(shared.filter((name) => !/^attachment; filename="big-five-[\d-]{10}\.\w+"$/.test(name))).toEqual([]);
  expect(copy.status).toBe(200);
  expect(sizeOf(Buffer.from(await copy.arrayBuffer()))).toEqual([1_080, 1_350]);
});

test(
  '200 concurrent pictures are made or refused with a reason, and leave nothing behind',
  { timeout: 300_000 },
  async () => {
    const owner = await openOwner();
    const id = await write(owner, sampleText('many'));

    const answers = await runWithConcurrency(200, 200, async (index) => {
      const response = await picture(owner, id, `format=svg&quote=${index % 2}`);
      return { status: response.status, bytes: (await response.arrayBuffer()).byteLength };
    });
    const after = await owner.request('/api/status');

    expect(answers.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([]);
    expect(answers.some(({ status, bytes }) => status === 200 && bytes > 10_000)).toBe(true);
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect(after.status).toBe(200);
    expect(await leftovers()).toEqual({ errands: 0, stored: [] });
  },
);

test('New Analysis leaves no object and no row of a report and its pictures', async () => {
  const owner = await openOwner();
  const id = await write(owner, sampleText('cleared'));
  await (await picture(owner, id, 'format=png&quote=0')).arrayBuffer();
  const half = new AbortController();
  const cut = fetch(`${stack.apis[0]?.url}/api/download/${id}?format=png`, {
    headers: { cookie: owner.cookie() },
    signal: half.signal,
  }).catch(() => {});

  await owner.request('/api/session/clear', { method: 'POST', body: JSON.stringify({ sessionId: owner.sessionId }) });
  half.abort();
  await cut;

  await vi.waitUntil(async () => (await leftovers()).errands === 0, { timeout: 60_000 });
  await vi.waitUntil(async () => (await leftovers()).stored.length === 0, { timeout: 60_000 });
  const rows = await stack.db.selectFrom('analyses').select('id').where('id', '=', id).execute();
  expect(rows).toEqual([]);
  expect((await picture(owner, id)).status).toBe(404);
  expect((await owner.request(`/api/download/${id}/quotes`)).status).toBe(404);
});

async function leftovers(): Promise<{ errands: number; stored: string[] }> {
  const errands = await stack.db.selectFrom('errands').select('id').execute();
  const stored = (await readdir(stack.storageFolder)).filter((name) => !name.startsWith('.'));
  return { errands: errands.length, stored };
}
