import { AnalysisId } from '@app/contract/ids';
import {
  listSharedLinks,
  readSharedAnalysis,
  revokeSharedLink,
  type SharedAnalysis,
  shareAnalysis as shareRoute,
} from '@app/contract/sharing';
import { AppError } from '@app/core/errors/app-error';
import { isMailOffered } from '@app/core/queue/mail-offer';
import type { ApiServices } from '@app/core/services';
import { listOwnShares, revokeShare } from '@app/core/sharing/own-shares';
import { openShare } from '@app/core/sharing/read-share';
import { shareAnalysis } from '@app/core/sharing/share-analysis';
import type { Snapshot } from '@app/core/sharing/snapshot';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bind } from '../bind.ts';
import { closedSignal } from '../closed-signal.ts';

/** Accepts any string, because `shareAnalysis` validates both addresses and reports them with one error code. */
const share = { ...shareRoute, body: shareRoute.body.extend({ senderEmail: z.string(), recipientEmail: z.string() }) };

export function sharingRoutes(app: FastifyInstance, services: ApiServices): void {
  const { redis, config } = services;

  bind(app, share, async ({ body, request, reply }) => {
    if (!request.visitor) throw new AppError('FOREIGN_ORIGIN');
    const { analysisId: id, senderEmail: sender, recipientEmail: recipient, preview } = body;
    const source = AnalysisId.safeParse(id).success ? { analysisId: id } : { shareId: id };
    const mail = await shareAnalysis(
      services,
      { visitor: request.visitor, address: request.ip, source, sender, recipient, preview },
      closedSignal(reply),
    );
    return { success: mail === 'accepted', mail };
  });

  bind(app, readSharedAnalysis, async ({ params, reply }) => {
    // A mailed link must not appear in search engines.
    void reply.header('x-robots-tag', 'noindex, nofollow');
    const { shareId } = params;
    const { snapshot, expiresAt } = await openShare(services, shareId);
    const emailServiceAvailable = await isMailOffered(redis, config.REDIS_PREFIX).catch(() => false);
    return { ...toSharedAnalysis(shareId, snapshot), emailServiceAvailable, expiresAt: expiresAt.toISOString() };
  });

  bind(app, listSharedLinks, async ({ request }) => listOwnShares(services, request.visitor));

  bind(app, revokeSharedLink, async ({ params, request }) => {
    await revokeShare(services, request.visitor, params.linkId);
    return { success: true };
  });
}

/** Uses the share id for every id, so that nothing reveals the owner's session or analysis. */
function toSharedAnalysis(
  shareId: string,
  { document, preview }: Snapshot,
): Pick<SharedAnalysis, 'analysis' | 'messages'> {
  const { report, text, createdAt, lang } = document;
  const mediaType = report.kind === 'text' ? null : report.kind;
  return {
    // The preview of a video is an image too.
    analysis: { id: shareId, mediaUrl: preview ?? null, mediaType: preview ? 'image' : mediaType },
    messages: [
      {
        id: shareId,
        analysisId: shareId,
        sessionId: 'shared',
        role: 'assistant',
        kind: 'analysis',
        content: text,
        createdAt,
        ...(lang && { lang }),
      },
    ],
  };
}
