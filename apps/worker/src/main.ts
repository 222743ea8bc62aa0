import { readConfig, unknownSettings } from '@app/core/config/config';
import { blame } from '@app/core/config/blame';
import { isSchemaCurrent } from '@app/core/db/migrate';
import { collectDiskMetrics } from '@app/core/fleet-metrics';
import { onCancel } from '@app/core/queue/cancellation';
import { openReadiness } from '@app/core/readiness';
import { openRedis } from '@app/core/redis/redis';
import { openServices, tryDatabase } from '@app/core/services';
import { onShutdown, runMain } from '@app/core/shutdown';
import { openTrace } from '@app/core/trace/open-trace';
import { startHealthServer } from './health-server.ts';
import { startMailRole } from './mail-role.ts';
import { startMediaRole } from './media-role.ts';
import { startModelRole } from './model-role.ts';
import type { WorkerRole } from './role.ts';
import { startWatchdog } from './watchdog.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const services = openServices(config, 'steady', await openTrace(config, 'worker'));
  const { log, metrics, queue, redis } = services;
  tryDatabase(services);
  for (const words of unknownSettings(process.env)) log.warn({}, words);
  metrics.watchProcess();
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
      log.error({ role: config.WORKER_ROLE }, 'queue does not move, the process ends');
      // A graceful shutdown finishes or releases the running work, so that no part of it is paid for twice.
      process.kill(process.pid, 'SIGTERM');
    }),
  );
  const health = await startHealthServer(
    { host: config.INTERNAL_HOST, port: config.WORKER_HEALTH_PORT },
    {
      metrics,
      isLive: () => !isStuck,
      isReady: openReadiness(async () => {
        if (redis.status !== 'ready') return false;
        await redis.ping();
        return isSchemaCurrent(services.db);
      }),
    },
  ).catch(blame('INTERNAL_HOST or WORKER_HEALTH_PORT'));
  log.info({ role: config.WORKER_ROLE, simulated: config.SIMULATOR_URL !== undefined }, 'worker ready');

  onShutdown(log, config.WORKER_GRACE_MS + 10_000, async () => {
    for (const watchdog of watchdogs) watchdog.stop();
    health.close();
    await Promise.all(roles.map((role) => role.close()));
    subscriber.disconnect();
    await services.close();
  });
}

runMain(main);
