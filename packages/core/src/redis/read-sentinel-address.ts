import type { RedisOptions } from 'ioredis';

const SENTINEL =
  /^redis-sentinel:\/\/(?:(?<user>[^:@/]*)(?::(?<password>[^@/]*))?@)?(?<hosts>[^@/]+)\/(?<name>[\w.-]+)$/;
const SENTINEL_PORT = 26_379;
const SENTINEL_ANSWER_MS = 2_000;

type SentinelOptions = Pick<RedisOptions, 'name' | 'sentinels' | 'username' | 'password' | 'sentinelCommandTimeout'>;

/** Reads a `redis-sentinel://` URL; undefined for the URL of a plain Redis. */
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
    // ioredis' failoverDetector stays off: it can end a connection for good when it fires during a connect.
    sentinelCommandTimeout: SENTINEL_ANSWER_MS,
  };
}
