import { readdir } from 'node:fs/promises';
import { listCorpus } from '@app/testkit/corpus/corpus';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { sampleText } from '@app/testkit/sample-text';
import { sampleEvenly } from '@app/testkit/sampling';
import { type Stack, startStack } from '@app/testkit/stack';
import { fileBody, openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';

const models = ['anthropic', 'openai', 'deepseek', 'perplexity'];
const good = listCorpus({ port: 9 }).filter(({ kind }) => kind === 'good');

let stack: Stack;
let visitor: TestVisitor;

beforeAll(async () => {
  stack = await startStack({ simulator: { firstTokenMs: 5, chunkMs: 0, chunkChars: 60 } });
  visitor = await openVisitorWithCookie(stack);
});

afterAll(() => stack.stop());

const extract = (file: Buffer): Promise<Response> =>
  visitor.request('/api/extract-text', {
    method: 'POST',
    body: fileBody('/api/extract-text', file, { fileName: 'a.bin', fileType: 'txt' }),
  });

test('the text of a document is returned for the text box, and nothing of it is stored', async () => {
  const text = sampleText('extracted');

  const answer = await extract(Buffer.from(text));
  const rows = await stack.db.selectFrom('errands').selectAll().execute();

  expect(answer.status).toBe(200);
  expect(((await answer.json()) as { text: string }).text).toBe(text);
  expect(rows).toEqual([]);
  expect((await readdir(stack.storageFolder)).filter((name) => !name.startsWith('.'))).toEqual([]);
});

test.for(['pdf', 'docx', 'doc'] as const)(
  'a %s is recognised by its content and its text is extracted',
  async (family) => {
    const file = good.find((each) => each.family === family && each.text);

    const answer = await extract((await file?.make()) ?? Buffer.alloc(0));
    const { text } = (await answer.json()) as { text: string };

    expect(
      file?.text
        ?.split(/\s+/)
        .slice(0, 5)
        .every((word) => text.includes(word)),
    ).toBe(true);
  },
);

test('an unreadable document gets a plain message', async () => {
  const answers = await Promise.all([
    extract(Buffer.from('%PDF-1.7 and nothing else')),
    extract(Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13])),
    extract(Buffer.from('   \n ')),
  ]);

  expect(await Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`))).toEqual([
    '422 This file could not be read. It may be damaged.',
    '415 Please upload a PDF, DOC, DOCX, or TXT file',
    '422 No text was found in this document.',
  ]);
});

test('both document calls finish with all four models', { timeout: 480_000 }, async () => {
  const document = Buffer.from(sampleText('document'));
  const paths = ['', '/mbti', ''];
  // In turn, so that a part of the calls still has both paths and all models.
  const calls = models.flatMap((model, turn) =>
    sampleEvenly(paths.slice(turn % 2, (turn % 2) + 2)).map((path) => ({
      model,
      path: `/api/analyze/document${path}`,
    })),
  );

  const ends = await runWithConcurrency(calls.length, 4, async (index) => {
    const { model, path } = calls[index] ?? { model: 'openai', path: '/api/analyze/document' };
    const { text, events } = await visitor.follow(
      await visitor.submitFile(path, document, { selectedModel: model, fileType: 'docx' }),
    );
    return { end: events.at(-1)?.type, title: text.match(/^# .*$/m)?.[0], isMbti: path.endsWith('mbti') };
  });

  expect(ends.filter(({ end }) => end !== 'end')).toEqual([]);
  expect(new Set(ends.map(({ title, isMbti }) => `${isMbti} ${title}`)).size).toBe(2);
});

test('a scanned document is read by a vision model, then analysed as text', { timeout: 360_000 }, async () => {
  const scanned = good.find(({ isScanned }) => isScanned);

  const file = (await scanned?.make()) ?? Buffer.alloc(0);
  const { events, text } = await visitor.follow(await visitor.submitFile('/api/analyze/document', file));
  const refused = await extract(file);
  const purposes = await stack.db
    .selectFrom('modelCalls')
    .select('purpose')
    .where('purpose', '=', 'read-pages')
    .execute();

  expect(events.at(-1)?.type).toBe('end');
  expect(text.match(/^> “/gm)?.length).toBeGreaterThan(3);
  expect(purposes.length).toBeGreaterThan(0);
  expect(refused.status).toBe(422);
  expect(refused.headers.get('x-error-code')).toBe('DOCUMENT_SCANNED');
});
