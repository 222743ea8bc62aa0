import { askFollowUp as followUpRoute } from '@app/contract/interview';
import type { ProviderId } from '@app/contract/models';
import { refuseSwitchedOff } from '@app/core/db/switches';
import { AppError } from '@app/core/errors/app-error';
import { askFollowUp } from '@app/core/interview/ask-follow-up';
import type { ApiServices } from '@app/core/services';
import type { FastifyInstance } from 'fastify';
import { bind } from '../bind.ts';
import { closedSignal } from '../closed-signal.ts';
import { offerOf } from '../offered-model.ts';

export function interviewRoutes(app: FastifyInstance, services: ApiServices): void {
  bind(app, followUpRoute, async ({ body, request, reply }) => {
    const { visitor, ip: address } = request;
    if (!visitor) throw new AppError('FOREIGN_ORIGIN');
    const { questionId, answer, isLast, selectedModel: provider, language, timeZone } = body;
    const isOffered = (): Promise<boolean> => isModelAvailable(services, provider);
    const locale = { language, timeZone };
    return askFollowUp(
      services,
      { visitor, address, questionId, answer, isLast, provider, isOffered, locale },
      closedSignal(reply),
    );
  });
}

/** Without a worker for the chosen model the bank asks at once: no other model takes its place. */
async function isModelAvailable(services: ApiServices, provider: ProviderId): Promise<boolean> {
  try {
    const offer = await offerOf(services);
    if (!offer?.models.includes(provider)) return false;
    await refuseSwitchedOff(services.db, { providers: [provider] });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'MODEL_UNAVAILABLE') return false;
    throw error;
  }
}
