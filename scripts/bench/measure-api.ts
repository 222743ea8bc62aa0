import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { sampleText } from '@app/testkit/sample-text';
import { fileBody, type TestVisitor } from '@app/testkit/visitor';
import { MAX_FILE_BYTES } from '../../packages/contract/src/limits.ts';
import { type BenchRow, inMs, inPercentiles } from './statistics.ts';
import { startSystem, watchLivez } from './system.ts';

const SETTLE_MS = 15_000;
const IDLE_MS = 30_000;
const CONCURRENCY = 64;
const ANALYSES_PER_VISITOR = 100;
/** How many waiting analyses are cancelled to measure when their readers are notified. */
const TOLD = 200;
const TOLD_LIMIT_MS = 5_000;
const GOAL_CPU = 0.5;

/** Measures the cost of holding many readers of analyses that have not started. */
export async function measureIdleReaders(readers: number): Promise<BenchRow[]> {
  const system = await startSystem({ workers: 0 });
  const left = new AbortController();
  try {
    const visitors = Array.from({ length: Math.ceil(readers / ANALYSES_PER_VISITOR) }, system.openVisitor);
    const visitorOf = (index: number): TestVisitor => visitors[index % visitors.length] as TestVisitor;
    // One call per visitor first, because its cookie comes with the first answer.
    await runWithConcurrency(visitors.length, CONCURRENCY, (index) => visitorOf(index).request('/api/status'));
    const ids = await runWithConcurrency(readers, CONCURRENCY, (index) => visitorOf(index).submit(sampleText()));
    const { api: before } = await system.takeCosts();
    const { streams } = system;
    const finalAt = new Map<string, number>();
    const reading: Promise<number>[] = [];
    for (const [index, id] of ids.entries()) {
      const followed = visitorOf(index).follow(id, { signal: left.signal });
      reading.push(followed.then(({ connections }) => (finalAt.set(id, performance.now()), connections)));
      while (index - streams.opened - streams.refused > CONCURRENCY) await delay(5);
    }
    await delay(SETTLE_MS); // the work of opening the streams is over by then
    await system.takeCosts();
    const livez = await watchLivez(system.url, AbortSignal.timeout(IDLE_MS));
    const idle = await system.takeCosts();
    const told = await runWithConcurrency(Math.min(TOLD, readers), 4, async (index) => {
      const [id, began] = [ids[index] ?? '', performance.now()];
      await visitorOf(index).request(`/api/analyses/${id}/cancel`, { method: 'POST' });
      while (!finalAt.has(id) && performance.now() - began < TOLD_LIMIT_MS) await delay(5);
      return (finalAt.get(id) ?? Number.POSITIVE_INFINITY) - began;
    });
    const { opened, refused } = streams;
    left.abort();
    const again = (await Promise.all(reading)).filter((connections) => connections > 1).length;
    const share = (name: string): number => (idle[name]?.cpuMs ?? 0) / IDLE_MS;
    const percent = (name: string): string => `${(share(name) * 100).toFixed(1)} %`;
    const kbEach = (((idle['api']?.peakMb ?? 0) - (before?.peakMb ?? 0)) * 1_024) / readers;
    return [
      {
        metric: `${readers} idle readers on one api process`,
        figure: `open ${opened}, refused ${refused}, dropped ${again}, ${kbEach.toFixed(0)} kB each, ${percent('api')} of a core`,
        goal: `all held, ≤ ${GOAL_CPU * 100} % of a core`,
        isReached: opened === readers && refused === 0 && again === 0 && share('api') <= GOAL_CPU,
        limit: `each looks into Redis and Postgres every 12 to 20 s: Redis ${percent('redis')}, Postgres ${percent('postgres')}`,
      },
      { metric: '`/livez` meanwhile', figure: inPercentiles(livez, 50, 99) },
      {
        metric: `from "stop" to the last event at the reader, ${told.length} of them`,
        figure: inPercentiles(told, 50, 99),
      },
    ];
  } finally {
    left.abort();
    await system.stop();
  }
}

const UPLOADS_AT_ONCE = 8;
const GOAL_STALL_MS = 50;
const GOAL_GROWTH_MB = 200;

type Uploaded = { lagMs: number; growthMb: number; tookMs: number; cpuMs: number; livezMs: number[] };

/** The cost to a new api, because a process seldom returns memory it has used, of files that come all at once. */
export async function uploadAtOnce(count: number, fileBytes: number): Promise<Uploaded> {
  const path = '/api/analyze/document';
  const file = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(fileBytes - 9)]);
  const system = await startSystem({ workers: 0, environment: { UPLOADS_AT_ONCE: String(count) } });
  try {
    const visitors = Array.from({ length: count }, system.openVisitor);
    const send = async (bytes: Buffer): Promise<void> => {
      // One body for all: making it would block this process, which also asks whether the api is alive.
      const body = Buffer.from(fileBody(path, bytes, { sessionId: randomUUID(), selectedModel: 'openai' }));
      const request = {
        method: 'POST',
        headers: { prefer: 'respond-async', 'content-type': 'application/json' },
        body,
      };
      const answers = await Promise.all(visitors.map((visitor) => visitor.request(path, request)));
      const refused = answers.find(({ status }) => status !== 202);
      if (refused) throw new Error(`an upload was answered with ${refused.status}: ${await refused.text()}`);
    };
    await send(file.subarray(0, 1_000_000));
    await delay(1_000);
    const { api: before } = await system.takeCosts();
    await system.takeLagMs();
    const [began, done] = [performance.now(), new AbortController()];
    const watched = watchLivez(system.url, done.signal);
    await send(file).finally(() => done.abort());
    const tookMs = performance.now() - began;
    const { api: after } = await system.takeCosts();
    const growthMb = (after?.peakMb ?? 0) - (before?.peakMb ?? 0);
    return { lagMs: await system.takeLagMs(), growthMb, tookMs, cpuMs: after?.cpuMs ?? 0, livezMs: await watched };
  } finally {
    await system.stop();
  }
}

/** Measures the api while it receives the largest files it accepts. */
export async function measureUploads(rounds = 2): Promise<BenchRow[]> {
  const done: Uploaded[] = [];
  for (let round = 0; round < rounds; round += 1) done.push(await uploadAtOnce(UPLOADS_AT_ONCE, MAX_FILE_BYTES));
  const worst = (of: (uploaded: Uploaded) => number): number => Math.max(...done.map(of));
  const [lagMs, growthMb] = [worst((uploaded) => uploaded.lagMs), worst((uploaded) => uploaded.growthMb)];
  const livezMs = done.flatMap((uploaded) => uploaded.livezMs);
  const cpuMs = worst((uploaded) => uploaded.cpuMs) / UPLOADS_AT_ONCE;
  return [
    {
      metric: `${UPLOADS_AT_ONCE} uploads of 50 MB at once (worst of ${rounds})`,
      figure: `stall of the event loop p99 ${inMs(lagMs)}; memory +${growthMb} MB; \`/livez\` ${inPercentiles(livezMs, 50, 99)}; CPU ${inMs(cpuMs)} a file, sealing included`,
      goal: `p99 ≤ ${GOAL_STALL_MS} ms, ≤ ${GOAL_GROWTH_MB} MB`,
      isReached: lagMs <= GOAL_STALL_MS && growthMb <= GOAL_GROWTH_MB,
      limit: `all took ${inMs(worst(({ tookMs }) => tookMs))}; the sender shares the machine`,
    },
  ];
}
