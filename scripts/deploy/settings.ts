import { Environment } from '@app/core/config/config';

/** Read by the program that starts a role, not by the role itself. */
const beside = ['ROLE', 'NODE_ENV'];

/** All settings of the processes. */
export const knownSettings: ReadonlySet<string> = new Set([...Object.keys(Environment.shape), ...beside]);

/** No process starts without these. */
const requiredSettings: readonly string[] = Object.entries(Environment.shape)
  .filter(([, schema]) => !schema.safeParse(undefined).success)
  .map(([name]) => name);

/** Media workers parse strangers' files, so they get only the keys of files. All other processes get the server keys. */
const keysOf = (who: string): { needed: string; refused?: string } =>
  who === 'media' ? { needed: 'MEDIA_KEYS', refused: 'SERVER_KEYS' } : { needed: 'SERVER_KEYS' };

/** Only for workers that write reports. */
export const workerSecrets: readonly string[] = [
  ...Object.keys(Environment.shape).filter((name) => name.endsWith('_API_KEY')),
  'SMTP_URL',
];

/** The rules that do not hold; a value of `true` means that the rule holds. */
export const brokenRules = (name: string, rules: Record<string, boolean | undefined>): string[] =>
  Object.entries(rules)
    .filter(([, isKept]) => isKept !== true)
    .map(([rule]) => `${name}: ${rule}`);

/** Finds faults in the settings of one process. */
export function checkSettings(who: string, given: Iterable<string>, hasWorkerSecrets = false): string[] {
  const names = new Set(given);
  const { needed, refused } = keysOf(who);
  return [
    ...[...names].filter((name) => !knownSettings.has(name)).map((name) => `${who}: ${name} is no setting`),
    ...[...requiredSettings, needed].filter((name) => !names.has(name)).map((name) => `${who}: ${name} is not given`),
    ...(refused && names.has(refused) ? [`${who}: ${refused} is not for it`] : []),
    ...workerSecrets
      .filter((name) => names.has(name) && !hasWorkerSecrets)
      .map((name) => `${who}: ${name} is for workers only`),
  ];
}
