import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitPipelining } from './pipelining.ts';

let app: FastifyInstance;
let started = 0;

beforeEach(async () => {
  started = 0;
  app = Fastify();
  limitPipelining(app, 3);
  app.get('/', async () => {
    started += 1;
    return 'ok';
  });
  await app.listen({ port: 0 });
});

afterEach(() => app.close());

async function send(bytes: string): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port);
  await once(socket, 'connect');
  socket.write(bytes);
  return text(socket);
}

const request = (connection: string): string => `GET / HTTP/1.1\r\nhost: a\r\nconnection: ${connection}\r\n\r\n`;

test('a connection that sends a thousand requests at once is cut, and few of them are started', async () => {
  await send(request('keep-alive').repeat(1_000)).catch(() => '');

  expect(started).toBeLessThanOrEqual(3);
});

test('a few requests in a row are answered over the same connection', async () => {
  const responses = await send(request('keep-alive').repeat(2) + request('close'));

  expect(responses.match(/200 OK/g)).toHaveLength(3);
});
