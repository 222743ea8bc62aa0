import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeUnusedConnections } from './unused-connections.ts';

test('a server closes although a client has a connection it never used', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' });
  closeUnusedConnections(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const accepted = once(app.server, 'connection');
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await accepted;

  const ended = once(client.resume(), 'close');
  await app.close();

  await expect(ended).resolves.toEqual([false]);
}, 20_000);
