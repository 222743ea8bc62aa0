import { TRANSCRIPTION_PROVIDER, ProviderId } from '@app/contract/models';
import { helpLinesOf } from '@app/core/config/help-lines';
import { listFrameworks as listFrameworksRoute } from '@app/contract/frameworks';
import { readHelpLines } from '@app/contract/help-lines';
import { readStatus, type Status } from '@app/contract/status';
import { readWait } from '@app/core/analyses/expected-wait';
import { listFrameworks } from '@app/core/analyses/list-frameworks';
import { findSwitchedOff } from '@app/core/db/switches';
import { isMailOffered } from '@app/core/queue/mail-offer';
import type { ApiServices } from '@app/core/services';
import { type Lang, langOf } from '@app/words/languages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bind } from '../bind.ts';
import { offerOf } from '../offered-model.ts';

export function statusRoutes(app: FastifyInstance, services: ApiServices): void {
  const { db, redis, config } = services;
  bind(app, readHelpLines, async () => helpLinesOf(services.config));
  bind(app, listFrameworksRoute, ({ request }) => listFrameworks(services, acceptedLang(request) ?? 'en'));
  bind(app, readStatus, async ({ request }) => {
    const [announced, sendgrid, off, waits] = await Promise.all([
      offerOf(services),
      isMailOffered(redis, config.REDIS_PREFIX).catch(() => false),
      findSwitchedOff(db).catch(() => undefined),
      readWaits(services).catch(() => ({})),
    ]);
    // If the switches cannot be read, nothing counts as switched on.
    const offer = off && announced;
    const isOn = (id: ProviderId): boolean => !off?.providers.has(id);
    return {
      sendgrid,
      simulated: announced?.simulated ?? false,
      models: offer?.models.filter(isOn) ?? [],
      sees: offer?.sees.filter(isOn) ?? [],
      hears: offer?.hears === true && isOn(TRANSCRIPTION_PROVIDER),
      ...(off && off.frameworks.length > 0 && { frameworksOff: off.frameworks }),
      ...(Object.keys(waits).length > 0 && { waits }),
      hasCookie: !request.isNewVisitor,
      retentionDays: config.RETENTION_DAYS,
      ...(config.PRIVACY_CONTACT && { privacyContact: config.PRIVACY_CONTACT }),
    };
  });
}

async function readWaits(services: ApiServices): Promise<NonNullable<Status['waits']>> {
  const waits = await Promise.all(ProviderId.options.map(async (id) => [id, await readWait(services, id)] as const));
  return Object.fromEntries(waits.flatMap(([id, wait]) => (wait ? [[id, wait]] : [])));
}

function acceptedLang({ headers }: FastifyRequest): Lang | undefined {
  const asked = headers['accept-language']?.split(',') ?? [];
  return asked.map((tag) => langOf(tag.trim().split(';')[0])).find((lang) => lang !== undefined);
}
