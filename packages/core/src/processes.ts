import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export type ProcessEnvironment = Record<string, string | undefined>;
export type ProcessCommand = readonly string[];

export type Processes = {
  /** Starts a program. `onEarlyEnd` reports an exit before `stop`. */
  start(name: string, command: ProcessCommand, environment?: ProcessEnvironment): ChildProcess;
  /** Starts a program and waits for an output line that matches. */
  startUntil(name: string, command: ProcessCommand, ready: RegExp): Promise<RegExpExecArray>;
  /** Runs a program until it exits. */
  run(name: string, command: ProcessCommand, environment?: ProcessEnvironment): Promise<void>;
  stop(): Promise<void>;
};

/** The commands of the product, each a separate process. */
export const programs = {
  simulator: ['node', 'packages/testkit/src/simulator/main.ts'],
  mailSink: ['node', 'packages/testkit/src/mail-sink-main.ts'],
  ownPostgres: ['node', 'packages/testkit/src/own-store-main.ts', 'postgres'],
  ownRedis: ['node', 'packages/testkit/src/own-store-main.ts', 'redis'],
  migrate: ['node', 'packages/core/src/migrate-main.ts'],
  api: ['node', 'apps/api/src/main.ts'],
  worker: ['node', 'apps/worker/src/main.ts'],
} as const;

export type ProgramName = keyof typeof programs;

export const SIMULATOR_READY = /simulator ready (\S+)/;

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const STOP_LIMIT_MS = 10_000;

type Options = {
  /** Environment of every process; its own settings override it. */
  environment: ProcessEnvironment;
  /** Where output goes: shown, dropped, or appended to `<folder>/<name>.log`. */
  output: 'show' | 'drop' | { folder: string };
  onEarlyEnd?: (name: string) => void;
  /** Restarts a process that was killed from outside, for example when memory ran out, and reports it here. */
  onKilled?: (name: string) => void;
  /** How long the processes may take to stop before SIGKILL. */
  stopLimitMs?: number;
};

/** Starts processes of the product on this machine, in order, and stops them together. */
export function openProcesses({
  environment: common,
  output,
  onEarlyEnd,
  onKilled,
  stopLimitMs = STOP_LIMIT_MS,
}: Options): Processes {
  const running = new Set<ChildProcess>();
  let isStopping = false;

  const launch = (
    name: string,
    [program = '', ...parameters]: ProcessCommand,
    environment: ProcessEnvironment,
    isPiped: boolean,
  ): ChildProcess => {
    const sink =
      typeof output === 'object'
        ? openSync(join(output.folder, `${name}.log`), 'a')
        : output === 'show'
          ? 'inherit'
          : 'ignore';
    const child = spawn(program, parameters, {
      cwd: ROOT,
      env: { ...common, ...environment },
      stdio: ['ignore', isPiped ? 'pipe' : sink, typeof sink === 'number' ? sink : 'inherit'],
    });
    if (typeof sink === 'number') closeSync(sink);
    running.add(child);
    child.once('exit', () => running.delete(child));
    return child;
  };

  const watch = (name: string, child: ChildProcess): ChildProcess => {
    child.once('exit', () => {
      if (!isStopping) onEarlyEnd?.(name);
    });
    return child;
  };

  const start: Processes['start'] = (name, command, environment = {}) => {
    const child = launch(name, command, environment, false);
    if (!onKilled) return watch(name, child);
    return child.once('exit', (_code, signal) => {
      if (isStopping) return;
      if (signal === null) return onEarlyEnd?.(name);
      onKilled(name);
      start(name, command, environment);
    });
  };

  return {
    start,
    async startUntil(name, command, ready) {
      const child = watch(name, launch(name, command, {}, true));
      if (!child.stdout) throw new Error(`${name} has no output`);
      for await (const line of createInterface({ input: child.stdout })) {
        const match = ready.exec(line);
        if (match) return match;
      }
      throw new Error(`${name} ended before it was ready`);
    },
    async run(name, command, environment = {}) {
      const [code] = (await once(launch(name, command, environment, false), 'exit')) as [number | null];
      if (code !== 0) throw new Error(`${name} failed`);
    },
    async stop() {
      isStopping = true;
      const children = [...running];
      const ended = Promise.all(children.map((child) => once(child, 'exit')));
      for (const child of children) child.kill('SIGTERM');
      await Promise.race([ended, delay(stopLimitMs, undefined, { ref: false })]);
      for (const child of running) child.kill('SIGKILL');
    },
  };
}

export async function waitUntilReady(url: string, limitMs?: number): Promise<void> {
  const attempt = async (): Promise<void> => {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  };
  await waitFor(url, attempt, limitMs);
}

/** Retries until it succeeds; after half a minute by default, throws with the last error as cause. */
export async function waitFor(name: string, attempt: () => Promise<unknown>, limitMs = 30_000): Promise<void> {
  const end = Date.now() + limitMs;
  for (;;) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (Date.now() > end) throw new Error(`${name} did not become ready`, { cause: error });
      await delay(100);
    }
  }
}

/**
 * Outside the range from which systems choose ports for `listen(0)` and for outgoing connections, which begins at 32768
 * on Linux: minutes can pass before a process under load listens, and other processes open many ports meanwhile.
 */
const PORTS = { first: 10_240, end: 32_768 };
const givenPorts = new Set<number>();

/** A port on which nothing listens; never the same one twice. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.first, PORTS.end);
    if (givenPorts.has(port) || !(await isFree(port))) continue;
    givenPorts.add(port);
    return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return isListening;
}
