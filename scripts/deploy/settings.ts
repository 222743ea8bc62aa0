import { Environment } from '@app/core/config/config';

/** Read by the program that starts a role, not by the role itself. */
const beside = ['ROLE', 'NODE_ENV'];

/** All settings of the processes. */
export const knownSettings: ReadonlySet<string> = new Set([...Object.keys(Environment.shape), ...beside]);

/** No process starts without these. */
export const requiredSettings: readonly string[] = Object.entries(Environment.shape)
  .filter(([, schema]) => !schema.safeParse(undefined).success)
  .map(([name]) => name);

/** Only for workers that write reports. */
export const workerSecrets: readonly string[] = [
  ...Object.keys(Environment.shape).filter((name) => name.endsWith('_API_KEY')),
  'SMTP_URL',
];

/** Finds faults in the settings of one process. */
export function checkSettings(who: string, given: Iterable<string>, hasWorkerSecrets = false): string[] {
  const names = new Set(given);
  return [
    ...[...names].filter((name) => !knownSettings.has(name)).map((name) => `${who}: ${name} is no setting`),
    ...requiredSettings.filter((name) => !names.has(name)).map((name) => `${who}: ${name} is not given`),
    ...workerSecrets
      .filter((name) => names.has(name) && !hasWorkerSecrets)
      .map((name) => `${who}: ${name} is for workers only`),
  ];
}
