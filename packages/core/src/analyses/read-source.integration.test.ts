import { readSource } from '@app/contract/analyses';
import type { Block } from '@app/contract/blocks';
import { placeBlocks } from '@app/contract/grow-blocks';
import { listMessages } from '@app/contract/messages';
import { quotesIn } from '@app/document/quotes-in';
import { makeJpeg } from '@app/testkit/corpus/jpeg';
import { sampleText } from '@app/testkit/sample-text';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportSource } from './read-source.ts';

const TEXT = `${sampleText('source')}\n\n  A second paragraph, with “marks” — and two  spaces.`;

let stack: Stack;
let owner: TestVisitor;

beforeAll(async () => {
  stack = await startStack();
  owner = await openVisitorWithCookie(stack);
});

afterAll(() => stack.stop());

const ask = (visitor: TestVisitor, analysisId: string): Promise<Response> =>
  visitor.request(readSource.path.replace(':analysisId', analysisId));

async function sourceOf(analysisId: string): Promise<ReportSource> {
  return readSource.reply.parse(await (await ask(owner, analysisId)).json());
}

const shownIn = (report: string): Set<string> =>
  new Set([...report.matchAll(/^ *> “(.+)”$/gm)].map(([, quote = '']) => quote));

test('the owner reads the text back, and every quote stands at its offsets', async () => {
  const analysisId = await owner.submit(TEXT);
  const report = await owner.follow(analysisId);

  const { text, quotes } = await sourceOf(analysisId);

  expect(text).toBe(TEXT);
  expect(quotes.length).toBeGreaterThan(3);
  expect(shownIn(report.text)).toEqual(new Set(quotes.map(({ quote }) => quote.replaceAll(/\s+/g, ' '))));
  expect(quotes.map(({ start, end }) => text?.slice(start, end))).toEqual(quotes.map(({ quote }) => quote));
});

test('the source of a document is its extracted text', async () => {
  const analysisId = await owner.submitFile('/api/analyze/document', Buffer.from(sampleText('document')));
  await owner.follow(analysisId);

  const { text, quotes } = await sourceOf(analysisId);

  expect(text).toContain('The number on my door is document');
  expect(quotes.length).toBeGreaterThan(0);
});

test('a picture has no source text', async () => {
  const analysisId = await owner.submitFile('/api/analyze', await makeJpeg(640, 480));
  const { events } = await owner.follow(analysisId);

  expect(events.at(-1)?.type).toBe('end');
  expect(await sourceOf(analysisId)).toEqual({ text: null, quotes: [] });
});

test('a cancelled analysis has no source, and a stranger gets 404', async () => {
  const analysisId = await owner.submit(sampleText('stopped'));
  await owner.request(`/api/analyses/${analysisId}/cancel`, { method: 'POST' });
  const stranger = await openVisitorWithCookie(stack);

  const refused = await ask(stranger, analysisId);

  expect(await sourceOf(analysisId)).toEqual({ text: null, quotes: [] });
  expect([refused.status, await refused.text()]).toEqual([404, 'Not found.']);
});

test('the message of a report carries the blocks that its events made, whose quotes stand at their offsets', async () => {
  const analysisId = await owner.submit(TEXT);
  const { events } = await owner.follow(analysisId);

  const reply = await owner.request(`${listMessages.path}?sessionId=${owner.sessionId}`);
  const message = listMessages.reply.parse(await reply.json()).find(({ id }) => id === analysisId);
  const { text = '' } = (await sourceOf(analysisId)) as { text?: string };
  const quotes = [...quotesIn(message?.blocks ?? []).values()];

  const seen = events.reduce<Block[]>((list, event) => {
    if (event.type === 'blocks') return placeBlocks(list, event) ?? [];
    return event.type === 'snapshot' ? (event.blocks ?? []) : list;
  }, []);

  expect(events.some(({ type }) => type === 'blocks')).toBe(true);
  expect(seen).toEqual(message?.blocks);
  expect(message?.blocks?.map(({ id }) => id)).toEqual(expect.arrayContaining(['headline', 'letter-1', 'how-to']));
  expect(quotes.length).toBeGreaterThan(3);
  expect(quotes.map(({ start, end }) => text.slice(start, end))).toEqual(quotes.map(({ words }) => words));
});
