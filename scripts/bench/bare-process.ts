import type { ProcessEnvironment } from '@app/core/processes';
import { openBareCall } from './bare-call.ts';
import { type ComparisonProcess, serveComparison, startComparison } from './comparison-process.ts';
import { materialFor } from './material.ts';
import { sum } from './statistics.ts';

/** The argument that runs the bench program as the plain SDK process. */
export const BARE_ROLE = 'bare-process';

type Order = { calls: number };
type Count = { chunks: number; chars: number };

export type BareProcess = ComparisonProcess<Order, Count>;

export const startBareProcess = (program: string, environment: ProcessEnvironment): Promise<BareProcess> =>
  startComparison(program, BARE_ROLE, environment);

/** Runs the requested number of concurrent calls and counts their chunks and characters. */
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
  serveComparison(async ({ calls }: Order) => {
    const counts = await Promise.all(Array.from({ length: calls }, (_, index) => count(materialFor(index))));
    return { chunks: sum(counts.map(({ chunks }) => chunks)), chars: sum(counts.map(({ chars }) => chars)) };
  });
}
