import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import type { Readable } from 'node:stream';
import { AppError } from '../../errors/app-error.ts';
import { confine } from './confine.ts';
import { readFolderUsage } from './folder-usage.ts';
import { defaultLimits, type Limits } from './limits.ts';
import type { SandboxCommand } from './programs.ts';
import type { Sandbox } from './sandbox.ts';
import { watchChild } from './watch-child.ts';

export type CommandRun = { command: SandboxCommand; folder: string; limits?: Partial<Limits>; signal: AbortSignal };

export type SandboxEnd = {
  /** As in a shell: 128 plus the signal number when a signal ended the child. */
  code: number | null;
  stdout: Buffer;
  /** The first 2 KB. It may contain a visitor's text: use it for decisions, never log it. */
  stderr: string;
  peakRssBytes: number;
  durationMs: number;
};

type Child = ChildProcessByStdio<null, Readable, Readable>;

const STDERR_BYTES = 2048;
const { SIGKILL, SIGXCPU, SIGXFSZ } = constants.signals;
/** Only kernel limits send these signals. */
const limitCodes: ReadonlySet<number | null> = new Set([SIGKILL, SIGXCPU, SIGXFSZ].map((signal) => 128 + signal));
/** Messages of C and C++ libraries and of V8 for a failed allocation. */
const memoryWords = /out of memory|memory exhausted|bad_alloc|(cannot|failed to) allocate|allocation failed/i;
/** Exit codes of prlimit, the shell and bubblewrap when the program itself could not be started. */
const notStartedCodes: ReadonlySet<number | null> = new Set([126, 127]);
const notStartedWords = /^bwrap: /;

/** Runs one child under limits, in namespaces where available, with an empty environment. */
export async function runCommand(sandbox: Sandbox, run: CommandRun): Promise<SandboxEnd> {
  run.signal.throwIfAborted();
  const limits = { ...defaultLimits, ...run.limits };
  const { isolation, codeCache, filter } = sandbox;
  const { runtime, argv } = run.command;
  const [program = '', ...parameters] = confine(argv, {
    isolation,
    runtime,
    folder: run.folder,
    limits,
    codeCache,
    filter,
  });

  const usedBefore = readFolderUsage(run.folder);
  const startedAt = performance.now();
  const child: Child = spawn(program, parameters, {
    cwd: run.folder,
    env: {},
    // In its own process group, so that the whole group can be killed.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const watch = watchChild(child, { ...run, isolation, limits, usedBefore });
  const stdout = collect(child.stdout, limits.outputBytes, () => watch.stop('output'));
  const stderr = collect(child.stderr, STDERR_BYTES);
  const [status, signal] = await ended(child).finally(watch.end);

  const stopped = watch.wasStopped();
  if (stopped) sandbox.telemetry?.metrics.count('app_sandbox_kills_total', { kill: stopped });
  run.signal.throwIfAborted();
  const end: SandboxEnd = {
    code: status ?? 128 + (signal === null ? 0 : constants.signals[signal]),
    stdout: Buffer.concat(stdout),
    stderr: Buffer.concat(stderr).toString(),
    peakRssBytes: watch.peakRssBytes(),
    durationMs: Math.round(performance.now() - startedAt),
  };
  if (isNotStarted(end)) throw new Error('a program that reads files could not be started');
  if (!stopped && isLimit(end)) sandbox.telemetry?.metrics.count('app_sandbox_kills_total', { kill: 'kernel' });
  if (stopped || isLimit(end)) throw new AppError('FILE_TOO_COMPLEX');
  return end;
}

/** Waits for `close`, when all pipes are closed and the output is complete. */
function ended(child: Child): Promise<[number | null, NodeJS.Signals | null]> {
  return once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
}

/** Keeps the first bytes of a stream and drains the rest, so that the writer never blocks. */
function collect(stream: Readable, maxBytes: number, onOverflow?: () => void): Buffer[] {
  const chunks: Buffer[] = [];
  let roomBytes = maxBytes;
  stream.on('data', (chunk: Buffer) => {
    if (chunk.length > roomBytes) onOverflow?.();
    if (roomBytes > 0) chunks.push(chunk.subarray(0, roomBytes));
    roomBytes = Math.max(0, roomBytes - chunk.length);
  });
  return chunks;
}

function isNotStarted({ code, stderr }: SandboxEnd): boolean {
  return notStartedCodes.has(code) || (code !== 0 && notStartedWords.test(stderr));
}

function isLimit({ code, stderr }: SandboxEnd): boolean {
  return limitCodes.has(code) || (code !== 0 && memoryWords.test(stderr));
}
