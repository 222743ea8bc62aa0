import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkRules } from './check-rules.ts';
import { type Scenario, scenarios } from './scenarios.ts';

const copies = mkdtempSync(join(tmpdir(), 'observe-'));
afterAll(() => rmSync(copies, { recursive: true }));

/** The faults found in the shipped files with one change, limited to the scenarios of one alert. */
async function faultsWith(file: string, what: string, instead: string, alert: string): Promise<string> {
  const folder = mkdtempSync(join(copies, 'deploy-'));
  for (const each of ['observe', 'helm']) cpSync(join('deploy', each), join(folder, each), { recursive: true });
  const path = join(folder, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(what);
  writeFileSync(path, before.replaceAll(what, instead));
  const concerns = ({ fires, after }: Scenario): boolean =>
    fires.includes(alert) || (fires.length === 0 && (after < 1500 || alert === 'none'));
  const observed = {
    config: join(folder, 'observe/prometheus.yaml'),
    chart: join(folder, 'helm/personality-analysis'),
  };
  return (await checkRules(observed, scenarios.filter(concerns))).faults.join('\n');
}

const ALERTS = 'observe/alerts.yaml';

test.for<[file: string, what: string, instead: string, alert: string, fault: string]>([
  [ALERTS, 'absent(up{job="analysis-api"} == 1)', 'absent(up{job="analysis-api"} == 1', 'ApiDown', 'promtool check'],
  [ALERTS, 'up{job="analysis-api"}', 'up{job="api"}', 'ApiDown', '{alertname="ApiDown"}'],
  [ALERTS, '(app_part_up)', '(app_parts_up)', 'StoreAway', 'no process tells app_parts_up'],
  [ALERTS, 'INTERNAL|SERVICE', 'INTERNALS|SERVICES', 'ErrorRatio', '{alertname="ErrorRatio"}'],
  [ALERTS, '> 120', '> 1200', 'QueueOld', '{alertname="QueueOld"}'],
  [ALERTS, '|FILE_.*|DOCUMENT_.*', '', 'none', '{alertname="AnalysesFailing"}'],
  [ALERTS, 'alert: RedisFile', 'alert: RedisFiles', 'RedisFile', 'nothing provokes RedisFiles'],
  [
    'observe/prometheus.yaml',
    'job_name: analysis-worker',
    'job_name: analysis-workers',
    'WorkerDown',
    'analysis-worker',
  ],
  ['observe/dashboard.json', '"{{part}}"', '"{{parts}}"', 'ApiDown', 'parts'],
  ['observe/dashboard.json', 'state=\\"delayed\\"', 'state=\\"late\\"', 'ApiDown', 'late'],
  [
    'observe/dashboard.json',
    'app_database_bytes',
    'app_database_size',
    'ApiDown',
    'no process tells app_database_size',
  ],
  [
    'helm/personality-analysis/templates/servicemonitor.yaml',
    'replacement: analysis-$1',
    'replacement: $1',
    'WorkerDown',
    'Kubernetes: nobody visits',
  ],
])('in %s, "%s" changed to "%s" fails the tests of %s', async ([file, what, instead, alert, fault]) => {
  expect(await faultsWith(file, what, instead, alert).catch(String)).toContain(fault);
});
