import { rethrowAsConfigError } from '@app/core/config/rethrow-as-config-error';
import { readConfig, unknownSettings } from '@app/core/config/config';
import { isDatabaseReady } from '@app/core/db/migrate';
import { collectDiskMetrics } from '@app/core/fleet-metrics';
import type { ProcessEnvironment } from '@app/core/processes';
import { onCancel } from '@app/core/queue/cancellation';
import { openReadiness } from '@app/core/readiness';
import { openRedis } from '@app/core/redis/redis';
import { openServices, tryDatabase, type Services } from '@app/core/services';
import { openTrace } from '@app/core/trace/open-trace';
import { startHealthServer } from './health-server.ts';
import { startMailRole } from './mail-role.ts';
import { startMediaRole } from './media-role.ts';
import { startModelRole } from './model-role.ts';
import type { WorkerRole } from './worker-role.ts';
import { startWatchdog } from './watchdog.ts';

/** Starts the configured roles and the health checks. `onStuck` is called when jobs wait and none is taken. */
export async function startWorker(
  environment: ProcessEnvironment,
  onStuck: () => void,
): Promise<{ services: Services; close(): Promise<void> }> {
  const config = readConfig(environment);
  const services = openServices(config, 'steady', await openTrace(config, 'worker'));
  const { log, metrics, queue, redis } = services;
  tryDatabase(services);
  for (const words of unknownSettings(environment)) log.warn({}, words);
  collectDiskMetrics(metrics, config, config.WORKER_ROLE !== 'models');
  services.leases.start();
  const roles: WorkerRole[] = [];
  if (config.WORKER_ROLE !== 'media') roles.push(await startModelRole(services));
  if (config.WORKER_ROLE !== 'models') roles.push(await startMediaRole(services));
  const mail = config.WORKER_ROLE === 'media' ? undefined : startMailRole(services);
  if (mail) roles.push(mail);

  const subscriber = openRedis(config.REDIS_URL, 'steady', log);
  await onCancel(subscriber, config.REDIS_PREFIX, (analysisId) => services.leases.abort(analysisId));

  let isStuck = false;
  const watchdogs = roles.map(({ workers, queues }) =>
    startWatchdog(queue, workers, queues, () => {
      if (isStuck) return;
      isStuck = true;
      log.error({ role: config.WORKER_ROLE }, 'queue is stuck, the process exits');
      onStuck();
    }),
  );
  const health = await startHealthServer(
    { host: config.INTERNAL_HOST, port: config.WORKER_HEALTH_PORT },
    {
      metrics,
      isLive: () => !isStuck,
      isReady: openReadiness(async () => {
        if (redis.status !== 'ready') return false;
        // A write, because a full Redis and a replica answer a ping.
        await redis.set(`${config.REDIS_PREFIX}:ready`, '', 'EX', 60);
        return isDatabaseReady(services.db);
      }),
    },
  ).catch(rethrowAsConfigError('INTERNAL_HOST or WORKER_HEALTH_PORT'));
  log.info({ role: config.WORKER_ROLE, simulated: config.SIMULATOR_URL !== undefined }, 'worker ready');

  return {
    services,
    async close() {
      for (const watchdog of watchdogs) watchdog.stop();
      health.close();
      await Promise.all(roles.map((role) => role.close()));
      subscriber.disconnect();
      await services.close();
    },
  };
}
