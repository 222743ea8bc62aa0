import { startOwnRedis } from '@app/testkit/own-redis';
import { expect, onTestFinished, test } from 'vitest';
import { openLog } from '../log/log.ts';
import { openRedis } from './redis.ts';

test('a write to a primary that became a replica is sent again over a new connection', async () => {
  const server = await startOwnRedis();
  const [writer, admin] = (['steady', 'request'] as const).map((kind) =>
    openRedis(server.url, kind, openLog('silent')),
  );
  onTestFinished(async () => {
    writer?.disconnect();
    admin?.disconnect();
    await server.stop();
  });
  await writer?.set('key', 'before');
  await admin?.call('REPLICAOF', '127.0.0.1', '1');
  let reconnections = 0;
  writer?.on('reconnecting', () => (reconnections += 1));

  const written = writer?.set('key', 'after').catch((error: unknown) => String(error));
  await expect.poll(() => reconnections).toBeGreaterThan(0);
  await admin?.call('REPLICAOF', 'NO', 'ONE');

  expect(await written).toBe('OK');
  expect(await admin?.get('key')).toBe('after');
});
