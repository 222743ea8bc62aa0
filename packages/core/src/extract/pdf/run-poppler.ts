import { defaultLimits } from '../sandbox/limits.ts';
import type { SandboxEnd } from '../sandbox/run-command.ts';
import { runSandboxed } from '../sandbox/run-sandboxed.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';

/** One PDF that several programs process; together they share the time limit of one child. */
export type PdfJob = { sandbox: Sandbox; folder: string; name: string; signal: AbortSignal; endsAtMs: number };

export const timeForOne = (): number => Date.now() + defaultLimits.wallMs;

export function runPoppler(
  { sandbox, folder, signal, endsAtMs }: PdfJob,
  native: 'pdfinfo' | 'pdftotext' | 'pdftoppm',
  parameters: string[],
): Promise<SandboxEnd> {
  const limits = { wallMs: Math.max(1, endsAtMs - Date.now()) };
  return runSandboxed(sandbox, { program: { native }, parameters, folder, limits, signal });
}
