import { readdir } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import type { AnalysisReply } from '@app/contract/analyses';
import { hostileName } from '@app/testkit/hostile-names';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { sampleText } from '@app/testkit/sample-text';
import { quickPace } from '@app/testkit/simulator/pace';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The number of titles, and of file names. */
const NAMES = Number(process.env.HOSTILE_NAMES || 60);
const CONCURRENCY = 8;

let stack: Stack;
let visitor: TestVisitor;
let before: string[];

beforeAll(async () => {
  stack = await startStack({ workers: 0, simulator: quickPace });
  visitor = await openVisitorWithCookie(stack);
  before = await listAround();
});

afterAll(() => stack.stop());

test(
  `${NAMES} hostile titles and file names create only files with names of our own`,
  { timeout: 900_000 },
  async () => {
    const ids = await runWithConcurrency(NAMES, CONCURRENCY, (index) =>
      visitor.submitFile('/api/analyze/document', Buffer.from(sampleText(String(index))), {
        title: hostileName(index).slice(0, 200),
        fileName: hostileName(index * 7 + 3),
        fileType: hostileName(index * 11 + 5).slice(0, 100),
      }),
    );

    const files = (await listFiles(stack.storageFolder)).filter((name) => !name.startsWith('.'));
    const around = await listAround();
    // Cancelled, so that no worker has to read them.
    await runWithConcurrency(NAMES, CONCURRENCY, (index) =>
      visitor.request(`/api/analyses/${ids[index]}/cancel`, { method: 'POST' }),
    );

    expect(new Set(ids).size).toBe(NAMES);
    expect(files).toHaveLength(NAMES);
    expect(files.filter((name) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/original$/.test(name))).toEqual([]);
    expect(around).toEqual(before);
  },
);

test(
  `${NAMES} hostile titles add no header to a download and give it only safe file names`,
  { timeout: 1_800_000 },
  async () => {
    await stack.startWorker();
    const plain = await submitTitled('A title');
    const ids = await runWithConcurrency(NAMES, CONCURRENCY, (index) => submitTitled(hostileName(index).slice(0, 200)));
    const sights = await runWithConcurrency(NAMES, CONCURRENCY, (index) => visitor.follow(ids[index] ?? ''));
    // On a busy machine some analyses fail, which this test does not check.
    const done = ids.filter((_, index) => sights[index]?.events.at(-1)?.type === 'end');
    await visitor.follow(plain);

    const usual = await head(plain, 'json');
    const answers = await runWithConcurrency(done.length * 3, CONCURRENCY, (index) => {
      const format = ['pdf', 'md', 'json'][index % 3];
      return head(done[Math.floor(index / 3)], format);
    });

    expect(done.length).toBeGreaterThan(NAMES / 2);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.flatMap(({ names }) => names))).toEqual(new Set(usual.names));
    expect(
      answers.filter(
        ({ disposition }) =>
          !/^attachment; filename="personality-analysis-[\d-]{10}\.\w+"(?:; filename\*=UTF-8''[\w.%~-]+)?$/.test(
            disposition,
          ),
      ),
    ).toEqual([]);
    expect(await listAround()).toEqual(before);
  },
);

async function submitTitled(title: string): Promise<string> {
  const response = await visitor.request('/api/analyze/text', {
    method: 'POST',
    headers: { prefer: 'respond-async' },
    body: JSON.stringify({ sessionId: visitor.sessionId, content: sampleText(), title }),
  });
  return ((await response.json()) as AnalysisReply).analysisId;
}

async function head(id = '', format = 'pdf'): Promise<{ status: number; names: string[]; disposition: string }> {
  const { status, headers } = await visitor.request(`/api/download/${id}?format=${format}`, { method: 'HEAD' });
  // Skips the transport headers, which the HTTP layer chooses.
  const names = [...headers.keys()].filter((name) => !['content-length', 'transfer-encoding'].includes(name));
  return { status, names, disposition: headers.get('content-disposition') ?? '' };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, `${entry.parentPath}/${entry.name}`));
}

/** The folder next to the storage: the first place a name with dots would reach. */
async function listAround(): Promise<string[]> {
  return (await readdir(dirname(stack.storageFolder))).filter((name) => name !== 'storage' && name !== 'work');
}
