import { listParts } from '@app/core/db/parts';
import type { Log } from '@app/core/log/log';
import { sampleText } from '@app/testkit/sample-text';
import { afterAll, expect, test } from 'vitest';
import { openAnalyzeFixture, quotesIn } from '@app/testkit/analyze-fixture';
import { analyze } from './analyze.ts';

const fixture = await openAnalyzeFixture(analyze);
const worker = fixture.workerWith(undefined, 3);
afterAll(() => fixture.close());

/** Many different paragraphs, so that the pieces differ. */
function longText(chars: number): string {
  let text = '';
  for (let index = 0; text.length < chars; index += 1) text += `${sampleText(String(index))}\n\n`;
  return text.trim();
}

test('a long text is read in pieces and becomes one report with checked quotes', async () => {
  const content = longText(600_000);
  const analysisId = await fixture.submit('openai', { framework: 'bigfive', content });

  await fixture.run(worker, analysisId);

  const { status, report, calls, text } = await fixture.outcome(analysisId);
  expect(status).toBe('done');
  expect(calls.filter(({ purpose }) => purpose === 'map').length).toBeGreaterThan(15);
  expect(calls.filter(({ purpose }) => purpose === 'letter')).toHaveLength(3);
  expect(calls.filter(({ purpose }) => purpose === 'last-reader')).toHaveLength(1);
  expect(report?.shareRead).toBe(1);
  expect(quotesIn(report).length).toBeGreaterThan(3);
  expect(quotesIn(report).filter(({ quote, start, end }) => content.slice(start, end) !== quote)).toEqual([]);
  expect(text).toContain('## How To Read This');
  expect(await listParts(fixture.services.db, analysisId)).toEqual([]);
});

test(
  'two million characters are read in at most 64 pieces, and the report has the share read',
  { timeout: 600_000 },
  async () => {
    const content = longText(1_995_000).replaceAll('\n\n', ' ');
    const analysisId = await fixture.submit('deepseek', { framework: 'mbti', content });

    await fixture.run(worker, analysisId);

    const { status, calls, report } = await fixture.outcome(analysisId);
    expect(status).toBe('done');
    expect(calls.filter(({ purpose }) => purpose === 'map').length).toBeLessThanOrEqual(64);
    expect(report?.shareRead).toBeGreaterThan(0.9);
  },
);

test('a second attempt pays only for the missing pieces', async () => {
  const content = longText(600_000);
  const analysisId = await fixture.submit('openai', { framework: 'bigfive', content });
  const closing = new AbortController();
  let done = 0;
  const log: Log = {
    ...fixture.services.log,
    info(_, message) {
      if (message === 'model call done' && (done += 1) === 5) closing.abort();
    },
  };
  await analyze({ ...worker, log }, { analysisId }, closing.signal);
  const between = await fixture.outcome(analysisId);
  const kept = (await listParts(fixture.services.db, analysisId)).map(({ part }) => part);

  await fixture.run(worker, analysisId);

  const { row, calls } = await fixture.outcome(analysisId);
  const again = calls.filter(({ purpose, attempt }) => purpose === 'map' && attempt === 2).map(({ part }) => part);
  expect(between.row).toMatchObject({ status: 'queued', attempt: 1, tries: 0, interruptions: 0 });
  expect(row).toMatchObject({ status: 'done', attempt: 2, tries: 0 });
  expect(kept.length).toBeGreaterThanOrEqual(4);
  expect(again.length).toBeGreaterThan(5);
  expect(again.filter((part) => kept.includes(part ?? -1))).toEqual([]);
});
