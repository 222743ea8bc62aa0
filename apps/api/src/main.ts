import { setTimeout as delay } from 'node:timers/promises';
import { readConfig, unknownSettings } from '@app/core/config/config';
import { blame } from '@app/core/config/blame';
import { collectDiskMetrics, collectFleetMetrics } from '@app/core/fleet-metrics';
import { openApiServices, tryDatabase } from '@app/core/services';
import { onShutdown, runMain } from '@app/core/shutdown';
import { openTrace } from '@app/core/trace/open-trace';
import { buildApp } from './app.ts';
import { buildInternalApp } from './internal/internal-app.ts';

const CLOSE_LIMIT_MS = 10_000;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const services = openApiServices(config, await openTrace(config, 'api'));
  const { metrics } = services;
  tryDatabase(services);
  for (const words of unknownSettings(process.env)) services.log.warn({}, words);
  metrics.watchProcess();
  collectFleetMetrics(services);
  collectDiskMetrics(metrics, config, false);
  const draining = new AbortController();
  const app = await buildApp(services, draining.signal).catch(blame('WEB_ROOT (pnpm build makes the page)'));
  const internal = config.INTERNAL_PORT === 0 ? undefined : buildInternalApp(services);
  await internal
    ?.listen({ host: config.INTERNAL_HOST, port: config.INTERNAL_PORT })
    .catch(blame('INTERNAL_HOST or INTERNAL_PORT'));
  await app.listen({ host: config.HOST, port: config.PORT }).catch(blame('HOST or PORT'));
  services.log.info({ role: 'api', port: config.PORT }, 'api ready');

  onShutdown(services.log, config.DRAIN_MS + CLOSE_LIMIT_MS, async () => {
    // Before the server closes, readers are told to reconnect and the load balancer sees "not ready".
    draining.abort();
    await delay(config.DRAIN_MS);
    await app.close();
    await internal?.close();
    await services.close();
  });
}

runMain(main);
