import type { Redis } from './redis.ts';

/** Deployments that share a Redis differ in their prefix. BullMQ names its own connections `prefix:queue:...`. */
export function connectionName(prefix: string, processName: string): string {
  return `${prefix}@${processName}`;
}

/** Lists the processes connected to Redis. Every running process stays connected, even when idle. */
export async function listRedisProcesses(redis: Redis, prefix: string): Promise<string[]> {
  const list = String(await redis.client('LIST'));
  const names = [...list.matchAll(/ name=(\S+) /g)].map(([, name = '']) => name);
  const start = connectionName(prefix, '');
  return [...new Set(names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length)))];
}
