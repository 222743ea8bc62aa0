import { onShutdown, runMain } from '@app/core/shutdown';
import { startApi } from './start-api.ts';

const CLOSE_LIMIT_MS = 10_000;

async function main(): Promise<void> {
  const { services, close } = await startApi(process.env);
  const { config, log, metrics } = services;
  metrics.watchProcess();
  onShutdown(log, config.DRAIN_MS + CLOSE_LIMIT_MS, close);
}

runMain(main);
