import { setTimeout as delay } from 'node:timers/promises';
import { readMemory } from '@app/testkit/process-tree';
import type { FaultContext } from './fault-context.ts';
import { nextNumber } from './load.ts';
import { visit } from './visit.ts';

const floods = ['flood-line', 'flood-comments', 'flood-text', 'flood-reasoning', 'flood-problem'] as const;
const providers = ['openai', 'anthropic', 'deepseek', 'perplexity'] as const;
const MEMORY_LIMIT_MB = 700;
const SAMPLE_MS = 50;

/** Every provider floods some analyses at the same time; measures the memory of the workers. */
export async function flood({ target, load, times, note, reportViolation }: FaultContext): Promise<void> {
  const over = new AbortController();
  const peak = watchMemory(
    target.stack.workers.map(({ process: { pid } }) => pid ?? 0),
    over.signal,
  );
  for (const kind of floods) {
    const began = performance.now();
    await Promise.all(
      providers.flatMap((model) => Array.from({ length: times }, () => playOrder({ target, load }, kind, model))),
    );
    note(`${kind} ${Math.round((performance.now() - began) / 1_000)} s`);
  }
  over.abort();
  const megabytes = Math.round((await peak) / 2 ** 20);
  note(`a worker at most ${megabytes} MB`);
  if (megabytes > MEMORY_LIMIT_MB) reportViolation(`a worker needed ${megabytes} MB`);
}

/** Every provider sends its callers to another host. */
export async function redirect({ target, load, times, note, reportViolation }: FaultContext): Promise<void> {
  await Promise.all(
    providers.flatMap((model) =>
      Array.from({ length: times }, () => playOrder({ target, load }, 'redirect-307', model)),
    ),
  );
  const bytes = target.stack.simulator.bytesElsewhere();
  note(`${bytes} bytes reached the other host`);
  if (bytes > 0) reportViolation(`${bytes} bytes of visitors reached another host`);
}

/** All providers refuse every call for a while and do not say when to come back. */
export async function limitRate({ target, seconds, injectFault }: FaultContext): Promise<void> {
  await injectFault(async () => {
    target.orders.set('all', 'http-429-silent');
    await delay(seconds * 1_000);
    target.orders.delete('all');
  });
}

type Running = Pick<FaultContext, 'target' | 'load'>;

async function playOrder({ target, load }: Running, order: string, model: string): Promise<void> {
  const number = nextNumber();
  target.orders.set(`ax${number}`, order);
  await visit({ url: target.url, log: load.log, number, plan: 'read', model });
}

async function watchMemory(pids: number[], signal: AbortSignal): Promise<number> {
  let peak = 0;
  while (!signal.aborted) {
    peak = Math.max(peak, ...pids.map((pid) => readMemory(pid, 'VmRSS')));
    await delay(SAMPLE_MS);
  }
  return peak;
}
