import type { ProviderId } from '@app/contract/models';
import { refuseSwitchedOff } from '@app/core/db/switches';
import { AppError } from '@app/core/errors/app-error';
import { type Offer, readOffer } from '@app/core/queue/offer';
import type { ApiServices } from '@app/core/services';

/** When no worker has spoken lately, work is accepted: it waits in its row until one comes. */
export async function offerOf({ redis, config }: ApiServices): Promise<Offer | undefined> {
  return readOffer(redis, config.REDIS_PREFIX).catch(() => undefined);
}

export type Offered = {
  /** The model and, when there is a picture, who would look at it for a blind one: another company is never asked instead. */
  asked: ProviderId[];
  simulated: boolean;
};

/** Refuses a model that nobody offers. `looks`: there is a picture. Whoever goes on asks whether those are switched on. */
export async function findOffered(
  services: ApiServices,
  model: ProviderId,
  { looks }: { looks: boolean },
): Promise<Offered> {
  const offer = await offerOf(services);
  if (offer && !offer.models.includes(model)) throw new AppError('MODEL_UNAVAILABLE');
  const eyes = looks && offer && !offer.sees.includes(model) ? offer.sees.slice(0, 1) : [];
  return { asked: [model, ...eyes], simulated: offer?.simulated ?? services.config.SIMULATOR_URL !== undefined };
}

/** The same for those who have nothing else to ask: also refuses what is switched off. */
export async function checkOffered(
  services: ApiServices,
  model: ProviderId,
  { looks, ...about }: { looks: boolean; framework?: string },
): Promise<Offered> {
  const offered = await findOffered(services, model, { looks });
  await refuseSwitchedOff(services.db, { providers: offered.asked, ...about });
  return offered;
}
