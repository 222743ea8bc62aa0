import { once } from 'node:events';
import { request } from 'node:http';
import type { Route } from '@app/contract/route';
import { listContractRoutes } from '@app/testkit/contract-routes';
import { paragraph, writeDocx } from '@app/testkit/corpus/docx';
import { openTrap, type OpenTrap } from '@app/testkit/corpus/open-trap';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { type SampleField, sampleCall, stringFieldsOf, wireOf, withField } from '@app/testkit/sample-calls';
import { sampleText } from '@app/testkit/sample-text';
import { quickPace } from '@app/testkit/simulator/pace';
import { type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import { type Stack, startStack } from '@app/testkit/stack';
import { urlSpellings } from '@app/testkit/url-spellings';
import { fileBody, openVisitor, type TestVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** Spellings per field, more on request; across all fields every spelling is used in any case. */
const EACH = Number(process.env.URL_SPELLINGS || 5);

const routes = await listContractRoutes();
const fields = routes.flatMap((route) => stringFieldsOf(route).map((field) => ({ route, field })));
let trap: OpenTrap;
let sink: SmtpSink;
let stack: Stack;
let visitor: TestVisitor;
let spellings: string[];

beforeAll(async () => {
  [trap, sink] = await Promise.all([openTrap('::'), startSmtpSink()]);
  spellings = urlSpellings(trap.port);
  stack = await startStack({ smtp: sink, simulator: quickPace });
  visitor = openVisitor(() => stack.apis.map(({ url }) => url));
  await vi.waitUntil(async () => ((await statusOf()) as { sendgrid: boolean }).sendgrid, { timeout: 240_000 });
});

afterAll(async () => {
  await stack.stop();
  await Promise.all([trap.close(), sink.close()]);
});

test(
  `addresses of this machine in every field of every call, ${EACH} each, are never called`,
  { timeout: 7_200_000 },
  async () => {
    const cases = fields.flatMap(({ route, field }, index) =>
      Array.from({ length: Math.min(EACH, spellings.length) }, (_, turn) => ({
        route,
        field,
        text: spellings[(index * EACH + turn) % spellings.length] ?? '',
      })),
    );

    const statuses = await runWithConcurrency(cases.length, 12, async (index) =>
      send(cases[index] as (typeof cases)[number]),
    );
    await allDone();

    expect(new Set(cases.map(({ text }) => text)).size).toBe(spellings.length);
    expect(spellings.length).toBeGreaterThanOrEqual(200);
    expect(new Set(statuses)).not.toContain(500);
    expect(trap.calls()).toBe(0);
  },
);

test('no header of a call triggers an outgoing connection', async () => {
  const names = ['referer', 'user-agent', 'x-forwarded-host', 'x-forwarded-for', 'forwarded', 'x-original-url'];
  const more = ['x-rewrite-url', 'x-wap-profile', 'via', 'from', 'origin', 'last-event-id', 'host', 'link', 'location'];
  const { hostname, port } = new URL(stack.apis[0]?.url ?? '');
  const plain = spellings.filter((spelling) => /^[\x21-\x7E]+$/.test(spelling)).slice(0, 40);

  await runWithConcurrency(plain.length, 8, async (index) => {
    const headers = Object.fromEntries([...names, ...more].map((name) => [name, plain[index]]));
    const asked = request({ hostname, port, path: '/api/status', headers }).end();
    const [response] = (await once(asked, 'response')) as [NodeJS.ReadableStream];
    response.resume();
  });

  expect(trap.calls()).toBe(0);
});

test('no text, document, model output, export, mail or share triggers an outgoing connection', async () => {
  const text = lettersWith(spellings);
  const files = [
    Buffer.from(text),
    writeDocx(
      text
        .split('\n')
        .map((line) => paragraph(line))
        .join(''),
    ),
  ];
  const ids = [
    await visitor.submit(text),
    ...(await Promise.all(
      files.map((file) => visitor.submitFile('/api/analyze/document', file, { title: spellings[0] })),
    )),
  ];
  const sights = await Promise.all(ids.map((id) => visitor.follow(id)));
  const read = await Promise.all(files.map((file) => post('/api/extract-text', fileBody('/api/extract-text', file))));
  const talk = await post('/api/chat', JSON.stringify({ sessionId: visitor.sessionId, content: text.slice(0, 3_000) }));
  const shared = await post(
    '/api/share',
    JSON.stringify({ analysisId: ids[0], senderEmail: 'ada@example.org', recipientEmail: 'bob@example.org' }),
  );
  const shareId = /\/share\/([\w-]{43})/.exec(sink.mails[0]?.message.replaceAll(/=\r?\n/g, '') ?? '')?.[1] ?? '';
  const made = await Promise.all(
    ['pdf', 'docx', 'json'].flatMap((format) =>
      [ids[0], shareId].map((id) => get(`/api/download/${id}?format=${format}`)),
    ),
  );
  const copy = await get(`/api/shared-analysis/${shareId}`);

  expect(sights.map((sight) => sight.text.includes(String(trap.port)))).toEqual([true, true, true]);
  expect([...read, talk, shared, ...made, copy]).toEqual(Array(11).fill(200));
  expect(trap.calls()).toBe(0);
});

test("the trap counts a connection under every spelling of this machine's name", async () => {
  const names = ['127.0.0.1', 'localhost', '2130706433', '0x7f.0.0.1', '[::1]', '[::ffff:7f00:1]', '127。0。0。1'];

  for (const name of names) await fetch(`http://${name}:${trap.port}/a`).catch(() => undefined);

  expect(trap.calls()).toBeGreaterThanOrEqual(names.length);
});

async function send({ route, field, text }: { route: Route; field: SampleField; text: string }): Promise<number> {
  const { url, payload } = wireOf(route, withField(sampleCall(route), field, text));
  return route.method === 'POST' ? post(url, payload) : get(url);
}

async function post(path: string, body = '{}'): Promise<number> {
  const response = await visitor.request(path, {
    method: 'POST',
    // Extraction and replies are awaited; an analysis is not.
    headers: { prefer: 'respond-async' },
    body,
  });
  await response.arrayBuffer();
  return response.status;
}

async function get(path: string): Promise<number> {
  const response = await visitor.request(path);
  await response.arrayBuffer();
  return response.status;
}

async function statusOf(): Promise<unknown> {
  return (await visitor.request('/api/status')).json();
}

async function allDone(): Promise<void> {
  const open = async (): Promise<number> =>
    (await stack.db.selectFrom('analyses').select('id').where('status', 'in', ['queued', 'running']).execute()).length;
  await vi.waitUntil(async () => (await open()) === 0, { timeout: 3_600_000, interval: 500 });
}

/** Every sentence contains a URL, so that every quote does. */
function lettersWith(addresses: string[]): string {
  const sentences = sampleText().split('. ');
  return addresses
    .map(
      (address, index) =>
        `${sentences[index % sentences.length]}, as I read on ${address.replaceAll(/\s/g, '')} today.`,
    )
    .join('\n');
}
