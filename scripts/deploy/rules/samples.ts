import { labelValues } from '@app/core/metrics/labels';
import { openMetrics } from '@app/core/metrics/metrics';
import { series } from '@app/core/metrics/series';
import { queueNames } from '@app/core/queue/jobs';
import type { MonitoredRole, MonitoredStack } from './stacks.ts';

/** A series of one role, minute by minute in promtool's notation: `1x…` stays constant, `0+6x…` grows by six. */
export type MetricSample = { role: MonitoredRole; name: string; labels?: Record<string, string>; values: string };

export const steady = (value: number): string => `${value}x…`;
export const growing = (perMinute: number): string => `0+${perMinute}x…`;

const all = (name: string, label: string, values: readonly string[], value: number): MetricSample[] =>
  values.map((each) => ({ role: 'api', name, labels: { [label]: each }, values: steady(value) }));

/** A healthy stack without visitors. */
export const idle: MetricSample[] = [
  ...(['api', 'worker', 'media', 'machine'] as const).map((role) => ({ role, name: 'up', values: steady(1) })),
  ...(['api', 'worker', 'media'] as const).flatMap((role) => [
    { role, name: 'process_start_time_seconds', values: steady(0) },
    { role, name: 'nodejs_eventloop_lag_p99_seconds', values: steady(0.011) },
    { role, name: 'app_database_connections', labels: { connections: 'waiting' }, values: steady(0) },
  ]),
  ...all('app_part_up', 'part', labelValues.part, 1),
  ...all('app_partition_days_ahead', 'table', labelValues.table, 7),
  ...all('app_partition_oldest_days', 'table', labelValues.table, 31),
  ...all('app_disk_free_ratio', 'place', ['storage'], 0.6),
  ...all('app_queue_oldest_seconds', 'queue', queueNames, 0),
  ...queueNames.flatMap((queue): MetricSample[] => [
    { role: 'api', name: 'app_queue_jobs', labels: { queue, state: 'waiting' }, values: steady(0) },
    { role: 'worker', name: 'app_jobs_started_total', labels: { queue }, values: steady(40) },
  ]),
  ...labelValues.scope.flatMap((scope) =>
    labelValues.window.map((window): MetricSample => {
      return { role: 'api', name: 'app_spend_used_ratio', labels: { scope, window }, values: steady(0) };
    }),
  ),
  {
    role: 'api',
    name: 'app_http_requests_total',
    labels: { method: 'GET', route: 'page', status: '200' },
    values: steady(900),
  },
  { role: 'api', name: 'app_erasures_oldest_seconds', values: steady(0) },
  { role: 'api', name: 'app_retention_days', values: steady(30) },
  { role: 'api', name: 'app_redis_memory_bytes', values: steady(3e6) },
  { role: 'api', name: 'app_redis_memory_limit_bytes', values: steady(402_653_184) },
  { role: 'api', name: 'app_redis_aof_ok', values: steady(1) },
  // Each process reports its own time; a media worker has never run the upkeep.
  { role: 'worker', name: 'app_upkeep_last_success_timestamp_seconds', values: growing(60) },
  { role: 'media', name: 'app_upkeep_last_success_timestamp_seconds', values: steady(0) },
  { role: 'worker', name: 'app_crisis_numbers_review_due', values: steady(0) },
  ...['/', '/var/lib/postgresql/data'].flatMap((mountpoint): MetricSample[] => [
    { role: 'machine', name: 'node_filesystem_avail_bytes', labels: { mountpoint }, values: steady(6e9) },
    { role: 'machine', name: 'node_filesystem_size_bytes', labels: { mountpoint }, values: steady(1e10) },
  ]),
];

const keyOf = ({ role, name, labels = {} }: MetricSample): string =>
  JSON.stringify([role, name, Object.entries(labels).map(String).toSorted()]);

/** A healthy stack with some series replaced. */
export function change(samples: MetricSample[]): MetricSample[] {
  const changed = new Set(samples.map(keyOf));
  return [...idle.filter((each) => !changed.has(keyOf(each))), ...samples];
}

/** Names the series as Prometheus would store them, for this many minutes. */
export function toSeries(
  samples: MetricSample[],
  { roles }: MonitoredStack,
  minutes: number,
): { series: string; values: string }[] {
  return samples.flatMap(({ role, name, labels = {}, values }) =>
    roles[role].map((own) => {
      const pairs = Object.entries({ ...own, ...labels }).map(([label, value]) => `${label}=${JSON.stringify(value)}`);
      return { series: `${name}{${pairs.join(',')}}`, values: values.replace('…', String(minutes)) };
    }),
  );
}

/** Exported by Prometheus itself and by the exporter of the Postgres machine. */
export const outside = ['up', 'node_filesystem_avail_bytes', 'node_filesystem_size_bytes'];

/** The metric table row of a scraped series: a histogram is exported as three series. */
export const rowOf = (name: string): string => (name in series ? name : name.replace(/_(bucket|count|sum)$/, ''));

/** The metric names that the processes really export at `/metrics`. */
export async function readMetricNames(): Promise<Set<string>> {
  const metrics = openMetrics();
  metrics.watchProcess();
  return new Set([...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
}

/** A test is worthless if no process ever exports such a series. */
export function checkSample({ name, labels = {} }: MetricSample, known: ReadonlySet<string>): string[] {
  if (outside.includes(name)) return [];
  const row = (series as Partial<Record<string, { labels: readonly string[] }>>)[rowOf(name)];
  const wanted = [...(row?.labels ?? []), ...(name.endsWith('_bucket') ? ['le'] : [])].toSorted();
  const isKnown = ([label, value]: [string, string]): boolean => {
    const list: readonly string[] = labelValues[label as keyof typeof labelValues] ?? [];
    // The api defines its routes itself.
    return list.length === 0 || label === 'route' || list.includes(value);
  };
  return [
    ...(known.has(rowOf(name)) ? [] : [`rules: no process tells ${name}`]),
    ...(wanted.join() === Object.keys(labels).toSorted().join()
      ? []
      : [`rules: ${name} has the labels ${wanted.join()}`]),
    ...Object.entries(labels)
      .filter((each) => !isKnown(each))
      .map(([label, value]) => `rules: ${name} never says ${label}="${value}"`),
  ];
}
