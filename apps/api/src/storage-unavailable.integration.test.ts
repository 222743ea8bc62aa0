import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sampleText } from '@app/testkit/sample-text';
import { startStack } from '@app/testkit/stack';
import { fileBody, openVisitor } from '@app/testkit/visitor';
import { expect, onTestFinished, test } from 'vitest';

test('a failing file store gets 503 with a retry time, and texts are still accepted', async () => {
  let calls = 0;
  const store = createServer((_request, response) => {
    calls += 1;
    response.writeHead(500, { 'content-type': 'application/xml' }).end('<Error><Code>InternalError</Code></Error>');
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  onTestFinished(() => void store.close());
  const stack = await startStack({
    workers: 0,
    environment: {
      S3_BUCKET: 'files',
      S3_ENDPOINT: `http://127.0.0.1:${(store.address() as AddressInfo).port}`,
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
  });
  onTestFinished(stack.stop);
  const visitor = openVisitor(() => stack.apis.map(({ url }) => url));
  const path = '/api/analyze/document/mbti';
  const body = fileBody(path, Buffer.from(sampleText()), { sessionId: visitor.sessionId });

  const answer = await visitor.request(path, { method: 'POST', headers: { prefer: 'respond-async' }, body });

  expect([answer.status, answer.headers.get('x-error-code')]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(calls).toBeGreaterThan(0);
  expect(await visitor.submit(sampleText())).toMatch(/^[0-9a-f-]{36}$/);
});
