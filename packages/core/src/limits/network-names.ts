import { randomBytes } from 'node:crypto';
import type { Redis } from '../redis/redis.ts';

export type NetworkNames = {
  /** A network's name in a counter of this kind, the same for a day. */
  name(kind: string, network: string): Promise<Buffer>;
};

type Naming = { prefix: string; nameHash: (kind: string, value: string) => Buffer };

type Salt = { day: string; value: string };

/** Redis tells the day, and forgets the salt when it ends. A process that has today's salt brings it back to an emptied Redis. */
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
 * There are so few addresses that whoever has the server keys can try them all. Names of networks that Postgres counts by
 * therefore also need a random salt that lives in Redis for a day: a copy of the database and the keys names no network.
 * While Redis is away, each process counts on with the salt it has.
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
