import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@app/core/db/database';
import { type ProcessEnvironment, openProcesses } from '@app/core/processes';
import { deleteKeys } from '@app/core/redis/delete-keys';
import { COMPILED } from './compiled.ts';
import { makeDatabase } from './database.ts';
import { generousLimits } from './generous-limits.ts';
import { startSimulator, type SimulatorOptions } from './simulator/start-simulator.ts';
import type { SmtpSink } from './smtp-sink.ts';
import { inProcesses, inThisProcess, type Member, type ProcessOptions, type StackProgram } from './start-member.ts';

export type StackOptions = {
  /** A process for each member, as in production: to kill it, to measure it, to read its log. Else all run in this one. */
  processes?: boolean;
  apis?: number;
  workers?: number;
  databaseServer?: string;
  redisUrl?: string;
  /** Settings of api and worker in addition to the defaults. */
  environment?: ProcessEnvironment;
  /** Settings of one process in addition to the common ones. */
  each?: (name: StackProgram, index: number, common: ProcessEnvironment) => ProcessEnvironment;
  /** The folder of the cgroup in which a process starts, so that Node sizes its heap by the limit of that cgroup. */
  cgroup?: (name: StackProgram, index: number) => string | undefined;
  simulator?: SimulatorOptions;
  /** The mail server of the workers; without it no mail is sent. */
  smtp?: SmtpSink;
};

export type Stack = {
  apis: Member[];
  workers: Member[];
  simulator: Awaited<ReturnType<typeof startSimulator>>;
  db: Database;
  environment: ProcessEnvironment;
  /** The log files of all processes. */
  logFolder: string;
  /** The storage of uploads, and the work folder in which workers open them. */
  storageFolder: string;
  workFolder: string;
  /** With `folder`, runs the program of another checkout. */
  startApi(environment?: ProcessEnvironment, folder?: string): Promise<Member>;
  startWorker(environment?: ProcessEnvironment, folder?: string): Promise<Member>;
  /** Removes all keys of this stack from Redis. */
  forgetQueue(): Promise<void>;
  stop(): Promise<void>;
};

/** The product with real stores and simulated models. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const { apis = 1, workers = 1, redisUrl = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379' } = options;
  const folder = await mkdtemp(join(tmpdir(), 'stack-'));
  const [logFolder, storageFolder, workFolder] = ['log', 'storage', 'work'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  await mkdir(logFolder);
  const prefix = `test-${randomBytes(6).toString('hex')}`;
  const [database, simulator] = await Promise.all([
    makeDatabase(options.databaseServer),
    startSimulator({ firstTokenMs: 50, chunkMs: 2, people: 2, ...options.simulator }),
  ]);
  const processes = openProcesses({ environment: process.env, output: { folder: logFolder } });
  const environment: ProcessEnvironment = {
    NODE_COMPILE_CACHE: COMPILED,
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    REDIS_PREFIX: prefix,
    SERVER_KEYS: randomBytes(32).toString('base64'),
    SIMULATOR_URL: simulator.url,
    ALLOW_SIMULATED_MODELS: 'true',
    STORAGE_FOLDER: storageFolder,
    WORK_FOLDER: workFolder,
    INTERNAL_PORT: '0',
    ...generousLimits,
    ...(options.smtp && { PUBLIC_URL: 'http://analysis.example' }),
    ...options.environment,
  };
  // Only the workers know the mail server, as in production.
  const mailing: ProcessEnvironment = options.smtp
    ? { SMTP_URL: options.smtp.url, MAIL_FROM: 'mail@analysis.example' }
    : {};

  const closers: (() => Promise<void>)[] = [];
  const startMember = options.processes ? inProcesses(processes) : inThisProcess(closers);
  const start = (name: StackProgram, own: ProcessEnvironment = {}, at: ProcessOptions = {}): Promise<Member> =>
    startMember(name, { ...environment, ...own }, at);

  const startApi = (own?: ProcessEnvironment, folder?: string) => start('api', own, { folder });
  const startWorker = (own?: ProcessEnvironment, folder?: string) =>
    start('worker', { ...mailing, ...own }, { folder });
  const times = <Value>(count: number, make: (index: number) => Promise<Value>) =>
    Promise.all(Array.from({ length: count }, (_, index) => make(index)));
  const startOwn = (name: StackProgram, index: number, common: ProcessEnvironment = {}) =>
    start(name, { ...common, ...options.each?.(name, index, environment) }, { cgroup: options.cgroup?.(name, index) });
  async function stop(): Promise<void> {
    await Promise.all(closers.map((close) => close()));
    await processes.stop();
    await simulator.close();
    await database.drop();
    await deleteKeys(redisUrl, prefix).catch(() => {}); // the test's own Redis may already be stopped
    await rm(folder, { recursive: true, force: true });
  }

  const members = Promise.all([
    times(workers, (index) => startOwn('worker', index, mailing)),
    times(apis, (index) => startOwn('api', index)),
  ]);
  const [workerMembers, apiMembers] = await members.catch(async (error: unknown) => {
    await stop();
    throw error;
  });

  return {
    apis: apiMembers,
    workers: workerMembers,
    simulator,
    db: database.db,
    environment,
    logFolder,
    storageFolder,
    workFolder,
    startApi,
    startWorker,
    forgetQueue: async () => void (await deleteKeys(redisUrl, prefix)),
    stop,
  };
}
