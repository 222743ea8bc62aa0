import { readFileSync } from 'node:fs';
import { labelValues } from '@app/core/metrics/labels';
import { openMetrics } from '@app/core/metrics/metrics';
import { series } from '@app/core/metrics/series';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { groupedBy, isBalanced, selectorsOf } from './promql.ts';

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const Rules = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'warn']) }),
          annotations: z.object({ summary: z.string(), runbook: z.string() }),
        }),
      ),
    }),
  ),
});
const Dashboard = z.object({
  templating: z.object({ list: z.array(z.object({ name: z.string(), type: z.string() })) }),
  panels: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      datasource: z.object({ uid: z.literal('${datasource}') }).optional(),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).default([]),
    }),
  ),
});

const alerts = Rules.parse(parse(read('deploy/observe/alerts.yaml'))).groups.flatMap(({ rules }) => rules);
const dashboard = Dashboard.parse(JSON.parse(read('deploy/observe/dashboard.json')));
const targets = dashboard.panels.flatMap((panel) => panel.targets.map((target) => ({ ...target, title: panel.title })));
const expressions = [
  ...alerts.map(({ alert, expr }) => [alert, expr]),
  ...targets.map(({ title, expr }) => [title, expr]),
];

/** Told by Prometheus itself, and by the exporter of the machine Postgres is on. */
const outside = { up: [], node_filesystem_avail_bytes: ['mountpoint'], node_filesystem_size_bytes: ['mountpoint'] };
const ofPrometheus = ['job', 'instance', 'le', 'mountpoint'];

/** What a process tells of itself, by name. */
async function ofTheProcess(): Promise<string[]> {
  const metrics = openMetrics();
  metrics.watchProcess();
  return [...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name);
}

/** The row of the table a series of a scrape belongs to: a histogram is told as three. */
const rowOf = (name: string): string => name.replace(/_(bucket|count|sum)$/, '');

test.for(expressions)('%s asks for series that exist: %s', async ([, expression = '']) => {
  const known = new Set([...(await ofTheProcess()), ...Object.keys(outside)]);

  const asked = selectorsOf(expression).map(({ name }) => (name in series ? name : rowOf(name)));

  expect(isBalanced(expression)).toBe(true);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => !known.has(name))).toEqual([]);
});

test.for(expressions)('%s asks for labels and values those series have: %s', ([, expression = '']) => {
  const asked = selectorsOf(expression);
  const labels = new Set<string>(
    asked.flatMap(({ name }) => [
      ...((series as Partial<Record<string, { labels: string[] }>>)[rowOf(name)]?.labels ?? []),
    ]),
  );
  const values = asked.flatMap(({ matchers }) => matchers.filter(({ label }) => !ofPrometheus.includes(label)));

  const strange = values.filter(({ label, operator, value }) => {
    const list: readonly string[] = labelValues[label as keyof typeof labelValues] ?? [];
    const wanted = operator.includes('~') ? value.split('|') : [value];
    const isKnown = (one: string): boolean => list.some((each) => new RegExp(`^(?:${one})$`).test(each));
    return !labels.has(label) || (list.length > 0 && !wanted.every(isKnown));
  });

  expect(groupedBy(expression).filter((label) => !labels.has(label) && !ofPrometheus.includes(label))).toEqual([]);
  expect(strange).toEqual([]);
});

test('every series is on the dashboard or in a rule', () => {
  const asked = new Set(
    expressions.flatMap(([, expression = '']) => selectorsOf(expression).map(({ name }) => rowOf(name))),
  );

  expect(Object.keys(series).filter((name) => !asked.has(name))).toEqual([]);
});

test.for(alerts)('$alert leads to a heading of the runbook', ({ annotations }) => {
  const headings = [...read('docs/RUNBOOK.md').matchAll(/^#{2,3} (.+)$/gm)].map(([, title = '']) => anchorOf(title));
  const [file, anchor] = annotations.runbook.split('#');

  expect(file).toBe('docs/RUNBOOK.md');
  expect(headings).toContain(anchor);
});

test('no alert, panel or heading has the name of another', () => {
  const headings = [...read('docs/RUNBOOK.md').matchAll(/^#{2,3} (.+)$/gm)].map(([, title = '']) => anchorOf(title));
  const lists = [alerts.map(({ alert }) => alert), dashboard.panels.map(({ id }) => String(id)), headings];

  expect(lists.map((list) => list.length - new Set(list).size)).toEqual([0, 0, 0]);
});

test('the data source is chosen when the dashboard is imported', () => {
  expect(dashboard.templating.list).toEqual([expect.objectContaining({ name: 'datasource', type: 'datasource' })]);
});

test.for([
  ['sum(rate(app_a_total{x="}("}[5m])) by (le', false],
  ['sum by (le) (rate(app_a_total{x="}("}[5m]))', true],
  ['a[5m)', false],
] as const)('a bracket that is not closed is seen: %s', ([expression, isGood]) => {
  expect(isBalanced(expression)).toBe(isGood);
});

test('series are found in an expression, and nothing else', () => {
  const expression =
    '3600 * sum by (a, b) (rate(app_x_total{c="d",e!~"f|g(h)"}[5m])) / on (a) app_y > 0.5 and time() - up > 1';

  expect(selectorsOf(expression).map(({ name }) => name)).toEqual(['app_x_total', 'app_y', 'up']);
  expect(selectorsOf(expression)[0]?.matchers.map(({ label }) => label)).toEqual(['c', 'e']);
  expect(groupedBy(expression)).toEqual(['a', 'b', 'a']);
});

/** As GitHub makes it. */
function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s/g, '-');
}
