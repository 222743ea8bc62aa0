import { openProcesses, type Processes } from '@app/core/processes';

type Options = {
  /** What is left to do when all have ended. */
  afterStop?: () => Promise<unknown>;
  /** How long they may take to end in order; else as long as a test would wait. */
  stopLimitMs?: number;
};

/**
 * The processes of a command of ours: they end together, on Ctrl-C, on SIGTERM, or when one of them gives up. One that is
 * killed begins again.
 */
export function openCommand(output: 'show' | 'drop', { afterStop, stopLimitMs }: Options = {}): Processes {
  const end = (code: number): void =>
    void processes
      .stop()
      .then(() => afterStop?.())
      .finally(() => process.exit(code));
  const processes = openProcesses({
    environment: process.env,
    output,
    ...(stopLimitMs && { stopLimitMs }),
    onKilled: (name) => void process.stderr.write(`${name} was killed, starting it again\n`),
    onEarlyEnd(name) {
      process.stderr.write(`${name} ended, stopping\n`);
      end(1);
    },
  });
  // Without this a command that breaks off would leave its processes running.
  process.once('uncaughtException', (error) => {
    process.stderr.write(`${error.message}\n`);
    end(1);
  });
  process.once('SIGINT', () => end(0));
  process.once('SIGTERM', () => end(0));
  return processes;
}
