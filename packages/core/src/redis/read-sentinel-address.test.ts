import { expect, test } from 'vitest';
import { readSentinelAddress } from './read-sentinel-address.ts';

test("a Sentinel address gives the hosts, the primary's name and the credentials", () => {
  const options = readSentinelAddress('redis-sentinel://app:p%40ss@redis-a,redis-b:5000,[::1]:26380/main');

  expect(options).toMatchObject({
    name: 'main',
    sentinels: [
      { host: 'redis-a', port: 26_379 },
      { host: 'redis-b', port: 5_000 },
      { host: '[::1]', port: 26_380 },
    ],
    username: 'app',
    password: 'p@ss',
  });
});

test('a password without a user name is that of the default user', () => {
  const options = readSentinelAddress('redis-sentinel://:secret@redis-a:26379/main');

  expect(options).toMatchObject({ password: 'secret' });
  expect(options).not.toHaveProperty('username');
});

test.for(['redis://127.0.0.1:6379', 'rediss://:secret@redis.example:6380/1'])(
  '%s is not a Sentinel address',
  (address) => {
    expect(readSentinelAddress(address)).toBeUndefined();
  },
);
