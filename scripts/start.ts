import { fileURLToPath } from 'node:url';
import { type ProgramName, programs } from '@app/core/processes';
import { openCommand } from './command.ts';
import { readRole } from './roles.ts';

/** Runs one role. Settings come from the environment. */
const role = readRole();
const own = role.worker ? { WORKER_ROLE: role.worker } : {};
const [only, ...others] = role.programs;
if (only && others.length === 0) become(only);

/** Longer than any process of ours takes to stop. */
const STOP_LIMIT_MS = 120_000;
const processes = openCommand('show', { stopLimitMs: STOP_LIMIT_MS });
for (const name of role.programs) {
  if (name === 'migrate') await processes.run(name, programs[name]);
  else processes.start(name, programs[name], own);
}

/** A role with one program replaces this process, so that signals and exit codes are those of the program. */
function become(name: ProgramName): void {
  const [, ...parameters] = programs[name];
  process.chdir(fileURLToPath(new URL('..', import.meta.url)));
  process.execve?.(process.execPath, [process.execPath, ...parameters], { ...process.env, ...own });
}
