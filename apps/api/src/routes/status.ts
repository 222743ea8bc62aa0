import { readStatus } from '@app/contract/status';
import { isMailOffered } from '@app/core/queue/mail-offer';
import { readOffer } from '@app/core/queue/offer';
import type { ApiServices } from '@app/core/services';
import type { FastifyInstance } from 'fastify';
import { bind } from '../bind.ts';

export function statusRoutes(app: FastifyInstance, { redis, config }: ApiServices): void {
  bind(app, readStatus, async () => {
    const [offer, sendgrid] = await Promise.all([
      readOffer(redis, config.REDIS_PREFIX).catch(() => undefined),
      isMailOffered(redis, config.REDIS_PREFIX).catch(() => false),
    ]);
    return {
      sendgrid,
      simulated: offer?.simulated ?? false,
      models: offer?.models ?? [],
      sees: offer?.sees ?? [],
      hears: offer?.hears ?? false,
      retentionDays: config.RETENTION_DAYS,
      ...(config.PRIVACY_CONTACT && { privacyContact: config.PRIVACY_CONTACT }),
    };
  });
}
