import { readConfig } from '@app/core/config/config';
import { pingDatabase } from '@app/core/db/database';
import { isSchemaCurrent } from '@app/core/db/migrate';
import { offeredProviders } from '@app/core/llm/llm';
import { onCancel } from '@app/core/queue/cancellation';
import { llmQueue, pieceKey } from '@app/core/queue/jobs';
import { ANNOUNCE_EVERY_MS, announceOffer } from '@app/core/queue/offer';
import { type Handlers, startWorkers } from '@app/core/queue/workers';
import { openRedis } from '@app/core/redis/redis';
import { MOST_PIECES } from '@app/core/report/choose-pieces';
import { crisisLevel } from '@app/core/report/safety/crisis';
import { withholdForbidden } from '@app/core/report/safety/vocabulary';
import { onShutdown, runMain } from '@app/core/shutdown';
import { isReviewDue } from '@app/frameworks/safety/crisis-lines';
import { startHealthServer } from './health-server.ts';
import { analyze } from './jobs/analyze/analyze.ts';
import { readPiece } from './jobs/read-piece/read-piece.ts';
import { sweep } from './jobs/sweep/sweep.ts';
import { upkeep } from './jobs/upkeep/upkeep.ts';
import { startWatchdog } from './watchdog.ts';
import { openWorkerServices, type WorkerServices } from './worker-services.ts';

const UPKEEP_EVERY_MS = 3_600_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const services = openWorkerServices(config);
  const { log, queue, redis } = services;
  warmUp();
  if (isReviewDue(new Date())) log.warn({ role: 'worker' }, 'the numbers of the help card are due for review');
  const models = offeredProviders(services.llm);
  const queues = models.map(llmQueue);

  const workers = startWorkers(redis, handlersOf(services), log, {
    prefix: config.REDIS_PREFIX,
    queues: [...queues, 'pieces', 'upkeep'],
    concurrency: config.WORKER_CONCURRENCY,
    lockMs: config.WORKER_LOCK_MS,
    stalledCheckMs: config.WORKER_STALLED_CHECK_MS,
  });
  const subscriber = openRedis(config.REDIS_URL, 'steady', log);
  await onCancel(subscriber, config.REDIS_PREFIX, (analysisId) => {
    workers.cancel(analysisId);
    for (let piece = 0; piece < MOST_PIECES; piece += 1) workers.cancel(pieceKey(analysisId, piece));
  });

  /** Said again and again, because Redis may forget everything. */
  const announce = async (): Promise<void> => {
    await announceOffer(redis, config.REDIS_PREFIX, { models, simulated: config.SIMULATOR_URL !== undefined });
    await queue.schedule('sweep', config.SWEEP_EVERY_MS);
    await queue.schedule('upkeep', UPKEEP_EVERY_MS);
  };
  await announce();
  const announcing = setInterval(
    () => void announce().catch((error: unknown) => log.warn({ error }, 'offer not announced')),
    ANNOUNCE_EVERY_MS,
  );

  let isStuck = false;
  const watchdog = startWatchdog(queue, workers, queues, () => {
    isStuck = true;
    log.error({ role: 'worker' }, 'queue does not move, the process ends');
    process.exit(1);
  });
  const health = await startHealthServer(config.WORKER_HEALTH_PORT, {
    isLive: () => !isStuck,
    isReady: async () => {
      await pingDatabase(services.db);
      return redis.status === 'ready' && (await isSchemaCurrent(services.db));
    },
  });
  log.info({ role: 'worker', count: models.length, simulated: config.SIMULATOR_URL !== undefined }, 'worker ready');

  onShutdown(log, config.WORKER_GRACE_MS + 10_000, async () => {
    clearInterval(announcing);
    watchdog.stop();
    health.close();
    await workers.close(config.WORKER_GRACE_MS);
    subscriber.disconnect();
    await services.close();
  });
}

/** Rules are compiled on first use; no visitor should wait for that. */
function warmUp(): void {
  withholdForbidden('Warm.');
  crisisLevel('Warm.');
}

function handlersOf(services: WorkerServices): Handlers {
  return {
    analyze: (payload, { signal }) => analyze(services, payload, signal),
    'read-piece': (payload, run) => readPiece(services, payload, run),
    sweep: () => sweep(services),
    upkeep: () => upkeep(services),
  };
}

runMain(main);
