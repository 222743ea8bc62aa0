import { type ProgramName, programs } from '@app/core/processes';
import { openCommand } from './command.ts';

/** One role of a real deployment; `all` runs a whole small one. Settings come from the environment. */
const roles: Record<string, ProgramName[]> = {
  all: ['migrate', 'api', 'worker'],
  api: ['api'],
  worker: ['worker'],
  migrate: ['migrate'],
};

const role = process.env.ROLE || 'all';
const names = roles[role];
if (!names) {
  process.stderr.write(`ROLE must be one of ${Object.keys(roles).join(', ')}\n`);
  process.exit(1);
}

const processes = openCommand('show');
for (const name of names) {
  if (name === 'migrate') await processes.run(name, programs[name]);
  else processes.start(name, programs[name]);
}
