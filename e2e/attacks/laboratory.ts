import { freePort } from '@app/core/processes';
import { generousLimits } from '@app/testkit/generous-limits';
import type { Says } from '@app/testkit/simulator/says';
import { type Member, type Stack, type StackOptions, startStack } from '@app/testkit/stack';
import { ONE_LETTER, RUNE } from './attacks.ts';
import { type MemoryWatch, watchMemory } from './watch-memory.ts';

/** A process of the product under the limit its container has. */
export type Watched = { name: string; member: Member; memory: MemoryWatch; metricsUrl: string };

export type Laboratory = { stack: Stack; url: string; watched: Watched[]; close(): Promise<void> };

/** As in `deploy/compose.yaml`. */
const memoryLimitMb = { api: 768, worker: 1_024, media: 2_048 } as const;

/** The limits that tests usually lift are those of production here. */
const asShipped = Object.fromEntries(Object.keys(generousLimits).map((name) => [name, '']));

const pace = { firstTokenMs: 100, chunkMs: 12, chunkChars: 80 };

type Stores = Pick<StackOptions, 'databaseServer' | 'redisUrl'>;

/** The product as compose runs it: an api, a worker that writes and one that reads files, with the settings as shipped. */
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

/** What Node gives its heap in a container of that size. */
const heapOf = (name: keyof typeof memoryLimitMb): { NODE_OPTIONS: string } => ({
  NODE_OPTIONS: `--max-old-space-size=${memoryLimitMb[name] / 2}`,
});

/** A model that quotes 4,900 letters that are nearly in the text, and one that bills a token for each byte. */
const says: Says = ({ ask, text }) => {
  if (ask.userText.includes(ONE_LETTER.slice(0, 10_000)))
    return { text: text.replaceAll(/"quote":"[^"]*"/g, `"quote":"${'a'.repeat(4_899)}b"`) };
  if (ask.userText.includes(RUNE.repeat(7)))
    return { text, inputTokens: Buffer.byteLength(ask.instructions) + Buffer.byteLength(ask.userText) };
  return undefined;
};

/** How late the event loop was for the slowest hundredth since it was asked last. */
export async function readLagMs({ metricsUrl }: Watched): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text();
  return Number(/^nodejs_eventloop_lag_p99_seconds ([\d.e+-]+)/m.exec(metrics)?.[1] ?? Number.NaN) * 1_000;
}
