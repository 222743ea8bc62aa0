import type { Redis } from './redis.ts';

/** Deployments that share a Redis differ in their prefix. BullMQ names its own connections `prefix:queue:...`. */
export function connectionName(prefix: string, processName: string): string {
  return `${prefix}@${processName}`;
}

/** Names of the processes that are connected to Redis. Every process is, also while it has nothing to do. */
export async function listRedisProcesses(redis: Redis, prefix: string): Promise<string[]> {
  const list = String(await redis.client('LIST'));
  const names = [...list.matchAll(/ name=(\S+) /g)].map(([, name = '']) => name);
  const start = connectionName(prefix, '');
  return [...new Set(names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length)))];
}
