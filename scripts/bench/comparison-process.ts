import { fork } from 'node:child_process';
import type { ProcessEnvironment } from '@app/core/processes';
import { nextMessage } from './next-message.ts';

/** The bench program in another role: executes one order at a time and returns its result. */
export type ComparisonProcess<Order, Answer> = { pid: number; ask(order: Order): Promise<Answer>; stop(): void };

export async function startComparison<Order extends object, Answer>(
  program: string,
  role: string,
  environment: ProcessEnvironment = {},
): Promise<ComparisonProcess<Order, Answer>> {
  const child = fork(program, [role], { env: { ...process.env, ...environment } });
  await nextMessage(child);
  return {
    pid: child.pid ?? 0,
    async ask(order) {
      child.send(order);
      return (await nextMessage(child)) as Answer;
    },
    stop: () => void child.kill('SIGTERM'),
  };
}

/** Runs in the child and serves the orders. */
export function serveComparison(work: (order: never) => Promise<object>): void {
  process.on('message', (order) => void work(order as never).then((answer) => process.send?.(answer)));
  process.once('disconnect', () => process.exit(0));
  process.send?.('ready');
}
