import { type BareCall, openBareCall } from './bare-call.ts';
import { materialFor } from './material.ts';
import { openVisitor, type StreamReading } from './reader.ts';
import type { BenchRow } from './rows.ts';
import { inMs, median, percentile } from './statistics.ts';
import { startSystem } from './system.ts';

const GOAL = 1.05;
const WARM_UPS = 3;
const pace = { firstTokenMs: 300, chunkMs: 15, chunkChars: 12 };
/** The first noticed passage with its explanation: the first words of a report. */
const NOTICED = /"shows"\s*:\s*"[^"]+"\s*\}/;

/** Measures how much later a visitor sees the first words than a direct SDK caller. */
export async function measureFirstText(rounds = 20): Promise<BenchRow[]> {
  const system = await startSystem(pace, 100);
  try {
    const call = await openBareCall(system.environment);
    const visitor = openVisitor(system.apiUrl);
    // Always the same text, because the simulator generates its answer once and neither side should wait for that.
    const content = materialFor(0);
    const bare: number[] = [];
    const product: StreamReading[] = [];
    for (let round = -WARM_UPS; round < rounds; round += 1) {
      const bareMs = await timeBare(call, content);
      const reading = await visitor.analyze(content, { isGlance: true });
      if (reading.firstWordsMs === undefined) throw new Error('an analysis brought no words');
      if (round < 0) continue;
      bare.push(bareMs);
      product.push(reading);
    }
    return describe(bare, product);
  } finally {
    await system.stop();
  }
}

async function timeBare(call: BareCall, content: string): Promise<number> {
  const began = performance.now();
  const stopped = new AbortController();
  let text = '';
  let firstMs: number | undefined;
  for await (const chunk of call(content, stopped.signal)) {
    text += chunk;
    if (firstMs !== undefined || !NOTICED.test(text)) continue;
    firstMs = performance.now() - began;
    stopped.abort();
  }
  if (firstMs === undefined) throw new Error('the bare call noticed nothing');
  return firstMs;
}

function describe(bare: number[], product: StreamReading[]): BenchRow[] {
  const first = product.map(({ firstWordsMs }) => firstWordsMs ?? Number.POSITIVE_INFINITY);
  const ratio = median(first) / median(bare);
  const modelBegan = median(product.flatMap(({ modelBeganMs }) => modelBeganMs ?? []));
  const spread = (values: number[]): string => `${inMs(percentile(values, 5))} to ${inMs(percentile(values, 95))}`;
  return [
    {
      metric: `first words, whole product against bare \`streamText\` (median of ${bare.length} + ${bare.length})`,
      figure: `${ratio.toFixed(3)} (${inMs(median(first))} / ${inMs(median(bare))})`,
      goal: `≤ ${GOAL}`,
      isReached: ratio <= GOAL,
      limit:
        `accepted after ${inMs(median(product.map(({ acceptedMs }) => acceptedMs)))}, ` +
        `first chunk known to the reader after ${inMs(modelBegan)}, its text ${inMs(median(first) - modelBegan)} later`,
    },
    { metric: 'first words, 5th to 95th percentile', figure: `product ${spread(first)}, bare ${spread(bare)}` },
  ];
}
