import type { RedisOptions } from 'ioredis';

const SENTINEL =
  /^redis-sentinel:\/\/(?:(?<user>[^:@/]*)(?::(?<password>[^@/]*))?@)?(?<hosts>[^@/]+)\/(?<name>[\w.-]+)$/;
const SENTINEL_PORT = 26_379;
const SENTINEL_ANSWER_MS = 2_000;

type SentinelOptions = Pick<RedisOptions, 'name' | 'sentinels' | 'username' | 'password' | 'sentinelCommandTimeout'>;

/** Where Redis is, when an address names Sentinels that know; undefined for the address of a Redis. */
export function readSentinelAddress(address: string): SentinelOptions | undefined {
  const { user, password, hosts, name } = SENTINEL.exec(address)?.groups ?? {};
  if (!hosts || !name) return undefined;
  return {
    name,
    sentinels: hosts.split(',').map((place) => {
      const { hostname: host, port } = new URL(`redis://${place}`);
      return { host, port: Number(port) || SENTINEL_PORT };
    }),
    ...(user && { username: decodeURIComponent(user) }),
    ...(password && { password: decodeURIComponent(password) }),
    // Without ioredis' failoverDetector: it can end a connection for good when it fires while one is being made.
    sentinelCommandTimeout: SENTINEL_ANSWER_MS,
  };
}
