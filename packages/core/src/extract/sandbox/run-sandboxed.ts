import type { Limits } from './limits.ts';
import { type Program, toCommand } from './programs.ts';
import { runCommand, type SandboxEnd } from './run-command.ts';
import type { Sandbox } from './sandbox.ts';

export type SandboxRun = {
  program: Program;
  /** Files are named relative to the work folder, which is the child's working directory. */
  parameters: string[];
  folder: string;
  limits?: Partial<Limits>;
  signal: AbortSignal;
};

/**
 * Resolves however the child ends by itself; throws AppError('FILE_TOO_COMPLEX') when a limit ended it, the signal's
 * reason when aborted.
 */
export function runSandboxed(sandbox: Sandbox, { program, parameters, ...rest }: SandboxRun): Promise<SandboxEnd> {
  return runCommand(sandbox, { command: toCommand(program, parameters, sandbox.isolation), ...rest });
}
