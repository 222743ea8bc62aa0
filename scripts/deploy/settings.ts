import { Environment } from '@app/core/config/config';

/** Read by whoever starts a role, not by the role itself. */
const beside = ['ROLE', 'NODE_ENV'];

/** Every setting the processes know. */
export const knownSettings: ReadonlySet<string> = new Set([...Object.keys(Environment.shape), ...beside]);

/** Without these no process starts. */
export const requiredSettings: readonly string[] = Object.entries(Environment.shape)
  .filter(([, schema]) => !schema.safeParse(undefined).success)
  .map(([name]) => name);

/** Belong to workers that write, and to nobody else. */
export const workerSecrets: readonly string[] = [
  ...Object.keys(Environment.shape).filter((name) => name.endsWith('_API_KEY')),
  'SMTP_URL',
];

/** What is wrong with the settings one process is given. */
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
