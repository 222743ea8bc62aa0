import { followAnalysis } from '@app/contract/analyses';
import { chat } from '@app/contract/chat';
import { readExchange } from '@app/core/chat/read-exchange';
import { startReply } from '@app/core/chat/start-reply';
import { AppError } from '@app/core/errors/app-error';
import type { ApiServices } from '@app/core/services';
import { authoriseAnalysis } from '@app/core/sessions/authorise';
import { copyShare } from '@app/core/sharing/copy-share';
import type { FastifyInstance } from 'fastify';
import { bind } from '../bind.ts';
import { idempotencyKeyOf, wantsEvents } from '../call-headers.ts';
import { closedSignal } from '../closed-signal.ts';
import { streamEvents } from '../event-stream.ts';
import { checkOffered } from '../offered-model.ts';
import { waitForEnd } from '../wait-for-answer.ts';

export function chatRoutes(app: FastifyInstance, services: ApiServices, draining: AbortSignal): void {
  bind(app, chat, async ({ body, request, reply }) => {
    const { visitor } = request;
    if (!visitor) throw new AppError('FOREIGN_ORIGIN');
    const { simulated } = await checkOffered(services, body.selectedModel, { needsVision: false });
    const { sessionId: sessionLabel, shareId } = body;
    const caller = { visitor, address: request.ip, sessionLabel, simulated };
    const turnId = await startReply(services, {
      ...caller,
      aboutId: shareId === undefined ? body.analysisId : await copyShare(services, { ...caller, shareId }),
      provider: body.selectedModel,
      content: body.content,
      locale: { language: body.language, timeZone: body.timeZone },
      idempotencyKey: idempotencyKeyOf(request),
    });
    const owned = await authoriseAnalysis(services, visitor, turnId);
    if (wantsEvents(request)) {
      // A client that loses this stream resumes at this URL: the reply is written anyway.
      void reply.header('content-location', followAnalysis.path.replace(':analysisId', turnId));
      return streamEvents(services, owned, { reply, draining });
    }
    await waitForEnd(services, owned, closedSignal(reply));
    return { messages: await readExchange(services, owned) };
  });
}
