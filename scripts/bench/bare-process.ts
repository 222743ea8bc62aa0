import { fork } from 'node:child_process';
import type { Environment } from '@app/core/processes';
import { openBareCall } from './bare-call.ts';
import { materialFor } from './material.ts';
import { nextMessage } from './next-message.ts';

/** The word that makes the bench program the plain process of the comparison. */
export const BARE_ROLE = 'bare-process';

type Order = { calls: number };
export type Count = { chunks: number; chars: number };

export type BareProcess = { pid: number; run(calls: number): Promise<Count>; stop(): void };

export async function startBareProcess(program: string, environment: Environment): Promise<BareProcess> {
  const child = fork(program, [BARE_ROLE], { env: { ...process.env, ...environment } });
  await nextMessage(child);
  return {
    pid: child.pid ?? 0,
    async run(calls) {
      child.send({ calls } satisfies Order);
      return (await nextMessage(child)) as Count;
    },
    stop: () => void child.kill('SIGTERM'),
  };
}

/** The other side: runs as many calls at once as it is told, and counts. */
export async function serveBareCalls(): Promise<void> {
  const call = await openBareCall(process.env);
  const count = async (content: string): Promise<Count> => {
    const total = { chunks: 0, chars: 0 };
    for await (const chunk of call(content)) {
      total.chunks += 1;
      total.chars += chunk.length;
    }
    return total;
  };
  process.on('message', ({ calls }: Order) => {
    void Promise.all(Array.from({ length: calls }, (_, index) => count(materialFor(index)))).then((counts) =>
      process.send?.({
        chunks: counts.reduce((total, { chunks }) => total + chunks, 0),
        chars: counts.reduce((total, { chars }) => total + chars, 0),
      } satisfies Count),
    );
  });
  process.once('disconnect', () => process.exit(0));
  process.send?.('ready');
}
