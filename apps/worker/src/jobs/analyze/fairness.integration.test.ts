import { sampleText } from '@app/testkit/sample-text';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ workers: 0 });
});

afterAll(() => stack.stop());

const meetVisitor = (): Promise<TestVisitor> => openVisitorWithCookie(stack);

async function begun(): Promise<string[]> {
  const rows = stack.db.selectFrom('analyses').select('id').where('startedAt', 'is not', null);
  return (await rows.orderBy('startedAt').execute()).map(({ id }) => id);
}

test("with one worker slot a visitor's first analysis runs before another visitor's second", async () => {
  const [eager, modest] = [await meetVisitor(), await meetVisitor()];
  const many: string[] = [];
  for (let index = 0; index < 10; index += 1) many.push(await eager.submit(sampleText(String(index))));
  const one = await modest.submit(sampleText());

  await stack.startWorker({ WORKER_CONCURRENCY: '1' });
  await vi.waitUntil(async () => (await begun()).length >= 3, { timeout: 200_000, interval: 100 });

  expect((await begun()).slice(0, 3)).toEqual([many[0], one, many[1]]);
});
