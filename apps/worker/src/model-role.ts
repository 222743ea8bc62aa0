import { canTranscribe, offeredProviders, visionProviders } from '@app/core/llm/llm';
import { llmQueue } from '@app/core/queue/jobs';
import { ANNOUNCE_EVERY_MS, announceOffer, type Offer } from '@app/core/queue/offer';
import { type Handlers, startWorkers } from '@app/core/queue/workers';
import { withholdForbidden } from '@app/reading';
import type { Services } from '@app/core/services';
import { watchSpend } from '@app/core/spend/watch-spend';
import { helpLinesOf, isReviewDue, REVIEW_ADVICE } from '@app/core/config/help-lines';
import { analyze } from './jobs/analyze/analyze.ts';
import { followUp } from './jobs/follow-up/follow-up.ts';
import { reply } from './jobs/reply/reply.ts';
import { type WorkerRole, settingsFor } from './worker-role.ts';
import { startScheduledTasks } from './scheduled-tasks.ts';
import { withModels, type WorkerServices } from './worker-services.ts';

const WARM_UP_MS = 60_000;

/** Writes analyses and runs scheduled maintenance. */
export async function startModelRole(services: Services): Promise<WorkerRole> {
  const { config, redis, log, metrics } = services;
  const worker = withModels(services, config);
  void warmUp(worker);
  const isDue = (): boolean => isReviewDue(helpLinesOf(config), new Date());
  if (isDue()) log.warn({ role: 'models' }, REVIEW_ADVICE);
  metrics.onScrape(async () => metrics.set('app_crisis_numbers_review_due', {}, isDue() ? 1 : 0));
  watchSpend(services);
  const models = offeredProviders(worker.llm);
  const queues = models.map(llmQueue);
  const settings = settingsFor(config, queues, config.WORKER_CONCURRENCY);
  const workers = startWorkers(redis, handlersOf(worker), services, settings);
  const announcing = await startAnnouncing(services, {
    models,
    sees: visionProviders(worker.llm),
    hears: canTranscribe(worker.llm),
    simulated: config.SIMULATOR_URL !== undefined,
  });
  const scheduledTasks = startScheduledTasks(services);
  return {
    workers,
    queues,
    async close() {
      clearInterval(announcing);
      scheduledTasks.stop();
      await workers.close(config.WORKER_GRACE_MS);
      await worker.texts.close();
    },
  };
}

/** Repeats the announcement, because Redis may lose its data or take none: that ends no worker. */
async function startAnnouncing(
  { config, redis, log }: Services,
  offer: Offer,
): Promise<ReturnType<typeof setInterval>> {
  const announce = (): Promise<void> =>
    announceOffer(redis, config.REDIS_PREFIX, offer).catch((error: unknown) =>
      log.warn({ error }, 'offer not announced'),
    );
  await announce();
  return setInterval(() => void announce(), ANNOUNCE_EVERY_MS);
}

/** V8 compiles the rules at their first use and optimises them at their second; no visitor should wait for that. */
async function warmUp({ texts }: WorkerServices): Promise<void> {
  for (const text of ['Warm.', 'Warm twice.']) {
    withholdForbidden(text);
    await texts.prepare(text, AbortSignal.timeout(WARM_UP_MS)).catch(() => {}); // one thread is enough for the first visitor
  }
}

function handlersOf(services: WorkerServices): Partial<Handlers> {
  return {
    analyze: (payload, { signal }) => analyze(services, payload, signal),
    reply: (payload, { signal }) => reply(services, payload, signal),
    'follow-up': (payload, { signal }) => followUp(services, payload, signal),
  };
}
