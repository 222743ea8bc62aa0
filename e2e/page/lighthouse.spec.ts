import { launch, type LaunchedChrome } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Flags } from 'lighthouse';
import { wholeChromium } from '../../chromium.config.ts';
import { expect, test } from '../fixtures.ts';

// Times vary on a shared machine, so no speed score is checked here. The causes of speed are stable: few bytes, few
// files before the first paint, no layout shift. docs/benchmarks.md has the measured times.
const MAX_KB = 330;
const MAX_BLOCKING = 2;

// Every run is a first visit: with the label of the previous run, the page would request a session that nobody owns.
const settings: Flags = {
  output: 'json',
  logLevel: 'error',
  clearStorageTypes: ['local_storage', 'file_systems', 'shader_cache', 'service_workers', 'cache_storage'],
};

let chrome: LaunchedChrome;

test.setTimeout(180_000);

test.beforeAll(async () => {
  chrome = await launch({
    chromePath: wholeChromium.executablePath,
    chromeFlags: [...wholeChromium.args, '--headless'],
  });
});

test.afterAll(() => chrome.kill());

for (const [name, config] of [
  ['a phone', undefined],
  ['a desktop', desktopConfig],
] as const)
  test(`the empty page passes the Lighthouse audits without a layout shift on ${name}`, ({ baseURL }) =>
    inspect(baseURL, name, config));

async function inspect(
  baseURL: string | undefined,
  name: string,
  config: typeof desktopConfig | undefined,
): Promise<void> {
  const result = await lighthouse(baseURL, { ...settings, port: chrome.port }, config);
  const { categories = {}, audits = {} } = result?.lhr ?? {};
  const score = (id: string): number => categories[id]?.score ?? 0;
  const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
  const faults = ['accessibility', 'best-practices', 'seo'].flatMap((id) =>
    (categories[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
      .map(({ id: audit }) => `${id}: ${audits[audit]?.title}`),
  );
  console.log(
    `Lighthouse on ${name}: performance ${score('performance') * 100}, accessibility ${score('accessibility') * 100}, ` +
      `best practices ${score('best-practices') * 100}, SEO ${score('seo') * 100}, ` +
      `FCP ${Math.round(value('first-contentful-paint'))} ms, LCP ${Math.round(value('largest-contentful-paint'))} ms, ` +
      `TBT ${Math.round(value('total-blocking-time'))} ms, CLS ${value('cumulative-layout-shift')}, ` +
      `machine ${result?.lhr.environment.benchmarkIndex}`,
  );
  const { kilobytes, blocking, early } = weigh(audits);
  console.log(`${kilobytes} kB, before the first paint: ${blocking.join(', ')}`);

  const tell = (id: string): void => console.log(id, JSON.stringify(audits[id]?.details).slice(0, 1_500));
  if (value('cumulative-layout-shift') > 0) tell('layout-shifts');
  if (faults.length > 0) tell('errors-in-console');

  expect(faults).toEqual([]);
  expect([score('accessibility'), score('best-practices'), score('seo')]).toEqual([1, 1, 1]);
  // Less than one pixel of one letter.
  expect(value('cumulative-layout-shift')).toBeLessThan(0.001);
  expect(score('performance')).toBeGreaterThan(0);
  expect(kilobytes).toBeLessThanOrEqual(MAX_KB);
  expect(blocking.length).toBeLessThanOrEqual(MAX_BLOCKING);
  // The first paint does not share its line with them.
  expect(early).toEqual(['Low', 'Low']);
}

type Item = {
  url: string;
  transferSize?: number;
  priority?: string;
  networkRequestTime?: number;
  networkEndTime?: number;
};
type Audits = Record<string, { details?: { items?: unknown[] } | undefined }>;

/** Prefetching begins this long after the app has started. */
const AHEAD_MS = 2_000;

/**
 * The transfer size of the first visit without prefetched parts, the files that block the first paint, and the fetch
 * priority of the app's scripts.
 */
function weigh(audits: object): { kilobytes: number; blocking: string[]; early: string[] } {
  const items = (id: string): Item[] => ((audits as Audits)[id]?.details?.items ?? []) as Item[];
  const requests = items('network-requests');
  const scripts = requests.filter(({ url }) => /\/assets\/(index|base)-.*\.js$/.test(url));
  const ahead = Math.max(...scripts.map(({ networkEndTime = 0 }) => networkEndTime)) + AHEAD_MS;
  const bytes = requests
    .filter(({ networkRequestTime = 0 }) => networkRequestTime < ahead)
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    kilobytes: Math.round(bytes / 1_000),
    early: scripts.map(({ priority = '' }) => priority),
    blocking: items('render-blocking-insight').map(({ url }) => new URL(url).pathname),
  };
}
