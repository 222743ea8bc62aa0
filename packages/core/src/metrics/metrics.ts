import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Label, labelValues, type LabelledPart } from './labels.ts';
import { type LabelsOf, type NameOf, series, type SeriesName } from './series.ts';

/** The metrics of a process. A label value is from its list or `other`: never an id or a visitor's text. */
export type Metrics = {
  /** Adds values to a label's list that only the caller knows. */
  allowLabelValues(label: Label, values: readonly string[]): void;
  count<Name extends NameOf<'counter'>>(name: Name, labels: LabelsOf<Name>, by?: number): void;
  set<Name extends NameOf<'gauge'>>(name: Name, labels: LabelsOf<Name>, value: number): void;
  move<Name extends NameOf<'gauge'>>(name: Name, labels: LabelsOf<Name>, by: number): void;
  observe<Name extends NameOf<'histogram'>>(name: Name, labels: LabelsOf<Name>, value: number): void;
  /** Registers a reader that runs on a scrape, at most once per FACTS_MS. `part` names a source that may be down. */
  onScrape(read: () => Promise<void>, part?: LabelledPart): void;
  /** Event-loop lag, memory, CPU and garbage collection. Call once per process. */
  watchProcess(): void;
  text(): Promise<string>;
};

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

const FACTS_MS = 5_000;
const READ_LIMIT_MS = 3_000;

type AnyMetric = Counter | Gauge | Histogram;
type Child = { inc?(by: number): void; set?(value: number): void; observe?(value: number): void };

export function openMetrics(): Metrics {
  const registry = new Registry();
  const allowed = new Map(Object.entries(labelValues).map(([label, values]) => [label, new Set<string>(values)]));
  const metrics = new Map(Object.keys(series).map((name) => [name, create(registry, name as SeriesName)]));
  const children = new Map<string, Child>();
  const readers = new Map<LabelledPart | undefined, (() => Promise<void>)[]>();
  let look: { at: number; over: Promise<unknown> } | undefined;

  /** One map look-up per use: the labels are checked when a combination first appears. */
  function childOf(name: SeriesName, labels: Partial<Record<Label, string>>): Child {
    let key: string = name;
    for (const label of series[name].labels) key += `\n${labels[label]}`;
    const known = children.get(key);
    if (known) return known;
    const checked = series[name].labels.map((label) =>
      allowed.get(label)?.has(labels[label] ?? '') ? (labels[label] ?? '') : 'other',
    );
    const child = metrics.get(name)?.labels(...checked) as Child;
    // Combinations with an unlisted value are not cached: a stranger could fill the memory with keys.
    if (!checked.includes('other')) children.set(key, child);
    return child;
  }

  const set: Metrics['set'] = (name, labels, value) => childOf(name, labels).set?.(value);

  async function readFacts(part: LabelledPart | undefined, reads: (() => Promise<void>)[]): Promise<void> {
    const isUp = await within(READ_LIMIT_MS, Promise.all(reads.map((read) => read())));
    if (!part) return;
    set('app_part_up', { part }, isUp ? 1 : 0);
    if (!isUp) factsOf(part).forEach((name) => forget(name, metrics.get(name)));
  }

  return {
    allowLabelValues: (label, values) => values.forEach((value) => allowed.get(label)?.add(value)),
    count: (name, labels, by = 1) => childOf(name, labels).inc?.(by),
    set,
    move: (name, labels, by) => childOf(name, labels).inc?.(by),
    observe: (name, labels, value) => childOf(name, labels).observe?.(value),
    onScrape: (read, part) => void readers.set(part, [...(readers.get(part) ?? []), read]),
    watchProcess: () => collectDefaultMetrics({ register: registry }),
    async text() {
      if (!look || Date.now() - look.at > FACTS_MS)
        look = { at: Date.now(), over: Promise.all([...readers].map(([part, reads]) => readFacts(part, reads))) };
      await look.over;
      return registry.metrics();
    },
  };
}

function create(registry: Registry, name: SeriesName): AnyMetric {
  const { kind, help, labels: labelNames, ...rest } = series[name];
  const common = { name, help, labelNames, registers: [registry] };
  if (kind === 'counter') return new Counter(common);
  if (kind === 'histogram') return new Histogram({ ...common, buckets: 'buckets' in rest ? [...rest.buckets] : [] });
  const gauge = new Gauge(common);
  if ('from' in rest) forget(name, gauge);
  return gauge;
}

const factsOf = (part: LabelledPart): SeriesName[] =>
  (Object.keys(series) as SeriesName[]).filter((name) => 'from' in series[name] && series[name].from === part);

/** Removes the value when its source does not respond: zero or an old value would look real. */
function forget(name: SeriesName, metric: AnyMetric | undefined): void {
  metric?.reset();
  if (series[name].labels.length === 0) metric?.remove();
}

async function within(limitMs: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, limitMs, false);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
