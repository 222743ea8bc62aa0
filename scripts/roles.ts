import type { ProgramName } from '@app/core/processes';

/** The role of a process in a deployment; `all` runs a whole small deployment. */
export type ProcessRole = { programs: ProgramName[]; worker?: 'all' | 'models' | 'media' };

const roles: Record<string, ProcessRole> = {
  all: { programs: ['migrate', 'api', 'worker'], worker: 'all' },
  api: { programs: ['api'] },
  worker: { programs: ['worker'], worker: 'models' },
  media: { programs: ['worker'], worker: 'media' },
  migrate: { programs: ['migrate'] },
};

/** The role from the environment; an unknown role ends the process. */
export function readRole(): ProcessRole {
  const role = roles[process.env.ROLE || 'all'];
  if (role) return role;
  process.stderr.write(`ROLE must be one of ${Object.keys(roles).join(', ')}\n`);
  return process.exit(1);
}
