import type { ProviderId } from '@app/contract/models';
import { refuseSwitchedOff } from '@app/core/db/switches';
import { AppError } from '@app/core/errors/app-error';
import { type Offer, readOffer } from '@app/core/queue/offer';
import type { ApiServices } from '@app/core/services';

const lastOffers = new WeakMap<ApiServices, Offer | undefined>();

/**
 * While Redis cannot be reached, the offer it last held, so that a page opened then shows the right models. Undefined if
 * no worker has reported; work is then accepted and waits in its row.
 */
export async function offerOf(services: ApiServices): Promise<Offer | undefined> {
  const { redis, config } = services;
  try {
    const offer = await readOffer(redis, config.REDIS_PREFIX);
    lastOffers.set(services, offer);
    return offer;
  } catch {
    return lastOffers.get(services);
  }
}

export type Offered = {
  /**
   * The model and, for an image it cannot see, the vision provider that describes it. No other provider is used
   * instead.
   */
  asked: ProviderId[];
  simulated: boolean;
};

/** Refuses a model that no worker offers. `needsVision`: the material has an image. The caller checks the switches. */
export async function findOffered(
  services: ApiServices,
  model: ProviderId,
  { needsVision }: { needsVision: boolean },
): Promise<Offered> {
  const offer = await offerOf(services);
  if (offer && !offer.models.includes(model)) throw new AppError('MODEL_UNAVAILABLE');
  const visionProviders = needsVision && offer && !offer.sees.includes(model) ? offer.sees.slice(0, 1) : [];
  return {
    asked: [model, ...visionProviders],
    simulated: offer?.simulated ?? services.config.SIMULATOR_URL !== undefined,
  };
}

/** Like `findOffered`, for callers without a check of their own: also refuses providers and frameworks switched off. */
export async function checkOffered(
  services: ApiServices,
  model: ProviderId,
  { needsVision, ...about }: { needsVision: boolean; framework?: string },
): Promise<Offered> {
  const offered = await findOffered(services, model, { needsVision });
  await refuseSwitchedOff(services.db, { providers: offered.asked, ...about });
  return offered;
}
