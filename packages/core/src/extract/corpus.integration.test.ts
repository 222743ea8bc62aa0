import { once } from 'node:events';
import { connect } from 'node:net';
import { listCorpus } from '@app/testkit/corpus/corpus';
import { type CorpusFile } from '@app/testkit/corpus/corpus-file';
import { judgeTrial } from '@app/testkit/corpus/judge-trial';
import { openTrap, type OpenTrap } from '@app/testkit/corpus/open-trap';
import { tryFiles } from '@app/testkit/corpus/try-files';
import { afterAll, beforeAll, expect, test } from 'vitest';

const concurrency = 2;
/** A subset by default; CORPUS_HOSTILE and CORPUS_DAMAGED set the full numbers. */
const HOSTILE = Number(process.env.CORPUS_HOSTILE || 60);
const DAMAGED = Number(process.env.CORPUS_DAMAGED || 100);
const timeoutMs = 240_000 + (HOSTILE + DAMAGED) * 1_000;
let trap: OpenTrap;
let corpus: CorpusFile[];

beforeAll(async () => {
  trap = await openTrap();
  corpus = listCorpus(trap);
});

afterAll(() => trap.close());

/** `pnpm corpus` covers the files that use up their whole time limit. */
const isSlow = ({ name }: CorpusFile): boolean =>
  /wide and (8|12|16) deep|1024 MB|4096 MB|text operators|thin lines|packed . times as picture|million|50000|12 MP|over 50 MB|drawn (200|5000) times/.test(
    name,
  );

/** Picks `count` files of a kind, spread evenly over the list. */
function spread(kind: CorpusFile['kind'], count: number): CorpusFile[] {
  const files = corpus.filter((file) => file.kind === kind && !isSlow(file));
  return files.filter(
    (_, index) => Math.floor((index * count) / files.length) !== Math.floor(((index - 1) * count) / files.length),
  );
}

async function judge(files: CorpusFile[]): Promise<{ files: number; wrongs: string[] }> {
  const trials = await tryFiles(files, concurrency);
  return { files: trials.length, wrongs: trials.flatMap(judgeTrial) };
}

test('the corpus holds enough files, no two of one name', () => {
  const count = (kind: CorpusFile['kind']) => corpus.filter((file) => file.kind === kind).length;

  expect(count('hostile')).toBeGreaterThanOrEqual(500);
  expect(count('mutated')).toBe(2_000);
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length);
});

test('a file is the same every time it is made', async () => {
  const some = spread('mutated', 12);

  const first = await Promise.all(some.map((file) => file.make()));
  const again = await Promise.all(
    listCorpus(trap)
      .filter(({ name }) => some.some((file) => file.name === name))
      .map((file) => file.make()),
  );

  expect(again.map((bytes) => bytes.toString('base64'))).toEqual(first.map((bytes) => bytes.toString('base64')));
});

test('every good file is read with every word right', { timeout: timeoutMs }, async () => {
  const good = corpus.filter((file) => file.kind === 'good');

  expect(await judge(good)).toEqual({ files: good.length, wrongs: [] });
});

test(
  'no hostile file crashes a parser, exceeds its time or memory, or leaves files or processes',
  { timeout: timeoutMs },
  async () => {
    const files = spread('hostile', HOSTILE);

    expect(await judge(files)).toEqual({ files: files.length, wrongs: [] });
    expect(files.length).toBeGreaterThanOrEqual(60);
  },
);

test(
  'no damaged file crashes a parser, exceeds its time or memory, or leaves files or processes',
  { timeout: timeoutMs },
  async () => {
    const files = spread('mutated', DAMAGED);

    expect(await judge(files)).toEqual({ files: files.length, wrongs: [] });
    expect(files.length).toBeGreaterThanOrEqual(100);
  },
);

test('no file triggered a connection, and a connection would have been counted', async () => {
  const before = trap.calls();
  const line = connect(trap.port, '127.0.0.1').resume();
  await once(line, 'close');

  expect({ before, after: trap.calls() }).toEqual({ before: 0, after: 1 });
});
