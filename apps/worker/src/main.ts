import { onShutdown, runMain } from '@app/core/shutdown';
import { startWorker } from './start-worker.ts';

const CLOSE_LIMIT_MS = 10_000;

async function main(): Promise<void> {
  // A graceful shutdown finishes or releases the running work, so that no part of it is paid for twice.
  const { services, close } = await startWorker(process.env, () => process.kill(process.pid, 'SIGTERM'));
  const { config, log, metrics } = services;
  metrics.watchProcess();
  onShutdown(log, config.WORKER_GRACE_MS + CLOSE_LIMIT_MS, close);
}

runMain(main);
