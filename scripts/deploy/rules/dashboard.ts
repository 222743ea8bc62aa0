import { readFileSync } from 'node:fs';
import { labelValues } from '@app/core/metrics/labels';
import { series } from '@app/core/metrics/series';
import { queueNames } from '@app/core/queue/jobs';
import { z } from 'zod';
import type { RuleTest } from './promtool.ts';
import { growing, idle, outside, rowOf, type MetricSample, steady, toSeries } from './samples.ts';
import type { MonitoredStack } from './stacks.ts';

const Dashboard = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).default([]),
    }),
  ),
});

const MINUTES = 20;
const told: Partial<Record<string, readonly string[]>> = { ...labelValues, queue: queueNames };
const ofTheProcess = ['process_resident_memory_bytes', 'process_cpu_seconds_total'];

/** Every series of the metric table with every value of every label; all but the gauges increase. */
const everything: MetricSample[] = Object.entries(series).flatMap(([name, { kind, labels }]) => {
  const lists = labels.map((label) => (told[label]?.length ? told[label] : ['any']));
  const rows = Math.max(1, ...lists.map((list) => list.length));
  return Array.from({ length: rows }, (_, row) => {
    const own = labels.map((label, index) => [label, lists[index]?.[row % (lists[index]?.length ?? 1)] ?? ''] as const);
    return toKind(name, kind, Object.fromEntries(own));
  }).flat();
});

function toKind(name: string, kind: string, labels: Record<string, string>): MetricSample[] {
  if (kind === 'gauge') return [{ role: 'worker', name, labels, values: steady(1) }];
  if (kind === 'counter') return [{ role: 'worker', name, labels, values: growing(6) }];
  return ['1', '+Inf'].map((le) => {
    return { role: 'worker', name: `${name}_bucket`, labels: { ...labels, le }, values: growing(6) };
  });
}

/** The names of all series in an expression: all of ours start with one of these prefixes. */
export const namesIn = (expression: string): string[] =>
  expression.match(/\b(?:app|process|nodejs|node)_\w+|\bup\b/g) ?? [];

/** Tests that each panel shows a series, and that its legend uses labels the series has. */
export function testDashboard(file: string, stack: MonitoredStack): { expressions: string[]; test: RuleTest } {
  const { panels } = Dashboard.parse(JSON.parse(readFileSync(file, 'utf8')));
  const targets = panels.flatMap((panel) => panel.targets);
  const expressions = targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m'));
  const asked = targets.flatMap(({ legendFormat }, index) => {
    const labels = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
    const expression = expressions[index] ?? '';
    return [`count(${expression}) > bool 0`, ...labels.map((label) => hasLabel(expression, label))];
  });
  const samples = [
    ...idle.filter(({ name }) => !(name in series)),
    ...ofTheProcess.map((name): MetricSample => ({ role: 'worker', name, values: growing(6) })),
    ...everything,
  ];
  return {
    expressions,
    test: {
      name: 'dashboard',
      interval: '1m',
      input_series: toSeries(samples, stack, MINUTES),
      promql_expr_test: asked.map((expr) => {
        return { expr, eval_time: `${MINUTES}m`, exp_samples: [{ labels: '{}', value: 1 }] };
      }),
    },
  };
}

/** True when some series of the result has this label. */
const hasLabel = (expression: string, label: string): string =>
  `count(label_replace(${expression}, "has", "yes", "${label}", ".+") and on (has) label_replace(vector(1), "has", "yes", "", "")) > bool 0`;

/** Finds names that no process exports and series that no rule or panel uses. */
export function checkNames(expressions: string[], known: ReadonlySet<string>): string[] {
  const asked = expressions.map((expression) => ({ expression, names: namesIn(expression).map(rowOf) }));
  const all = new Set(asked.flatMap(({ names }) => names));
  return [
    ...asked.filter(({ names }) => names.length === 0).map(({ expression }) => `rules: no series in ${expression}`),
    ...[...all]
      .filter((name) => !known.has(name) && !outside.includes(name))
      .map((name) => `rules: no process tells ${name}`),
    ...Object.keys(series)
      .filter((name) => !all.has(name))
      .map((name) => `rules: ${name} is neither on the dashboard nor in a rule`),
  ];
}
