import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stringify } from 'yaml';

export type RuleTest = {
  name: string;
  interval: string;
  input_series: { series: string; values: string }[];
  promql_expr_test: { expr: string; eval_time: string; exp_samples: { labels: string; value: number }[] }[];
};

function run(program: string, ...words: string[]): string[] {
  const { status, stdout, stderr, error } = spawnSync(program, words, { encoding: 'utf8' });
  if (error) throw error;
  return status === 0 ? [] : [`${program} ${words.slice(0, 2).join(' ')}: ${stdout}${stderr}`.trim()];
}

/** Checks the Prometheus configuration with all rule files it names, and the Alertmanager configuration. */
export function checkConfig(file: string): string[] {
  const alertmanager = join(dirname(file), 'alertmanager.yaml');
  return [...run('promtool', 'check', 'config', file), ...run('amtool', 'check-config', alertmanager)];
}

/** Runs the tests and returns the failed ones, each with the expected and the actual result. */
export function testRules(folder: string, rules: string[], everyMinutes: number, tests: RuleTest[]): string[] {
  const file = join(folder, `every-${everyMinutes}-minutes.yaml`);
  const rule_files = rules.map((each) => resolve(each));
  writeFileSync(file, stringify({ rule_files, evaluation_interval: `${everyMinutes}m`, tests }));
  return run('promtool', 'test', 'rules', file);
}
