import type { Redis } from 'ioredis';

const channel = (prefix: string): string => `${prefix}:cancel`;

/** Publishes the cancellation to all workers, because nobody knows which process runs the job. */
export async function announceCancel(redis: Redis, prefix: string, key: string): Promise<void> {
  await redis.publish(channel(prefix), key);
}

export async function onCancel(subscriber: Redis, prefix: string, cancel: (key: string) => void): Promise<void> {
  subscriber.on('message', (from, key) => {
    if (from === channel(prefix)) cancel(key);
  });
  await subscriber.subscribe(channel(prefix));
}
