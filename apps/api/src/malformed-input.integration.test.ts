import { once } from 'node:events';
import { connect } from 'node:net';
import { MAX_TEXT_BODY_BYTES, MAX_TEXT_CHARS, MAX_TITLE_CHARS } from '@app/contract/limits';
import { listContractRoutes } from '@app/testkit/contract-routes';
import { createHostileInput } from '@app/testkit/hostile-input';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { type Stack, startStack } from '@app/testkit/stack';
import { afterAll, beforeAll, expect, test } from 'vitest';

const routes = await listContractRoutes();
const REQUESTS = Number(process.env.HOSTILE_REQUESTS || 2_000);
let stack: Stack;
let server: string;

beforeAll(async () => {
  stack = await startStack({ processes: true, workers: 0 });
  server = stack.apis[0]?.url ?? '';
});

afterAll(() => stack.stop());

const sessionId = 'a-label-of-no-one';
const json = (body: object): string => JSON.stringify({ sessionId, ...body });
const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

test.for([
  ['no text', json({}), 'TEXT_MISSING'],
  ['an empty text', json({ content: '' }), 'TEXT_MISSING'],
  ['spaces', json({ content: ' \n\t ' }), 'TEXT_MISSING'],
  ['an empty text in the other field', json({ textContent: '' }), 'TEXT_MISSING'],
  ['only characters nobody sees', json({ content: '\u0000\u200B\u{E0041}\uFEFF' }), 'TEXT_MISSING'],
  ['no body', undefined, 'BAD_REQUEST'],
  ['an empty body', '', 'BAD_REQUEST'],
  ['half of a body', '{"sessionId":"a-label', 'BAD_REQUEST'],
  ['null', 'null', 'BAD_REQUEST'],
  ['a list', '[]', 'BAD_REQUEST'],
  ['a bare word', '"words"', 'BAD_REQUEST'],
  ['a number as text', json({ content: 7 }), 'BAD_REQUEST'],
  ['a list as text', json({ content: ['words'] }), 'BAD_REQUEST'],
  ['an object as label', json({ content: 'words', sessionId: {} }), 'BAD_REQUEST'],
  ['a label with a NUL', json({ content: 'words', sessionId: 'abcdefgh\u0000' }), 'BAD_REQUEST'],
  ['a label with a line break', json({ content: 'words', sessionId: 'abcdefgh\n' }), 'BAD_REQUEST'],
  ['an empty label', json({ content: 'words', sessionId: '' }), 'BAD_REQUEST'],
  ['a label too long', json({ content: 'words', sessionId: 'a'.repeat(129) }), 'BAD_REQUEST'],
  ['an unknown model', json({ content: 'words', selectedModel: 'constructor' }), 'BAD_REQUEST'],
  ['a title too long', json({ content: 'words', title: 'a'.repeat(MAX_TITLE_CHARS + 1) }), 'BAD_REQUEST'],
  ['a text too long', json({ content: 'a'.repeat(MAX_TEXT_CHARS + 1) }), 'BAD_REQUEST'],
  [
    'a key that changes prototypes',
    `{"sessionId":"${sessionId}","content":"words","__proto__":{"isAdmin":true}}`,
    'BAD_REQUEST',
  ],
  [
    'the same, escaped',
    `{"sessionId":"${sessionId}","content":"words","\\u005f_proto__":{"isAdmin":true}}`,
    'BAD_REQUEST',
  ],
  ['the same, by the constructor', `{"content":"words","constructor":{"prototype":{"isAdmin":true}}}`, 'BAD_REQUEST'],
  ['an object that looks like a text', json({ content: { length: { toString: 1 } } }), 'BAD_REQUEST'],
  ['100,000 nested lists', `{"sessionId":"${sessionId}","content":${deep(100_000)}}`, 'BAD_REQUEST'],
  ['a list of 300,000', json({ content: Array.from({ length: 300_000 }, () => 1) }), 'BAD_REQUEST'],
] as const)('%s is refused with a message and a code', async ([, body, code]) => {
  const answer = await post(body);

  expect(answer.status).toBe(400);
  expect(answer.headers.get('x-error-code')).toBe(code);
  expect(await answer.text()).toMatch(
    code === 'TEXT_MISSING'
      ? /^Please provide text to analyze$/
      : /^The request could not be understood\.( [\w ,:()]+)?$/,
  );
});

