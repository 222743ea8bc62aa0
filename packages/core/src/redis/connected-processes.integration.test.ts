import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { openLog } from '../log/log.ts';
import { connectionName, listRedisProcesses } from './connected-processes.ts';
import { openRedis } from './redis.ts';

const url = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';
const prefix = `test-${randomBytes(6).toString('hex')}`;

test('a process is listed once by its name, and connections of the queue or of other deployments are not', async () => {
  const names = [
    connectionName(prefix, 'analysis-one-mark'),
    connectionName(prefix, 'analysis-one-mark'),
    connectionName(`${prefix}-b`, 'analysis-two-mark'),
    `${prefix}:queue:bWVkaWE=`,
  ];
  const own = openRedis(url, 'request', openLog('silent'));
  const others = names.map((name) => openRedis(url, 'request', openLog('silent'), name));
  await Promise.all(others.map((redis) => redis.ping()));

  const listed = await listRedisProcesses(own, prefix);
  for (const redis of [own, ...others]) redis.disconnect();

  expect(listed).toEqual(['analysis-one-mark']);
});
