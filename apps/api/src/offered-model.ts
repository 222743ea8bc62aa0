import type { ProviderId } from '@app/contract/models';
import { AppError } from '@app/core/errors/app-error';
import { type Offer, readOffer } from '@app/core/queue/offer';
import type { ApiServices } from '@app/core/services';

/** When no worker has spoken lately, work is accepted: it waits in its row until one comes. */
export async function offerOf({ redis, config }: ApiServices): Promise<Offer | undefined> {
  return readOffer(redis, config.REDIS_PREFIX).catch(() => undefined);
}

/** Refuses a model that nobody offers; says whether the offered ones are simulated. */
export async function checkOffered(services: ApiServices, model: ProviderId): Promise<boolean> {
  const offer = await offerOf(services);
  if (offer && !offer.models.includes(model)) throw new AppError('MODEL_UNAVAILABLE');
  return offer?.simulated ?? services.config.SIMULATOR_URL !== undefined;
}
