import type { Redis } from 'ioredis';

export const CHECK_MAIL_EVERY_MS = 60_000;
/** Longer than a check can be late, so that one slow response does not withdraw the offer. */
const OFFER_TTL_MS = 180_000;

const key = (prefix: string): string => `${prefix}:mail-offer`;

/** Records that mail can be sent: a worker has just checked the server. */
export async function announceMail(redis: Redis, prefix: string): Promise<void> {
  await redis.set(key(prefix), '1', 'PX', OFFER_TTL_MS);
}

export async function withdrawMail(redis: Redis, prefix: string): Promise<void> {
  await redis.del(key(prefix));
}

export async function isMailOffered(redis: Redis, prefix: string): Promise<boolean> {
  return (await redis.exists(key(prefix))) === 1;
}
