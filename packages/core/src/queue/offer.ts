import { ProviderId } from '@app/contract/models';
import type { Redis } from 'ioredis';
import { z } from 'zod';

/** The current capabilities of the workers. They announce them, because the api holds no provider key. */
export const Offer = z.object({
  models: z.array(ProviderId),
  simulated: z.boolean(),
  /** The providers whose models accept images. The name is part of the stored format. */
  sees: z.array(ProviderId).default([]),
  /** True when a provider can transcribe speech. The name is part of the stored format. */
  hears: z.boolean().default(false),
});
export type Offer = z.infer<typeof Offer>;

const OFFER_TTL_MS = 60_000;
export const ANNOUNCE_EVERY_MS = 10_000;

const key = (prefix: string): string => `${prefix}:offer`;

export async function announceOffer(redis: Redis, prefix: string, offer: z.input<typeof Offer>): Promise<void> {
  await redis.set(key(prefix), JSON.stringify(offer), 'PX', OFFER_TTL_MS);
}

/** Undefined when no worker has announced an offer recently. */
export async function readOffer(redis: Redis, prefix: string): Promise<Offer | undefined> {
  const stored = await redis.get(key(prefix));
  return stored === null ? undefined : Offer.safeParse(JSON.parse(stored)).data;
}
