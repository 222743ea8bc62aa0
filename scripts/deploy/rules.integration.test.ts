import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkRules } from './rules.ts';

test.for([
  ['alerts.yaml', 'absent(up{job="analysis-api"} == 1)', 'absent(up{job="analysis-api"} == 1', 'promtool check config'],
  ['alertmanager.yaml', 'receiver:', 'receivers:', 'amtool check-config'],
  ['alerts.yaml', '(app_part_up)', '(app_parts_up)', 'no process tells app_parts_up'],
  ['alerts.yaml', 'INTERNAL|SERVICE', 'INTERNALS|SERVICE', 'code is never "INTERNALS"'],
  ['alerts.test.yaml', 'part="redis"', 'part="valkey"', 'part is never "valkey"'],
  ['dashboard.json', '"{{part}}"', '"{{parts}}"', 'no label parts'],
  ['dashboard.json', 'app_database_bytes', 'app_redis_memory_bytes', 'app_database_bytes is neither on the dashboard'],
  ['alerts.yaml', 'alert: RedisFile', 'alert: RedisFiles', 'nothing provokes RedisFiles'],
  ['alerts.yaml', '> 120', '> 1200', 'alertname="QueueOld"'],
  ['alerts.yaml', '|FILE_.*|DOCUMENT_.*', '', 'alertname="AnalysesFailing"'],
] as const)('in %s, "%s" changed to "%s" is a fault: %s', async ([file, what, instead, fault]) => {
  const folder = mkdtempSync(join(tmpdir(), 'observe-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync('deploy/observe', folder, { recursive: true });
  const before = readFileSync(join(folder, file), 'utf8');
  writeFileSync(join(folder, file), before.replaceAll(what, instead));

  const { faults } = await checkRules(folder);

  expect(before).toContain(what);
  expect(faults.join('\n')).toContain(fault);
});
