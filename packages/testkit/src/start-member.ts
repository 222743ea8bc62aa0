import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type ProcessEnvironment, type Processes, freePort, programs, waitUntilReady } from '@app/core/processes';

export type StackProgram = 'api' | 'worker';

/** One api or worker of a stack. Without a process of its own, `kill` takes only SIGTERM and `process` throws. */
export type Member = { url: string; readonly process: ChildProcess; kill(signal: NodeJS.Signals): Promise<void> };

export type StartMember = (
  name: StackProgram,
  environment: ProcessEnvironment,
  options: ProcessOptions,
) => Promise<Member>;

/** Another checkout whose program runs, and the cgroup in which Node sizes its heap. */
export type ProcessOptions = { folder?: string | undefined; cgroup?: string | undefined };
type Program = { close(): Promise<void> };

/** On a busy machine a process takes long to load its code. */
const START_LIMIT_MS = 300_000;
/** A shell that moves itself into the cgroup `$0` and becomes the program. */
const ENTER_CGROUP = ['sh', '-c', 'echo $$ > "$0/cgroup.procs" && exec "$@"'] as const;

const NO_PROCESS = 'start the stack with `processes: true` to reach its processes';

const portSettings = { api: 'PORT', worker: 'WORKER_HEALTH_PORT' } as const;

/** Starts each member as in production: a process of its own. */
export function inProcesses(processes: Processes): StartMember {
  return async (name, own, { folder = '', cgroup }) => {
    const { url, environment } = await withPort(name, own);
    const [node, program] = programs[name];
    const command = [...(cgroup ? [...ENTER_CGROUP, cgroup] : []), node, join(folder, program)];
    const child = processes.start(name, command, environment);
    await waitUntilReady(`${url}/readyz`, START_LIMIT_MS);
    return {
      url,
      process: child,
      async kill(signal) {
        const ended = once(child, 'exit');
        child.kill(signal);
        if (signal !== 'SIGSTOP' && signal !== 'SIGCONT') await ended;
      },
    };
  };
}

/** Starts each member in the test's own process, whose modules are loaded already. */
export function inThisProcess(closers: Program['close'][]): StartMember {
  return async (name, own, { folder, cgroup }) => {
    if (folder || cgroup) throw new Error(NO_PROCESS);
    const { url, environment } = await withPort(name, own);
    const program = await start[name]({ LOG_LEVEL: 'silent', DRAIN_MS: '1', WORKER_GRACE_MS: '1000', ...environment });
    let closing: Promise<void> | undefined;
    const close = (): Promise<void> => (closing ??= program.close());
    closers.push(close);
    await waitUntilReady(`${url}/readyz`, START_LIMIT_MS);
    return {
      url,
      get process(): never {
        throw new Error(NO_PROCESS);
      },
      async kill(signal) {
        if (signal !== 'SIGTERM') throw new Error(NO_PROCESS);
        await close();
      },
    };
  };
}

type Start = (environment: ProcessEnvironment, onStuck: () => void) => Promise<Program>;

const start: Record<StackProgram, (environment: ProcessEnvironment) => Promise<Program>> = {
  async api(environment) {
    const { startApi } = await load<{ startApi: Start }>('api/src/start-api.ts');
    return startApi(environment, () => {});
  },
  async worker(environment) {
    const { startWorker } = await load<{ startWorker: Start }>('worker/src/start-worker.ts');
    return startWorker(environment, () => {});
  },
};

/** By path, as for a process: the apps import this package in their tests, so it does not import them. */
const load = <Module>(path: string): Promise<Module> =>
  import(new URL(`../../../apps/${path}`, import.meta.url).href) as Promise<Module>;

async function withPort(name: StackProgram, own: ProcessEnvironment) {
  const setting = portSettings[name];
  const port = own[setting] ?? String(await freePort());
  return { url: `http://127.0.0.1:${port}`, environment: { ...own, [setting]: port } };
}
