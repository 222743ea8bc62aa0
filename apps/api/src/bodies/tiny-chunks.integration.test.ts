import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tinyChunks } from './tiny-chunks.ts';

const HEAD =
  'POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
const ONE_BYTE = '1\r\na\r\n';
const LINES = 20;

let app: FastifyInstance;
let lines: Socket[];

beforeEach(async () => {
  app = Fastify({ bodyLimit: 2 ** 24, forceCloseConnections: true });
  tinyChunks(app);
  app.post('/', async ({ body }) => ({ chars: String(body).length }));
  app.get('/', async () => ({}));
  await app.listen({ host: '127.0.0.1', port: 0 });
  lines = [];
});

afterEach(async () => {
  for (const line of lines) line.destroy();
  await app.close();
});

async function send(body: string): Promise<{ line: Socket; answer: Promise<string> }> {
  const { port } = app.server.address() as AddressInfo;
  const line = connect(port, '127.0.0.1');
  lines.push(line);
  await once(line, 'connect');
  line.write(`${HEAD}${body}`);
  return { line, answer: buffer(line).then(String, () => '') };
}

const inChunks = (body: string, size: number): string =>
  `${
    body
      .match(new RegExp(`.{1,${size}}`, 'g'))
      ?.map((piece) => `${piece.length.toString(16)}\r\n${piece}\r\n`)
      .join('') ?? ''
  }0\r\n\r\n`;

test('bodies of endless tiny chunks are cut, and other calls are answered', async () => {
  const sent = await Promise.all(Array.from({ length: LINES }, () => send(`1\r\n"\r\n${ONE_BYTE.repeat(200_000)}`)));

  const answers = await Promise.all(sent.map(({ answer }) => answer));

  expect(answers).toEqual(answers.map(() => ''));
  const { port } = app.server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});

test.for([
  { what: 'a short text in chunks of one byte', chars: 900, size: 1 },
  { what: 'a long text in chunks of 200 bytes', chars: 2_000_000, size: 200 },
])('$what is accepted', async ({ chars, size }) => {
  const { answer } = await send(inChunks(JSON.stringify('a'.repeat(chars)), size));

  expect(await answer).toContain(`{"chars":${chars}}`);
});
