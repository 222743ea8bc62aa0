import type { ProviderId } from '@app/contract/models';
import { refuseSwitchedOff } from '@app/core/db/switches';
import { AppError } from '@app/core/errors/app-error';
import { type Offer, readOffer } from '@app/core/queue/offer';
import type { ApiServices } from '@app/core/services';

/** When no worker has spoken lately, work is accepted: it waits in its row until one comes. */
export async function offerOf({ redis, config }: ApiServices): Promise<Offer | undefined> {
  return readOffer(redis, config.REDIS_PREFIX).catch(() => undefined);
}

/**
 * Refuses a model that nobody offers or that is switched off. `looks`: there is a picture, and who would look at it for
 * a blind model must not be switched off either: another company is never asked instead. Says whether the offered ones
 * are simulated.
 */
export async function checkOffered(
  services: ApiServices,
  model: ProviderId,
  { looks }: { looks: boolean },
): Promise<boolean> {
  const offer = await offerOf(services);
  if (offer && !offer.models.includes(model)) throw new AppError('MODEL_UNAVAILABLE');
  const eyes = looks && offer && !offer.sees.includes(model) ? offer.sees.slice(0, 1) : [];
  await refuseSwitchedOff(services.db, { providers: [model, ...eyes] });
  return offer?.simulated ?? services.config.SIMULATOR_URL !== undefined;
}
