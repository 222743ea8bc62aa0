import { openS3Storage } from '@app/core/storage/s3';
import { makeJpeg } from '@app/testkit/corpus/jpeg';
import { startOwnS3 } from '@app/testkit/own-s3';
import { startStack } from '@app/testkit/stack';
import { fileBody, openKnownVisitor } from '@app/testkit/visitor';
import { expect, onTestFinished, test, vi } from 'vitest';

test('with an object store files are stored there and removed after the work', { timeout: 480_000 }, async () => {
  const s3 = await startOwnS3();
  onTestFinished(s3.stop);
  const stack = await startStack({
    environment: {
      S3_BUCKET: s3.bucket,
      S3_ENDPOINT: s3.endpoint,
      S3_ACCESS_KEY_ID: s3.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    },
  });
  onTestFinished(stack.stop);
  const bucket = openS3Storage({ ...s3, region: 'us-east-1' });
  onTestFinished(bucket.close);
  const visitor = await openKnownVisitor(stack);
  const seen = new Set<string>();
  const watching = setInterval(() => {
    void (async () => {
      for await (const folder of bucket.listFolders()) seen.add(folder);
    })().catch(() => {});
  }, 50);
  onTestFinished(() => clearInterval(watching));

  const analysed = await visitor.follow(
    await visitor.submitFile('/api/analyze/image/bigfive', await makeJpeg(640, 480)),
  );
  const extracted = await visitor.request('/api/extract-text', {
    method: 'POST',
    body: fileBody('/api/extract-text', Buffer.from('Words in a bucket.')),
  });
  clearInterval(watching);

  expect(analysed.events.at(-1)?.type).toBe('end');
  expect(await extracted.json()).toEqual({ text: 'Words in a bucket.' });
  expect(seen.size).toBeGreaterThan(0);
  await vi.waitFor(
    async () => {
      const left: string[] = [];
      for await (const folder of bucket.listFolders()) left.push(folder);
      expect(left).toEqual([]);
    },
    { timeout: 30_000 },
  );
});
