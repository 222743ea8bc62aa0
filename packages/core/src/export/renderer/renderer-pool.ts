import { type ChildProcess, spawn } from 'node:child_process';
import { AppError } from '../../errors/app-error.ts';
import type { RenderAnswer, RenderRequest } from './protocol.ts';

const MIB = 1024 * 1024;

/** The Typst compiler leaks a little memory per report, so a child is replaced before that adds up. */
const limits = { wallMs: 20_000, reports: 300, rssBytes: 512 * MIB };

export type RendererPool = {
  /** Throws AppError('INTERNAL') on a crash and 'SERVICE_UNAVAILABLE' on a timeout; only this report is lost. */
  render(request: RenderRequest, signal: AbortSignal): Promise<Buffer>;
  close(): void;
};

type Settings = {
  /** The confined command of a child; it communicates over the IPC channel at descriptor 3. */
  command: readonly string[];
  limits?: Partial<typeof limits>;
};

/**
 * Renders PDF, DOCX and picture files in confined child processes that stay warm: one report at a time each, as many
 * children as there are concurrent reports.
 */
export function openRendererPool({ command, limits: own }: Settings): RendererPool {
  const { wallMs, reports, rssBytes } = { ...limits, ...own };
  const idle: ChildProcess[] = [];
  const served = new Map<ChildProcess, number>();

  const start = (): ChildProcess => {
    const [program = '', ...parameters] = command;
    const child = spawn(program, parameters, {
      cwd: '/',
      // Empty environment: a child needs no setting and must not see a key.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    served.set(child, 0);
    child.once('exit', () => {
      served.delete(child);
      const at = idle.indexOf(child);
      if (at >= 0) idle.splice(at, 1);
    });
    return child;
  };

  const serve = async (
    child: ChildProcess,
    request: RenderRequest,
    ended: AbortSignal,
  ): Promise<RenderAnswer | undefined> => {
    const answer = await ask(child, request, ended);
    const count = (served.get(child) ?? 0) + 1;
    if (answer && count < reports && answer.rssBytes < rssBytes) {
      served.set(child, count);
      idle.push(child);
    } else child.kill('SIGKILL');
    return answer;
  };

  return {
    async render(request, signal) {
      signal.throwIfAborted();
      const timeout = AbortSignal.timeout(wallMs);
      const ended = AbortSignal.any([signal, timeout]);
      const warm = idle.pop();
      // A warm child may have died since its last report, so try once more with a new one.
      let answer = warm && (await serve(warm, request, ended));
      if (!answer && !ended.aborted) answer = await serve(start(), request, ended);
      if (answer && 'file' in answer) return Buffer.from(answer.file);
      // A busy machine is slow for a while: the same report may be rendered in time a minute later.
      const isTooSlow = !answer && timeout.aborted && !signal.aborted;
      const code = answer?.fault ?? (isTooSlow ? 'timed-out' : 'ended');
      throw new AppError(isTooSlow ? 'SERVICE_UNAVAILABLE' : 'INTERNAL', {
        cause: Object.assign(new Error('a report was not rendered'), { code }),
      });
    },
    close() {
      for (const child of served.keys()) child.kill('SIGKILL');
    },
  };
}

/** Undefined when the child exits without an answer, or on abort. */
function ask(child: ChildProcess, request: RenderRequest, signal: AbortSignal): Promise<RenderAnswer | undefined> {
  return new Promise((resolve) => {
    const finish = (answer: RenderAnswer | undefined): void => {
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      signal.removeEventListener('abort', onEnd);
      resolve(answer);
    };
    const onMessage = (answer: unknown): void => finish(answer as RenderAnswer);
    const onEnd = (): void => finish(undefined);
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    signal.addEventListener('abort', onEnd);
    child.send(request, (error) => {
      if (error) onEnd();
    });
  });
}
