import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { IServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor';
import { parse } from 'yaml';
import { z } from 'zod';
import { otherValues } from '../chart/check-chart.ts';
import { renderChart } from '../chart/helm.ts';
import { checkNames, testDashboard } from './dashboard.ts';
import { checkConfig, type RuleTest, testRules } from './promtool.ts';
import { change, checkSample, readMetricNames, toSeries } from './samples.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { clusterStack, composeStack, type MonitoredStack } from './stacks.ts';

const Rules = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});

export type Observed = { config: string; chart: string };
export type RuleFaults = { alerts: number; provoked: number; faults: string[] };

/**
 * Checks that every alert fires alone when it should, and that none fires on a healthy stack, with compose and on a
 * cluster.
 */
export async function checkRules({ config, chart }: Observed, tried = scenarios): Promise<RuleFaults> {
  const rules = join(dirname(config), 'alerts.yaml');
  const broken = checkConfig(config);
  if (broken.length > 0) return { alerts: 0, provoked: 0, faults: broken };

  const folder = mkdtempSync(join(tmpdir(), 'rules-'));
  const monitor = (renderChart(chart, otherValues).documents as { kind: string }[]).find(
    ({ kind }) => kind === 'ServiceMonitor',
  ) as IServiceMonitor;
  const compose = composeStack(config);
  const stacks = [compose, clusterStack(folder, monitor)];
  const alerts = Rules.parse(parse(readFileSync(rules, 'utf8'))).groups.flatMap((group) => group.rules);
  const provoked = new Set(scenarios.flatMap(({ fires }) => fires));
  const known = await readMetricNames();
  // promtool evaluates every rule at every step, so longer scenarios use longer steps.
  const steps = [1, 5, 60].map((everyMinutes) => ({
    everyMinutes,
    some: tried.filter(({ after }) => stepOf(after) === everyMinutes),
  }));
  const dashboard = testDashboard(join(dirname(config), 'dashboard.json'), compose);
  const faults = [
    ...checkNames([...dashboard.expressions, ...alerts.map(({ expr }) => expr)], known),
    ...testRules(folder, [], 1, [dashboard.test]),
    ...tried.flatMap(({ samples }) => change(samples).flatMap((sample) => checkSample(sample, known))),
    ...alerts.filter(({ alert }) => !provoked.has(alert)).map(({ alert }) => `rules: nothing provokes ${alert}`),
    ...steps.flatMap(({ everyMinutes, some }) => {
      const tests = stacks.flatMap((stack) => some.map((scenario) => toTest(scenario, stack)));
      return testRules(folder, [rules], everyMinutes, tests);
    }),
  ];
  rmSync(folder, { recursive: true });
  return { alerts: alerts.length, provoked: provoked.size, faults: [...new Set(faults)] };
}

const stepOf = (after: number): number => (after < 30 ? 1 : after < 200 ? 5 : 60);

function toTest({ name, samples, after, fires }: Scenario, stack: MonitoredStack): RuleTest {
  const firing = {
    // promtool prints the expression of a failed test, not its name.
    expr: `group by (alertname) (ALERTS{alertstate="firing"}) # ${stack.name}: ${name}`,
    eval_time: `${after}m`,
    exp_samples: fires.map((alertname) => ({ labels: `{alertname="${alertname}"}`, value: 1 })),
  };
  return {
    name: `${stack.name}: ${name}`,
    interval: '1m',
    input_series: toSeries(change(samples), stack, after),
    promql_expr_test: [firing],
  };
}
