import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseTinyChunks } from './tiny-chunks.ts';

const HEAD =
  'POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
const ONE_BYTE = '1\r\na\r\n';
const LINES = 20;

let app: FastifyInstance;
let sockets: Socket[];

beforeEach(async () => {
  app = Fastify({ bodyLimit: 2 ** 24, forceCloseConnections: true });
  refuseTinyChunks(app);
  app.post('/', async ({ body }) => ({ chars: String(body).length }));
  app.get('/', async () => ({}));
  await app.listen({ host: '127.0.0.1', port: 0 });
  sockets = [];
});

afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await app.close();
});

async function send(body: string): Promise<{ socket: Socket; response: Promise<string> }> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(`${HEAD}${body}`);
  return { socket, response: buffer(socket).then(String, () => '') };
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

  const responses = await Promise.all(sent.map(({ response }) => response));

  expect(responses).toEqual(responses.map(() => ''));
  const { port } = app.server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});

test.for([
  { what: 'a short text in chunks of one byte', chars: 900, size: 1 },
  { what: 'a long text in chunks of 200 bytes', chars: 2_000_000, size: 200 },
])('$what is accepted', async ({ chars, size }) => {
  const { response } = await send(inChunks(JSON.stringify('a'.repeat(chars)), size));

  expect(await response).toContain(`{"chars":${chars}}`);
});
