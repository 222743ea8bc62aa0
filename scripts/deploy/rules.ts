import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelValues } from '@app/core/metrics/labels';
import { openMetrics } from '@app/core/metrics/metrics';
import { series } from '@app/core/metrics/series';
import { parse } from 'yaml';

type Alert = { alert: string; expr: string };
type Panel = { targets?: { expr: string; legendFormat: string }[] };

/** Checks the files of deploy/observe against the code and with Prometheus' own programs; stops where faults are found. */
export async function checkRules(folder: string): Promise<{ alerts: number; faults: string[] }> {
  const at = (name: string): string => join(folder, name);
  const read = (name: string): string => readFileSync(at(name), 'utf8');
  const { groups } = parse(read('alerts.yaml')) as { groups: { rules: Alert[] }[] };
  const alerts = groups.flatMap(({ rules }) => rules);
  const tests = read('alerts.test.yaml');
  const { panels } = JSON.parse(read('dashboard.json')) as { panels: Panel[] };
  const shown = panels.flatMap(({ targets = [] }) =>
    targets.map(({ expr, legendFormat }) => `${expr} ${legendFormat}`),
  );
  const asked = [...alerts.map(({ expr }) => expr), ...shown];
  const provoked = [...tests.matchAll(/series: '?([^',]+(?:'|,))/g)].map(([, sample = '']) => sample);
  const steps = [
    () => run('promtool', 'check', 'config', at('prometheus.yaml')),
    () => run('amtool', 'check-config', at('alertmanager.yaml')),
    () => checkNames(asked, provoked),
    () => alerts.flatMap(({ alert }) => (tests.includes(`"${alert}"`) ? [] : [`rules: nothing provokes ${alert}`])),
    () => run('promtool', 'test', 'rules', at('alerts.test.yaml')),
  ];
  for (const step of steps) {
    const faults = await step();
    if (faults.length > 0) return { alerts: alerts.length, faults };
  }
  return { alerts: alerts.length, faults: [] };
}

function run(program: string, ...args: string[]): string[] {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  if (error) throw error;
  return status === 0 ? [] : [`${program} ${args.slice(0, 2).join(' ')}: ${stdout}${stderr}`.trim()];
}

/** Exported by Prometheus itself and by the exporter of the Postgres machine. */
const outside = ['up', 'node_filesystem_avail_bytes', 'node_filesystem_size_bytes'];
/** Set by Prometheus, by a histogram and by the exporter. */
const outsideLabels = ['job', 'instance', 'le', 'mountpoint'];

/** Finds series, labels and values that no process exports, and series that no rule or panel asks for. */
async function checkNames(asked: string[], provoked: string[]): Promise<string[]> {
  const metrics = openMetrics();
  metrics.watchProcess();
  const exported = new Set([...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const used = new Set(asked.flatMap(seriesIn));
  return [
    ...[...asked, ...provoked].flatMap((expression) => [
      ...seriesIn(expression)
        .filter((name) => !exported.has(name) && !outside.includes(name))
        .map((name) => `rules: no process tells ${name}`),
      ...checkLabels(expression),
    ]),
    ...Object.keys(series)
      .filter((name) => !used.has(name))
      .map((name) => `rules: ${name} is neither on the dashboard nor in a rule`),
  ];
}

/** All of ours start with one of these prefixes; a histogram is exported as three series. */
function seriesIn(expression: string): string[] {
  const names = expression.match(/\b(?:app|process|nodejs|node)_\w+|\bup\b/g) ?? [];
  return names.map((name) => (name in series ? name : name.replace(/_(bucket|count|sum)$/, '')));
}

function checkLabels(expression: string): string[] {
  const own = seriesIn(expression).flatMap((name) =>
    name in series ? series[name as keyof typeof series].labels : [],
  );
  const known = new Set<string>([...own, ...outsideLabels]);
  const grouped = [...expression.matchAll(/by \(([^)]+)\)|\{\{(\w+)\}\}/g)].flatMap(([, list, legend]) =>
    (list ?? legend ?? '').split(', '),
  );
  const matched = [...expression.matchAll(/(\w+)[=!]~?"([^"]*)"/g)];
  return [
    ...[...grouped, ...matched.map(([, label = '']) => label)]
      .filter((label) => !known.has(label))
      .map((label) => `rules: no label ${label} in ${expression}`),
    ...matched.flatMap(([, label = '', wanted = '']) => {
      const values: readonly string[] = labelValues[label as keyof typeof labelValues] ?? [];
      const isSaid = (one: string): boolean => values.some((value) => new RegExp(`^(?:${one})$`).test(value));
      const unsaid = values.length === 0 ? [] : wanted.split('|').filter((one) => !isSaid(one));
      return unsaid.map((one) => `rules: ${label} is never "${one}" in ${expression}`);
    }),
  ];
}
