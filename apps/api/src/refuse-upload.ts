import { ProviderId } from '@app/contract/models';
import { refuseFilesOverload, reserveQueueSlot } from '@app/core/analyses/overload';
import type { QueueSlot } from '@app/core/db/queue-lengths';
import { findSwitchedOff, refuseSwitchedOff } from '@app/core/db/switches';
import { AppError } from '@app/core/errors/app-error';
import type { ApiServices } from '@app/core/services';
import { checkOffered, offerOf } from './offered-model.ts';

/** Refuses for reasons that are known before any of the file is sent. */
export async function refuseFile(services: ApiServices, { framework }: { framework: string }): Promise<void> {
  await refuseSwitchedOff(services.db, { providers: [], framework });
  await refuseFilesOverload(services);
}

/** Like `refuseFile`, and refuses pictures and videos while every vision model is switched off. */
export async function refusePicture(services: ApiServices, asked: { framework: string }): Promise<void> {
  const offer = await offerOf(services);
  const off = offer && (await findSwitchedOff(services.db));
  if (offer?.sees.every((id) => off?.providers.has(id))) throw new AppError('MEDIA_UNAVAILABLE');
  await refuseFile(services, asked);
}

/**
 * Takes a slot in the queue of the chosen model. The page sends the model before the file, so an unavailable or
 * overloaded model is refused before the file is uploaded.
 */
export async function takeFileQueueSlot(
  services: ApiServices,
  { selectedModel }: Record<string, unknown>,
  asked: { needsVision: boolean; framework: string },
): Promise<QueueSlot | undefined> {
  const provider = ProviderId.safeParse(selectedModel).data;
  if (!provider) return undefined;
  await checkOffered(services, provider, asked);
  return reserveQueueSlot(services, { provider, isFile: true });
}
