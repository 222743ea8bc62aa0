import type { Redis } from 'ioredis';

const channel = (prefix: string): string => `${prefix}:cancel`;

/** Nobody knows which process works on it, so the wish is told to all of them. */
export async function announceCancel(redis: Redis, prefix: string, key: string): Promise<void> {
  await redis.publish(channel(prefix), key);
}

export async function onCancel(subscriber: Redis, prefix: string, cancel: (key: string) => void): Promise<void> {
  subscriber.on('message', (from, key) => {
    if (from === channel(prefix)) cancel(key);
  });
  await subscriber.subscribe(channel(prefix));
}
