import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nextMessage } from './next-message.ts';

/** The argument that runs the bench program as an upload server. */
export const UPLOAD_ROLE = 'upload-process';

/** Both routes run in the same server with all its hooks and store the sealed file in the same kind of storage. */
export const ways = { streamed: '/api/bench/streamed', whole: '/api/bench/whole' } as const;
export type Way = keyof typeof ways;

/** Event loop delays, in milliseconds. */
export type Stalls = { p50: number; p99: number; max: number };
export type UploadOrder = 'begin' | 'end';
export type Ready = { url: string };
export type Begun = { rssMb: number };

export type UploadProcess = {
  pid: number;
  url: string;
  /** Starts counting delays; returns the memory in use. */
  begin(): Promise<number>;
  end(): Promise<Stalls>;
  stop(): Promise<void>;
};

export async function startUploadProcess(program: string): Promise<UploadProcess> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-uploads-'));
  const child = fork(program, [UPLOAD_ROLE], {
    env: {
      // The bench routes have no rows, so neither store is used.
      DATABASE_URL: 'postgres://postgres@127.0.0.1:5432/postgres',
      REDIS_URL: 'redis://127.0.0.1:6379',
      ...process.env,
      LOG_LEVEL: 'error',
      REDIS_PREFIX: `bench-${randomBytes(6).toString('hex')}`,
      SERVER_KEYS: randomBytes(32).toString('base64'),
      STORAGE_FOLDER: folder,
      UPLOADS_AT_ONCE: '8',
    },
  });
  const ask = async (order: UploadOrder): Promise<unknown> => {
    child.send(order);
    return nextMessage(child);
  };
  const { url } = (await nextMessage(child)) as Ready;
  return {
    pid: child.pid ?? 0,
    url,
    begin: async () => ((await ask('begin')) as Begun).rssMb,
    end: async () => (await ask('end')) as Stalls,
    async stop() {
      child.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
