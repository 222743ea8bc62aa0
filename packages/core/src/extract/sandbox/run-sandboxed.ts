import type { Limits } from './limits.ts';
import { type Program, toCommand } from './programs.ts';
import { runCommand, type SandboxEnd } from './run-command.ts';
import type { Sandbox } from './sandbox.ts';

export type SandboxRun = {
  program: Program;
  /** File names are relative to the work folder, which is the child's working directory. */
  parameters: string[];
  folder: string;
  limits?: Partial<Limits>;
  signal: AbortSignal;
};

/**
 * Resolves with any exit of the child's own. Throws AppError('FILE_TOO_COMPLEX') when a limit killed it, or the
 * signal's reason when aborted.
 */
export function runSandboxed(sandbox: Sandbox, { program, parameters, ...rest }: SandboxRun): Promise<SandboxEnd> {
  const run = { command: toCommand(program, parameters, sandbox.isolation), ...rest };
  const { telemetry } = sandbox;
  if (!telemetry) return runCommand(sandbox, run);
  const name = 'native' in program ? program.native : program.parser;
  const began = performance.now();
  return telemetry.trace
    .inSpan('extract child', { program: name }, () => runCommand(sandbox, run))
    .finally(() =>
      telemetry.metrics.observe('app_sandbox_seconds', { program: name }, (performance.now() - began) / 1_000),
    );
}
