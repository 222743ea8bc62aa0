import { hostilePages } from '@app/testkit/corpus/hostile-pages';
import { goodPdfs } from '@app/testkit/corpus/good-pdfs';
import { type Stack, startStack } from '@app/testkit/stack';
import { fileBody, openVisitor, type TestVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';

const LIMIT_MS = 180_000;
const MAX_FILES = 8;
let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ environment: { FILE_SECONDS_VISITOR_HOUR: '3', TRUST_PROXY_HOPS: '1' } });
}, LIMIT_MS);

afterAll(() => stack.stop());

const open = (address: string): TestVisitor => openVisitor(() => stack.apis.map(({ url }) => url), undefined, address);

async function analyse(visitor: TestVisitor, file: Buffer): Promise<Response> {
  const path = '/api/analyze/document';
  const fields = { sessionId: visitor.sessionId, selectedModel: 'openai' };
  return visitor.request(path, {
    method: 'POST',
    headers: { prefer: 'respond-async' },
    body: fileBody(path, file, fields),
  });
}

test('the seconds of a slow document are charged to its visitor', { timeout: LIMIT_MS }, async () => {
  const slow = await hostilePages()
    .find(({ name }) => name === 'pdf: forms 8 wide and 16 deep')
    ?.make();
  const good = await goodPdfs[0]?.make();
  if (!slow || !good) throw new Error('the corpus has no such file any more');
  const [visitor, other] = [open('10.0.1.1'), open('10.0.2.1')];
  await visitor.request('/api/status'); // for the cookie

  const ends: unknown[] = [];
  let answer = await analyse(visitor, slow);
  // A fast machine gives such a file up after one second, a slow one after several.
  for (; answer.status === 202 && ends.length < MAX_FILES; answer = await analyse(visitor, slow)) {
    const { analysisId } = (await answer.json()) as { analysisId: string };
    const { events } = await visitor.follow(analysisId);
    ends.push(events.at(-1));
  }
  const path = '/api/extract-text';
  const reading = await visitor.request(path, { method: 'POST', body: fileBody(path, good) });
  const others = await analyse(other, good);

  expect(ends.length).toBeGreaterThan(0);
  for (const end of ends) expect(end).toMatchObject({ type: 'error', code: 'FILE_TOO_COMPLEX' });
  expect([answer.status, answer.headers.get('x-error-code')]).toEqual([429, 'RATE_LIMITED']);
  expect([reading.status, reading.headers.get('x-error-code')]).toEqual([429, 'RATE_LIMITED']);
  expect(others.status).toBe(202);
});
