import { openProcesses, type Processes } from '@app/core/processes';

type Options = {
  /** Runs after all processes have ended. */
  afterStop?: () => Promise<unknown>;
  /** How long the processes may take to stop; by default as long as in tests. */
  stopLimitMs?: number;
};

/**
 * The processes of a command: they stop together on Ctrl-C, on SIGTERM, or when one of them fails. A killed process is
 * restarted.
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
  // Without this handler a command that throws would leave its processes running.
  process.once('uncaughtException', (error) => {
    process.stderr.write(`${error.message}\n`);
    end(1);
  });
  process.once('SIGINT', () => end(0));
  process.once('SIGTERM', () => end(0));
  return processes;
}
