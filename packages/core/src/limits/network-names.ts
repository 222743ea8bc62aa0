import { randomBytes } from 'node:crypto';
import type { Redis } from '../redis/redis.ts';

export type NetworkNames = {
  /** The hash of a network for counters of this kind, stable for a day. */
  name(kind: string, network: string): Promise<Buffer>;
};

type Naming = { prefix: string; nameHash: (kind: string, value: string) => Buffer };

type Salt = { day: string; value: string };

/**
 * Uses the Redis clock for the day, and expires the salt when the day ends. A process that has today's salt restores it
 * to an emptied Redis.
 */
const script = `
local now = tonumber(redis.call('TIME')[1])
local day = tostring(math.floor(now / 86400))
local kept = redis.call('GET', KEYS[1])
if not kept then
  kept = ARGV[1] == day and ARGV[2] or ARGV[3]
  redis.call('SET', KEYS[1], kept, 'EX', 86400 - now % 86400)
end
return { day, kept }`;

/**
 * There are so few addresses that anyone with the server keys can try them all. Network hashes in Postgres counters
 * therefore also need a random salt that lives in Redis for a day: a copy of the database and the keys identifies no
 * network. While Redis is down, each process continues with the salt it has.
 */
export function openNetworkNames(redis: Redis, { prefix, nameHash }: Naming): NetworkNames {
  let salt: Salt = { day: '', value: randomBytes(32).toString('base64url') };

  const refresh = async (): Promise<Salt> => {
    const fresh = randomBytes(32).toString('base64url');
    const answer = await redis.eval(script, 1, `${prefix}:network-salt`, salt.day, salt.value, fresh);
    const [day, value] = answer as [string, string];
    return { day, value };
  };

  return {
    async name(kind, network) {
      salt = await refresh().catch(() => salt);
      return nameHash(`${kind}-network`, `${salt.value} ${network}`);
    },
  };
}
