import { type ProgramName, programs } from '@app/core/processes';
import { openCommand } from './command.ts';

/** One role of a real deployment; `all` runs a whole small one. Settings come from the environment. */
const roles: Record<string, { programs: ProgramName[]; worker?: 'all' | 'models' | 'media' }> = {
  all: { programs: ['migrate', 'api', 'worker'], worker: 'all' },
  api: { programs: ['api'] },
  worker: { programs: ['worker'], worker: 'models' },
  media: { programs: ['worker'], worker: 'media' },
  migrate: { programs: ['migrate'] },
};

const role = roles[process.env.ROLE || 'all'];
if (!role) {
  process.stderr.write(`ROLE must be one of ${Object.keys(roles).join(', ')}\n`);
  process.exit(1);
}

const processes = openCommand('show');
for (const name of role.programs) {
  if (name === 'migrate') await processes.run(name, programs[name]);
  else processes.start(name, programs[name], { WORKER_ROLE: role.worker });
}
