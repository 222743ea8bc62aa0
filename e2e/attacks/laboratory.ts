import { freePort } from '@app/core/processes';
import { generousLimits } from '@app/testkit/generous-limits';
import type { Says } from '@app/testkit/simulator/says';
import { type Member, type Stack, type StackOptions, startStack } from '@app/testkit/stack';
import { ONE_LETTER, RUNE } from './attacks.ts';
import { type MemoryWatch, watchMemory } from './watch-memory.ts';

/** A process of the product with the memory limit of its container. */
export type Watched = { name: string; member: Member; memory: MemoryWatch; metricsUrl: string };

export type Laboratory = { stack: Stack; url: string; watched: Watched[]; close(): Promise<void> };

/** The limits of `deploy/compose.yaml`. */
const memoryLimitMb = { api: 768, worker: 1_024, media: 2_048 } as const;

/** Resets the limits that tests usually lift to the production defaults. */
const asShipped = Object.fromEntries(Object.keys(generousLimits).map((name) => [name, '']));

const pace = { firstTokenMs: 100, chunkMs: 12, chunkChars: 80 };

type Stores = Pick<StackOptions, 'databaseServer' | 'redisUrl'>;

/** The product as in the compose file: an api, a model worker and a media worker, with the default settings. */
export async function openLaboratory(stores: Stores = {}): Promise<Laboratory> {
  const metricsPort = await freePort();
  const stack = await startStack({
    ...stores,
    workers: 2,
    environment: { ...asShipped, TRUST_PROXY_HOPS: '1' },
    each: (name, index) =>
      name === 'api'
        ? { INTERNAL_PORT: String(metricsPort), ...heapOf('api') }
        : index === 0
          ? { WORKER_ROLE: 'models', ...heapOf('worker') }
          : { WORKER_ROLE: 'media', MEDIA_CONCURRENCY: '2', ...heapOf('media') },
    simulator: { ...pace, says },
  });
  const [api] = stack.apis;
  const [worker, media] = stack.workers;
  if (!api || !worker || !media) throw new Error('the product did not start');
  const watch = (name: keyof typeof memoryLimitMb, member: Member, metricsUrl = member.url): Watched => ({
    name,
    member,
    memory: watchMemory(member.process, memoryLimitMb[name]),
    metricsUrl: `${metricsUrl}/metrics`,
  });
  const watched = [
    watch('api', api, `http://127.0.0.1:${metricsPort}`),
    watch('worker', worker),
    watch('media', media),
  ];
  return {
    stack,
    url: api.url,
    watched,
    async close() {
      for (const { memory } of watched) memory.stop();
      await stack.stop();
    },
  };
}

/** The heap size that Node chooses in a container of that size. */
const heapOf = (name: keyof typeof memoryLimitMb): { NODE_OPTIONS: string } => ({
  NODE_OPTIONS: `--max-old-space-size=${memoryLimitMb[name] / 2}`,
});

/** Simulates a model that quotes 4,900 letters that almost match the text, and one that bills one token per byte. */
const says: Says = ({ ask, text }) => {
  if (ask.userText.includes(ONE_LETTER.slice(0, 10_000)))
    return { text: text.replaceAll(/"quote":"[^"]*"/g, `"quote":"${'a'.repeat(4_899)}b"`) };
  if (ask.userText.includes(RUNE.repeat(7)))
    return { text, inputTokens: Buffer.byteLength(ask.instructions) + Buffer.byteLength(ask.userText) };
  return undefined;
};

/** The 99th percentile of the event loop lag since the last call. */
export async function readLagMs({ metricsUrl }: Watched): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds ([\d.e+-]+)/m.exec(metrics)?.[1] ?? Number.NaN) * 1_000;
}