test.for([
  ['control characters in the text', json({ content: 'a\u0000b\u0007c', title: '\u0000' })],
  ['unpaired surrogates', `{"sessionId":"${sessionId}","content":"a\\ud800b","title":"\\udfff"}`],
  ['unknown fields of any depth', `{"sessionId":"${sessionId}","content":"words","more":${deep(50_000)}}`],
  ['the shortest label', json({ content: 'words', sessionId: '1' })],
  ['the longest label in any script', json({ content: 'words', sessionId: `é/?&=# "%2f'😀`.padEnd(129, '水') })],
  ['the longest text', json({ content: '\u{1F600}'.repeat(MAX_TEXT_CHARS / 2) })],
])('a body with %s is accepted', async ([, body]) => {
  const answer = await post(body ?? '');

  expect(answer.status).toBe(202);
});

test('a body over the limit gets 413, with or without a content length', async () => {
  const body = json({ content: 'a'.repeat(MAX_TEXT_BODY_BYTES) });

  const [declared, chunked] = await Promise.all([post(body), post(new Blob([body]).stream())]);

  expect([declared.status, chunked.status]).toEqual([413, 413]);
  expect([declared, chunked].map(({ headers }) => headers.get('x-error-code'))).toEqual([
    'BODY_TOO_LARGE',
    'BODY_TOO_LARGE',
  ]);
  expect(await declared.text()).toBe('The request is too large.');
});

test.for([
  ['a small body', 10],
  ['a body over every limit', MAX_TEXT_BODY_BYTES * 8],
] as const)('an unknown path gets 404, with %s', async ([, bytes]) => {
  const body = 'a'.repeat(bytes);
  const send = (path: string, headers: Record<string, string>) =>
    fetch(`${server}${path}`, { method: 'POST', body, headers });

  const answers = await Promise.all([
    send('/api/unknown', { 'content-type': 'application/json' }),
    send('/api/messages', { 'content-type': 'text/plain' }),
    send('/unknown', { 'content-type': 'application/octet-stream' }),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(answers.map(() => 'Not found.'));
});

test('a body that is not JSON gets 415', async () => {
  const answer = await post('Some words.', 'text/plain');

  expect(answer.status).toBe(415);
  expect(await answer.text()).toBe('Only JSON is accepted.');
});

test(`${REQUESTS} hostile requests over all calls never get a 5xx`, async () => {
  const next = createHostileInput(20_260_714);
  const requests = Array.from({ length: REQUESTS }, (_, index) => {
    const route = routes[index % routes.length];
    return { method: route?.method ?? 'GET', ...next(route?.path ?? '') };
  });

  const answers = await runWithConcurrency(requests.length, 16, async (index) => {
    const { method = 'GET', address, body, headers } = requests[index] ?? {};
    const response = await fetch(`${server}${address}`, {
      method,
      headers: headers ?? {},
      ...(method === 'POST' && { body: body ?? '' }),
    });
    await response.body?.cancel();
    return { status: response.status, address, body };
  });

  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 202, 400, 404, 409, 415]));
  await expectAlive();
});

test.for([
  ['noise', '\u0016\u0003\u0001 not http\r\n\r\n', 400],
  ['a header with a NUL', 'GET /livez HTTP/1.1\r\nhost: a\r\nx: a\u0000b\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/analyze/text HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
    400,
  ],
  [
    'a length and a chunked body',
    'POST /api/analyze/text HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
  ['no host', 'GET /livez HTTP/1.1\r\n\r\n', 400],
  ['headers without end', `GET /livez HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(40_000)}`, 431],
])('malformed HTTP is refused: %s', async ([, bytes, status]) => {
  const first = await sendBytes(String(bytes));

  expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  await expectAlive();
});

function post(body: string | ReadableStream | undefined, type = 'application/json'): Promise<Response> {
  return fetch(`${server}/api/analyze/text`, {
    method: 'POST',
    headers: { prefer: 'respond-async', ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body }),
    ...(typeof body === 'object' && { duplex: 'half' as const }),
  });
}

async function expectAlive(): Promise<void> {
  const ready = await fetch(`${server}/readyz`);

  expect([ready.status, stack.apis[0]?.process.exitCode]).toEqual([200, null]);
}

async function sendBytes(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {}); // the server may close the connection while we write
  socket.write(bytes, 'latin1');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return answer.toString('latin1');
}
