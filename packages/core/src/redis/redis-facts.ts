import type { Redis } from './redis.ts';

export type RedisFacts = {
  version: number;
  memoryBytes: number;
  memoryLimitBytes: number;
  evictionPolicy: string;
  isAofOk: boolean;
};

/** The clock of Redis, in milliseconds since 1970. */
export async function readRedisClock(redis: Redis): Promise<number> {
  const [seconds, micros] = await redis.time();
  return Number(seconds) * 1_000 + Number(micros) / 1_000;
}

/** Reads from INFO whether Redis is filling up and whether a restart would lose its data. */
export async function readRedisFacts(redis: Redis): Promise<RedisFacts> {
  const [server, memory, persistence] = await Promise.all(
    ['server', 'memory', 'persistence'].map((section) => redis.info(section)),
  );
  const facts = new Map(
    `${server}\n${memory}\n${persistence}`
      .split(/\r?\n/)
      .map((line) => [line.split(':', 1)[0], line.slice(line.indexOf(':') + 1)]),
  );
  const isOn = facts.get('aof_enabled') === '1';
  const isWell = ['aof_last_write_status', 'aof_last_bgrewrite_status'].every((name) => facts.get(name) === 'ok');
  return {
    // Valkey reports here the Redis version it is compatible with.
    version: Number.parseInt(facts.get('redis_version') ?? '0', 10),
    memoryBytes: Number(facts.get('used_memory') ?? 0),
    memoryLimitBytes: Number(facts.get('maxmemory') ?? 0),
    evictionPolicy: facts.get('maxmemory_policy') ?? 'noeviction',
    isAofOk: isOn && isWell,
  };
}
