import { randomBytes, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { route } from '@app/contract/route';
import { readConfig } from '@app/core/config/config';
import { AppError } from '@app/core/errors/app-error';
import { openLog } from '@app/core/log/log';
import type { Upload } from '@app/core/uploads/save-upload';
import { openVault } from '@app/core/vault/vault';
import Fastify from 'fastify';
import { z } from 'zod';
import { bind } from '../bind.ts';
import { limitBodyTime } from '../bodies/body-timeout.ts';
import type { UploadService } from '../bodies/upload-service.ts';
import { openUploadSlots } from '../bodies/upload-slots.ts';
import { registerErrorHandler } from '../plugins/errors.ts';
import { requireSameOrigin } from '../plugins/same-origin.ts';

export const MAX_BODY_BYTES = 4_000_000;
export const unlimited = { add: (): void => {}, end: (): void => {} };

const order = { body: z.object({ order: z.string().max(20).optional() }), maxBodyBytes: MAX_BODY_BYTES } as const;
const reply = z.object({ bytes: z.number(), order: z.string().optional() });
const sendFile = route({ method: 'POST', path: '/api/file', upload: 'fileData', reply, ...order });
const sendToRefusing = route({ method: 'POST', path: '/api/refused-before-body', upload: 'fileData', ...order });
const sendWords = route({ method: 'POST', path: '/api/words', body: z.object({ words: z.string() }) });

const config = readConfig({
  DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
  REDIS_URL: 'redis://127.0.0.1',
  SERVER_KEYS: randomBytes(32).toString('base64'),
});
const key = openVault(config.SERVER_KEYS).newContentKey();

export type UploadServer = {
  url: string;
  port: number;
  /** Where the files lie, each as its own bytes. */
  folder: string;
  uploads: UploadService;
  /** Requests the server received and statuses it sent. */
  arrived: string[];
  statuses: number[];
  savedFiles(): Promise<Buffer[]>;
  close(): Promise<void>;
};

/**
 * A server with the three calls a test of upload bodies needs: `/api/file` takes a file and does what its field `order`
 * says, `/api/refused-before-body` refuses before the body, `/api/words` takes a small body. It has no stores.
 */
export async function startUploadServer(): Promise<UploadServer> {
  const folder = await mkdtemp(join(tmpdir(), 'bodies-'));
  const uploads = openFolder(folder);
  const app = Fastify({ requestTimeout: 600_000, forceCloseConnections: true });
  app.removeContentTypeParser('text/plain');
  registerErrorHandler(app, openLog('silent'));
  limitBodyTime(app, 300);
  app.decorate('holdBody', () => unlimited);
  requireSameOrigin(app, config);
  const arrived: string[] = [];
  const statuses: number[] = [];
  app.addHook('preParsing', async ({ url }) => void arrived.push(url));
  app.addHook('onSend', async (_request, { statusCode }) => void statuses.push(statusCode));
  app.decorate('uploads', uploads);
  bind(app, sendFile, async ({ body, upload, keepUpload }) => {
    if (body.order === 'refuse') throw new AppError('MEDIA_UNSUPPORTED');
    if (body.order === 'break') throw new Error('a fault of ours');
    if (body.order === 'keep') keepUpload();
    return { bytes: upload.bytes, order: body.order };
  });
  bind(app, sendToRefusing, async ({ reply: response }) => response.send('seen'), {
    before: () => Promise.reject(new AppError('MEDIA_UNAVAILABLE')),
  });
  bind(app, sendWords, async ({ body, reply: response }) => response.send(body.words));
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    port: Number(new URL(url).port),
    folder,
    uploads,
    arrived,
    statuses,
    savedFiles: async () => Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name)))),
    async close() {
      await app.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Stores files unencrypted, because the tests check what is kept. */
function openFolder(path: string): UploadService {
  return {
    slots: openUploadSlots({ slots: 2, waitMs: 100 }),
    hold: () => unlimited,
    async save(bytes: Readable): Promise<Upload> {
      const id = randomUUID();
      const place = join(path, id);
      const sink = createWriteStream(place);
      try {
        await pipeline(bytes, sink);
      } catch (error) {
        await rm(place, { force: true });
        throw error;
      }
      return { id, key, bytes: sink.bytesWritten, sha256: Buffer.alloc(32), head: Buffer.alloc(0) };
    },
    discard: (uploadId) => rm(join(path, uploadId), { force: true }),
  };
}
