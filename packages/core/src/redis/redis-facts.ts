import type { Redis } from './redis.ts';

export type RedisFacts = { memoryBytes: number; memoryLimitBytes: number; isAofOk: boolean };

/** What Redis says of itself: whether it is filling up, and whether a restart would lose what it holds. */
export async function readRedisFacts(redis: Redis): Promise<RedisFacts> {
  const [memory, persistence] = await Promise.all([redis.info('memory'), redis.info('persistence')]);
  const facts = new Map(
    `${memory}\n${persistence}`
      .split(/\r?\n/)
      .map((line) => [line.split(':', 1)[0], line.slice(line.indexOf(':') + 1)]),
  );
  const isOn = facts.get('aof_enabled') === '1';
  const isWell = ['aof_last_write_status', 'aof_last_bgrewrite_status'].every((name) => facts.get(name) === 'ok');
  return {
    memoryBytes: Number(facts.get('used_memory') ?? 0),
    memoryLimitBytes: Number(facts.get('maxmemory') ?? 0),
    isAofOk: isOn && isWell,
  };
}
