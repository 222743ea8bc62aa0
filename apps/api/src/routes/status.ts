import { readStatus } from '@app/contract/status';
import { readOffer } from '@app/core/queue/offer';
import type { ApiServices } from '@app/core/services';
import type { FastifyInstance } from 'fastify';
import { bind } from '../bind.ts';

export function statusRoutes(app: FastifyInstance, { redis, config }: ApiServices): void {
  bind(app, readStatus, async () => {
    const offer = await readOffer(redis, config.REDIS_PREFIX).catch(() => undefined);
    return { sendgrid: false, simulated: offer?.simulated ?? false, models: offer?.models ?? [] };
  });
}
