import { ConfigError } from './config/config.ts';
import type { Log } from './log/log.ts';

/** Runs a program. A configuration error prints its message only; any other error prints its stack. */
export function runMain(main: () => Promise<void>): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${error instanceof ConfigError ? error.message : String((error as Error).stack)}\n`);
    process.exit(1);
  });
}

/** Shuts down gracefully on SIGTERM or SIGINT; a second signal or the timeout exits at once. */
export function onShutdown(log: Log, limitMs: number, close: () => Promise<void>): void {
  let closing = false;
  const stop = (signal: string): void => {
    if (closing) process.exit(1);
    closing = true;
    log.info({ signal }, 'shutdown began');
    setTimeout(() => process.exit(1), limitMs).unref();
    close().then(
      () => {
        log.info({ signal }, 'shutdown complete');
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ error }, 'shutdown failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
