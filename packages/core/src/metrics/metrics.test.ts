import { expect, test } from 'vitest';
import { labelValues } from './labels.ts';
import { openMetrics } from './metrics.ts';
import { series } from './series.ts';

const CANARY = 'canary-7c1d';
/** Upper bound of a scrape with every label combination in use; some label values are added at startup. */
const MAX_LINES = 20_000;
const toldLater: Partial<Record<string, number>> = { framework: 12, route: 40, queue: 8, program: 10 };

const valuesOf = async (text: Promise<string>): Promise<string[]> =>
  (await text).split('\n').filter((line) => line !== '' && !line.startsWith('#'));

test('a label shows a listed value or "other"', async () => {
  const metrics = openMetrics();

  metrics.count('app_provider_faults_total', { provider: 'openai', code: 'PROVIDER_CUT' });
  metrics.count('app_provider_faults_total', { provider: CANARY, code: 'PROVIDER_CUT' });
  metrics.count('app_http_requests_total', { method: 'GET', route: `/api/shared/${CANARY}`, status: '200' });

  const text = await metrics.text();
  expect(text).toContain('app_provider_faults_total{provider="openai",code="PROVIDER_CUT"} 1');
  expect(text).toContain('app_provider_faults_total{provider="other",code="PROVIDER_CUT"} 1');
  expect(text).toContain('app_http_requests_total{method="GET",route="other",status="200"} 1');
  expect(text).not.toContain(CANARY);
});

test('an added label value is shown', async () => {
  const metrics = openMetrics();
  metrics.allowLabelValues('route', ['/api/chat']);

  metrics.count('app_http_requests_total', { method: 'POST', route: '/api/chat', status: '200' }, 3);

  expect(await metrics.text()).toContain('app_http_requests_total{method="POST",route="/api/chat",status="200"} 3');
});

test('ten thousand unlisted label values make one series', async () => {
  const metrics = openMetrics();
  const before = (await valuesOf(metrics.text())).length;

  for (let index = 0; index < 10_000; index += 1)
    metrics.count('app_http_requests_total', { method: `M${index}`, route: `/r/${index}`, status: String(index) });

  const lines = await valuesOf(metrics.text());
  // Some of these numbers are listed statuses.
  expect(lines.length - before).toBeLessThanOrEqual(labelValues.status.length + 1);
});

test('the number of series is bounded', () => {
  const sizeOf = (label: keyof typeof labelValues): number => (toldLater[label] ?? labelValues[label].length) + 1;

  const worst = Object.entries(series).map(([name, row]) => {
    const combinations = row.labels.reduce((product, label) => product * sizeOf(label), 1);
    return { name, lines: combinations * ('buckets' in row ? row.buckets.length + 3 : 1) };
  });

  expect(worst.toSorted((one, other) => other.lines - one.lines)[0]?.lines).toBeLessThan(MAX_LINES);
});

test('a failing source leaves no value and its part is down', async () => {
  const metrics = openMetrics();
  let isAway = false;
  metrics.onScrape(async () => {
    if (isAway) throw new Error('away');
    metrics.set('app_erasures_pending', {}, 3);
    metrics.set('app_partition_days_ahead', { table: 'analyses' }, 2);
  }, 'database');
  expect(await metrics.text()).toMatch(/^app_erasures_pending 3$/m);

  isAway = true;
  const text = await laterTextOf(metrics);

  expect(text).toContain('app_part_up{part="database"} 0');
  expect(text).not.toMatch(/^app_(erasures_pending|partition_days_ahead)[ {]/m);
});

test('a gauge without a source has no value', async () => {
  expect(await valuesOf(openMetrics().text())).not.toContainEqual(expect.stringMatching(/^app_redis_aof_ok/));
});

test('concurrent scrapes read a source once', async () => {
  const metrics = openMetrics();
  let reads = 0;
  metrics.onScrape(async () => void (reads += 1), 'queue');

  await Promise.all(Array.from({ length: 20 }, () => metrics.text()));

  expect(reads).toBe(1);
});

/** Scrapes with the clock one minute ahead. */
async function laterTextOf(metrics: ReturnType<typeof openMetrics>): Promise<string> {
  const { now } = Date;
  Date.now = () => now() + 60_000;
  try {
    return await metrics.text();
  } finally {
    Date.now = now;
  }
}
