import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { readConfig } from '@app/core/config/config';
import { openApiServices } from '@app/core/services';
import { discardUpload, saveUpload } from '@app/core/uploads/save-upload';
import { buildApp } from '../../apps/api/src/app.ts';
import { bind } from '../../apps/api/src/bind.ts';
import { LARGE_BODY_MS } from '../../apps/api/src/bodies/body-deadline.ts';
import { MAX_UPLOAD_BODY_BYTES } from '../../packages/contract/src/limits.ts';
import { route } from '../../packages/contract/src/route.ts';
import { type Begun, type UploadOrder, type Ready, type Stalls, ways } from './upload-process.ts';

/** The real api with two additional routes; they have no rows, so no store is used. */
export async function serveUploads(): Promise<void> {
  const services = openApiServices(readConfig(process.env));
  const app = await buildApp(services, new AbortController().signal);
  bind(
    app,
    route({ method: 'POST', path: ways.streamed, upload: 'fileData', maxBodyBytes: MAX_UPLOAD_BODY_BYTES }),
    async ({ upload, reply }) => reply.send({ bytes: upload.bytes }),
  );
  await app.register(async (inner) => {
    // Buffers the body itself, because the product's buffering has a budget smaller than this load.
    inner.removeContentTypeParser('application/json');
    inner.addContentTypeParser('application/json', async (_request: unknown, payload: Readable) => {
      const body: unknown = JSON.parse(await text(payload));
      return body;
    });
    inner.post<{ Body: { fileData: string } }>(ways.whole, { config: { bodyMs: LARGE_BODY_MS } }, async ({ body }) => {
      const file = Buffer.from(body.fileData.slice(body.fileData.indexOf(',') + 1), 'base64');
      const upload = await saveUpload(services, Readable.from([file]));
      await discardUpload(services, upload.id);
      return { bytes: upload.bytes };
    });
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  const stalls = monitorEventLoopDelay({ resolution: 1 });
  const inMs = (nanoseconds: number): number => nanoseconds / 1e6;
  process.on('message', (order: UploadOrder) => {
    if (order === 'begin') {
      stalls.enable();
      process.send?.({ rssMb: process.memoryUsage.rss() / 2 ** 20 } satisfies Begun);
      return;
    }
    stalls.disable();
    process.send?.({
      p50: inMs(stalls.percentile(50)),
      p99: inMs(stalls.percentile(99)),
      max: inMs(stalls.max),
    } satisfies Stalls);
  });
  process.once('disconnect', () => process.exit(0));
  process.send?.({ url } satisfies Ready);
}
