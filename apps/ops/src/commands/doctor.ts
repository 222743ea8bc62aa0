import { parseArgs } from 'node:util';
import { checkSettings, unknownSettings } from '@app/core/config/config';
import { version } from '@app/core/config/version';
import { type OpsCommand, type OpsEnvironment } from '../command.ts';
import { checkSandbox, checkStorage } from '../doctor/check-files.ts';
import { checkMail, checkProviders, checkSimulator } from '../doctor/check-outside.ts';
import { checkWorkFolder } from '../doctor/check-work-folder.ts';
import { checkPostgres } from '../doctor/check-postgres.ts';
import { checkRedis } from '../doctor/check-redis.ts';
import { type Check, fail, type CheckResult, ok, warn } from '../doctor/check-result.ts';

const stores: Check[] = [checkPostgres, checkRedis, checkStorage, checkWorkFolder, checkSandbox, checkSimulator];

export const doctor: OpsCommand = {
  async run(parameters, environment, { say }) {
    const { values } = parseArgs({ args: parameters, options: { 'no-calls': { type: 'boolean' } } });
    const checks = values['no-calls'] ? stores : [...stores, checkProviders, checkMail];
    const results = await examine(environment, checks);
    for (const { level, about, words } of results) say(`${level.padEnd(4)}  ${about.padEnd(18)}  ${words}`);
    const count = (level: CheckResult['level']): number => results.filter((result) => result.level === level).length;
    say(`${count('ok')} ok, ${count('warn')} warnings, ${count('fail')} failures`);
    return count('fail') === 0;
  },
};

async function examine(environment: OpsEnvironment, checks: Check[]): Promise<CheckResult[]> {
  const { config, problems } = checkSettings(environment);
  // No other check can run without valid settings.
  if (!config) return problems.map((problem) => fail('settings', problem));
  const unknown = unknownSettings(environment).map((words) => warn('settings', words));
  const rest = await Promise.all(
    checks.map((check) =>
      check(config).catch((error: unknown) => [fail('doctor', error instanceof Error ? error.message : String(error))]),
    ),
  );
  return [ok('version', `is ${version}`), ok('settings', 'are complete'), ...unknown, ...rest.flat()];
}
