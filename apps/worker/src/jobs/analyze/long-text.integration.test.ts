import { startWorkers } from '@app/core/queue/workers';
import { listPieceReadings } from '@app/core/db/piece-readings';
import { sampleText } from '@app/testkit/sample-text';
import { afterAll, expect, test } from 'vitest';
import { readPiece } from '../read-piece/read-piece.ts';
import { openAnalyzeFixture, quotesIn } from '@app/testkit/analyze-fixture';
import { analyze } from './analyze.ts';

const fixture = await openAnalyzeFixture(analyze);
const worker = fixture.workerWith(undefined, 3);
const unused = async (): Promise<void> => {};
const workers = startWorkers(
  fixture.services.redis,
  { analyze: unused, sweep: unused, upkeep: unused, 'read-piece': (payload, run) => readPiece(worker, payload, run) },
  fixture.services,
  { prefix: fixture.prefix, queues: ['pieces'], concurrency: 4, lockMs: 10_000, stalledCheckMs: 5_000 },
);
afterAll(async () => {
  await workers.close(1_000);
  await fixture.close();
});

/** Many different paragraphs, so that pieces differ. */
function longText(chars: number): string {
  let text = '';
  for (let index = 0; text.length < chars; index += 1) text += `${sampleText(String(index))}\n\n`;
  return text.trim();
}

test('a long text is read in pieces on the queue and becomes one report with checked quotes', async () => {
  const content = longText(600_000);
  const analysisId = await fixture.submit('openai', { framework: 'bigfive', content });

  await fixture.run(worker, analysisId);

  const { status, report, calls, text } = await fixture.outcome(analysisId);
  expect(status).toBe('done');
  expect(calls.filter(({ purpose }) => purpose === 'map').length).toBeGreaterThan(15);
  expect(calls.filter(({ purpose }) => purpose === 'write')).toHaveLength(1);
  expect(report?.shareRead).toBe(1);
  expect(quotesIn(report).length).toBeGreaterThan(3);
  expect(quotesIn(report).filter(({ quote, start, end }) => content.slice(start, end) !== quote)).toEqual([]);
  expect(text).toContain('## How To Read This');
  expect(await listPieceReadings(fixture.services.db, analysisId)).toEqual([]);
});

test(
  'two million characters are accepted, at most 64 pieces are read, and the report says what share',
  { timeout: 120_000 },
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

test('a second attempt pays only for the pieces that are missing', async () => {
  const content = longText(500_000);
  const analysisId = await fixture.submit('openai', { framework: 'bigfive', content });
  await expect(fixture.run(fixture.workerWith('cut', 3), analysisId)).rejects.toMatchObject({ code: 'PROVIDER_CUT' });
  const before = (await fixture.outcome(analysisId)).calls.filter(({ purpose }) => purpose === 'map').length;

  await fixture.run(worker, analysisId);

  const { status, calls } = await fixture.outcome(analysisId);
  expect(status).toBe('done');
  expect(before).toBeGreaterThan(10);
  expect(calls.filter(({ purpose }) => purpose === 'map')).toHaveLength(before);
});
