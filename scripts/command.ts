import { openProcesses, type Processes } from '@app/core/processes';

/** The processes of a command of ours: they end together, on Ctrl-C, on SIGTERM, or when one of them ends by itself. */
export function openCommand(output: 'show' | 'drop', afterStop: () => Promise<unknown> = async () => {}): Processes {
  const end = (code: number): void =>
    void processes
      .stop()
      .then(afterStop)
      .finally(() => process.exit(code));
  const processes = openProcesses({
    environment: process.env,
    output,
    onEarlyEnd(name) {
      process.stderr.write(`${name} ended, stopping\n`);
      end(1);
    },
  });
  process.once('SIGINT', () => end(0));
  process.once('SIGTERM', () => end(0));
  return processes;
}
