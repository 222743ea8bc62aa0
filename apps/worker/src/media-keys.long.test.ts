import { randomBytes } from 'node:crypto';
import { inputContext } from '@app/core/analyses/sealing-contexts';
import { asSealed, type Sealed } from '@app/core/vault/sealed';
import { type ContentKey, newVisitorSecret, openVault } from '@app/core/vault/vault';
import { goodPdfs } from '@app/testkit/corpus/good-pdfs';
import { sampleText } from '@app/testkit/sample-text';
import { type Stack, startStack } from '@app/testkit/stack';
import { fileBody, openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';

const LIMIT_MS = 180_000;
const mediaKey = randomBytes(32);
let stack: Stack;
let visitor: TestVisitor;
let pdf: Buffer;

/** No media worker runs at first, so that queued files keep their keys. */
beforeAll(async () => {
  stack = await startStack({ workers: 0, environment: { MEDIA_KEYS: mediaKey.toString('base64') } });
  await stack.startWorker({ WORKER_ROLE: 'models' });
  visitor = await openVisitorWithCookie(stack);
  pdf = (await goodPdfs[0]?.make()) ?? Buffer.alloc(0);
}, LIMIT_MS);

afterAll(() => stack.stop());

test('media keys open the file of a waiting job, and no other key or content', { timeout: LIMIT_MS }, async () => {
  const textId = await visitor.submit(sampleText());
  await visitor.follow(textId);
  const fileId = await visitor.submitFile('/api/analyze/document', pdf, { selectedModel: 'openai' });
  const media = openVault([], [mediaKey]);
  const rows = await stack.db.selectFrom('analyses').selectAll().execute();
  const sessions = await stack.db.selectFrom('sessions').selectAll().execute();
  const ids = [...rows, ...sessions].map(({ id }) => id);

  const opened = rows.flatMap(({ id, mediaKey }) =>
    mediaKey && media.openForMedia(asSealed(mediaKey), id) ? [id] : [],
  );
  const others = [...rows.map(({ workerKey }) => workerKey), ...sessions.map(({ wrappedKey }) => wrappedKey)]
    .flatMap((key) => key ?? [])
    .flatMap((key) => openAll(asSealed(key), ids));
  const file = rows.find(({ id }) => id === fileId);
  const fileKey = media.openForMedia(asSealed(file?.mediaKey ?? Buffer.alloc(0)), fileId);

  expect(opened).toEqual([fileId]);
  expect(others).toEqual([]);
  expect(fileKey && media.open(fileKey, inputContext(fileId), asSealed(file?.sealedInput ?? Buffer.alloc(0)))).toBe(
    undefined,
  );
  expect(() => media.wrapForWorker(media.newContentKey(), 'a')).toThrow('no key of this kind');
});

test(
  'a media worker without SERVER_KEYS prepares, extracts and renders files, and its keys are removed from the rows',
  { timeout: LIMIT_MS },
  async () => {
    await stack.startWorker({ WORKER_ROLE: 'media', SERVER_KEYS: '' });
    const path = '/api/extract-text';

    const analysisId = await visitor.submitFile('/api/analyze/document', pdf, {
      selectedModel: 'openai',
      title: 'Mine',
    });
    const { events, text } = await visitor.follow(analysisId);
    const reading = await visitor.request(path, { method: 'POST', body: fileBody(path, pdf) });
    const file = await visitor.request(`/api/download/${analysisId}?format=pdf`);
    const source = await visitor.request(`/api/analyses/${analysisId}/source`);
    const row = await stack.db
      .selectFrom('analyses')
      .selectAll()
      .where('id', '=', analysisId)
      .executeTakeFirstOrThrow();

    expect(events.at(-1)).toMatchObject({ type: 'end' });
    expect(text.length).toBeGreaterThan(100);
    expect(reading.status).toBe(200);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
    expect(((await source.json()) as { text: string }).text.length).toBeGreaterThan(10);
    expect(row).toMatchObject({ mediaKey: null, sealedPrepared: null, workerKey: null });
  },
);

/** Tries every way to open a wrapped key, with every id. */
function openAll(wrapped: Sealed, ids: string[]): ContentKey[] {
  const media = openVault([], [mediaKey]);
  return ids.flatMap((id) =>
    [
      media.openForMedia(wrapped, id),
      media.openForWorker(wrapped, id),
      media.openForVisitor(wrapped, id, newVisitorSecret()),
      media.openForShare(wrapped, id, newVisitorSecret()),
    ].flatMap((key) => key ?? []),
  );
}
