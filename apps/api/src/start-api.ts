import { setTimeout as delay } from 'node:timers/promises';
import { rethrowAsConfigError } from '@app/core/config/rethrow-as-config-error';
import { readConfig, unknownSettings } from '@app/core/config/config';
import { collectDiskMetrics, collectFleetMetrics } from '@app/core/fleet-metrics';
import type { ProcessEnvironment } from '@app/core/processes';
import { openApiServices, tryDatabase, type ApiServices } from '@app/core/services';
import { openTrace } from '@app/core/trace/open-trace';
import { buildApp } from './app.ts';
import { buildInternalApp } from './internal/internal-app.ts';

/** Listens on the configured ports. `close` drains connections, then closes the stores. */
export async function startApi(
  environment: ProcessEnvironment,
): Promise<{ services: ApiServices; close(): Promise<void> }> {
  const config = readConfig(environment);
  const services = openApiServices(config, await openTrace(config, 'api'));
  tryDatabase(services);
  for (const words of unknownSettings(environment)) services.log.warn({}, words);
  collectFleetMetrics(services);
  collectDiskMetrics(services.metrics, config, false);
  const draining = new AbortController();
  const app = await buildApp(services, draining.signal).catch(
    rethrowAsConfigError('WEB_ROOT (pnpm build makes the page)'),
  );
  const internal = config.INTERNAL_PORT === 0 ? undefined : buildInternalApp(services);
  await internal
    ?.listen({ host: config.INTERNAL_HOST, port: config.INTERNAL_PORT })
    .catch(rethrowAsConfigError('INTERNAL_HOST or INTERNAL_PORT'));
  await app.listen({ host: config.HOST, port: config.PORT }).catch(rethrowAsConfigError('HOST or PORT'));
  services.log.info({ role: 'api', port: config.PORT }, 'api ready');

  return {
    services,
    async close() {
      // Before the server closes, readers are told to reconnect and the load balancer sees "not ready".
      draining.abort();
      await delay(config.DRAIN_MS);
      await app.close();
      await internal?.close();
      await services.close();
    },
  };
}
