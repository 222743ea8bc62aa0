import { readConfig } from '@app/core/config/config';
import type { ProcessEnvironment } from '@app/core/processes';
import { type ApiServices, openApiServices } from '@app/core/services';

type Closable = { close(): PromiseLike<unknown> };
type Build<App> = (services: ApiServices, draining: AbortSignal) => Promise<App>;

export type TestApi<App> = { app: App; services: ApiServices; drain(): void; close(): Promise<void> };

/** The API in the test's own process, without a port, on the stores of a stack. */
export async function openTestApi<App extends Closable>(
  build: Build<App>,
  environment: ProcessEnvironment,
): Promise<TestApi<App>> {
  const services = openApiServices(readConfig({ LOG_LEVEL: 'silent', ...environment }));
  const draining = new AbortController();
  const app = await build(services, draining.signal);
  return {
    app,
    services,
    drain: () => draining.abort(),
    async close() {
      draining.abort();
      await app.close();
      await services.close();
    },
  };
}
