import { fileURLToPath } from 'node:url';
import { type ProgramName, programs } from '@app/core/processes';
import { openCommand } from './command.ts';
import { readRole } from './roles.ts';

/** Runs one role. Settings come from the environment. */
const role = readRole();
const own = role.worker ? { WORKER_ROLE: role.worker } : {};
const [only, ...others] = role.programs;
if (only && others.length === 0) become(only);

/** Longer than any process of ours takes to end in order. */
const STOP_LIMIT_MS = 120_000;
const processes = openCommand('show', { stopLimitMs: STOP_LIMIT_MS });
for (const name of role.programs) {
  if (name === 'migrate') await processes.run(name, programs[name]);
  else processes.start(name, programs[name], own);
}

/** One role is one process: this one turns into it, so signals and exit codes are its own. */
function become(name: ProgramName): void {
  const [, ...parameters] = programs[name];
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  process.execve?.(process.execPath, [process.execPath, ...parameters], { ...process.env, ...own });
}
