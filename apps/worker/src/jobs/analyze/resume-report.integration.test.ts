import { closeAnalysis } from '@app/core/db/analyses';
import type { Report } from '@app/reading';
import { openAnalyzeFixture } from '@app/testkit/analyze-fixture';
import { afterAll, afterEach, expect, test } from 'vitest';
import { analyze } from './analyze.ts';

/** Tasks that no fault hits. */
const spared = new Set<string>();
const fixture = await openAnalyzeFixture(analyze, {
  onCall: (body) => ([...spared].some((task) => JSON.stringify(body).includes(`Task: ${task}`)) ? '' : undefined),
});
const { services, close, outcome, run, submit, goOn, workerWith } = fixture;
afterEach(() => spared.clear());
afterAll(close);

const framework = 'personality-structure';
const hasEnded = ({ finish }: { finish: string | null }): boolean => finish === 'stop';

async function countKept(analysisId: string): Promise<number> {
  const kept = services.db.selectFrom('pieceReadings').select('piece').where('analysisId', '=', analysisId);
  return (await kept.execute()).length;
}

// The first three calls write letters.
test.for(['cut;times=4', 'cut;after=40', 'content-filter', 'length'])(
  'resuming after %s writes and pays only for the missing parts',
  async (fault) => {
    const partialId = await submit('anthropic', { framework });
    await run(workerWith(fault, 1), partialId);
    const partial = await outcome(partialId);
    expect(partial).toMatchObject({ status: 'done', isPartial: true, shown: [partialId] });
    expect(partial.report?.unwritten).toBeGreaterThan(0);
    expect(await countKept(partialId)).toBeGreaterThan(0);

    const wholeId = await goOn(partialId);
    await run(workerWith(undefined, 1), wholeId);

    const whole = await outcome(wholeId);
    expect(whole).toMatchObject({ status: 'done', isPartial: false, shown: [wholeId] });
    expect(whole.report?.unwritten).toBe(0);
    // The second run does not call the model for parts that the first run completed.
    const paid = new Set(partial.calls.filter(hasEnded).map(({ part }) => part));
    expect(whole.calls.filter(({ part }) => paid.has(part))).toEqual([]);
    expect(whole.calls.filter(hasEnded)).toEqual(whole.calls);
    expect([await countKept(partialId), await countKept(wholeId)]).toEqual([0, 0]);
  },
);

test('a second partial report can be resumed', async () => {
  const first = await submit('openai', { framework });
  await run(workerWith('content-filter', 1), first);
  const second = await goOn(first);
  await run(workerWith('content-filter', 1), second);
  expect(await outcome(second)).toMatchObject({ isPartial: true, shown: [second] });

  const third = await goOn(second);
  await run(workerWith(undefined, 1), third);

  expect(await outcome(third)).toMatchObject({ status: 'done', isPartial: false, shown: [third] });
});

test('after a cancelled resume the partial report is still there and can be completed', async () => {
  const partialId = await submit('anthropic', { framework });
  await run(workerWith('content-filter', 1), partialId);
  const kept = await countKept(partialId);
  const stopped = await goOn(partialId);
  await closeAnalysis(services.db, { id: stopped, status: 'cancelled', code: 'ANALYSIS_CANCELLED' });

  expect(await outcome(partialId)).toMatchObject({ isPartial: true, shown: [partialId] });
  expect(await countKept(partialId)).toBe(kept);
  const wholeId = await goOn(partialId);
  await run(workerWith(undefined, 1), wholeId);
  expect(await outcome(wholeId)).toMatchObject({ isPartial: false, shown: [wholeId] });
});

test('a complete report cannot be resumed', async () => {
  const analysisId = await submit('openai');
  await run(workerWith(undefined, 1), analysisId);

  await expect(goOn(analysisId)).rejects.toMatchObject({ code: 'NOTHING_MISSING' });
});

test('resuming twice returns the same analysis, before and after it is finished', async () => {
  const partialId = await submit('anthropic', { framework });
  await run(workerWith('content-filter', 1), partialId);

  const begun = await Promise.all(Array.from({ length: 5 }, () => goOn(partialId)));
  expect(new Set(begun).size).toBe(1);
  const [wholeId = ''] = begun;
  await run(workerWith(undefined, 1), wholeId);

  expect(await goOn(partialId)).toBe(wholeId);
  expect(await outcome(wholeId)).toMatchObject({ isPartial: false, shown: [wholeId] });
});

test.for(['http-401', 'http-529', 'reset;after=1'])(
  'a resume that fails with %s leaves the partial report unchanged',
  async (fault) => {
    const partialId = await submit('anthropic', { framework });
    await run(workerWith('content-filter', 1), partialId);
    const before = await outcome(partialId);

    const failedId = await goOn(partialId);
    await run(workerWith(fault, 1), failedId);

    expect(await outcome(failedId)).toMatchObject({ status: 'failed', shown: [partialId] });
    expect(await outcome(partialId)).toEqual(before);
    const wholeId = await goOn(partialId);
    await run(workerWith(undefined, 1), wholeId);
    expect(await outcome(wholeId)).toMatchObject({ isPartial: false, shown: [wholeId] });
  },
);

test('the letter of a partial report stays as it is, and neither it nor its last reading is requested again', async () => {
  spared.add('letter').add('last-reader');
  const partialId = await submit('anthropic', { framework });
  await run(workerWith('content-filter', 1), partialId);
  const { report } = await outcome(partialId);

  const wholeId = await goOn(partialId);
  await run(workerWith(undefined, 1), wholeId);

  const whole = await outcome(wholeId);
  expect(report?.letter).not.toEqual([]);
  expect(whole.report).toMatchObject({ unwritten: 0, letter: report?.letter, headline: report?.headline });
  expect(new Set(whole.calls.map(({ purpose }) => purpose))).toEqual(new Set(['readings']));
});

test('rows of a truncated answer are in the partial report and are not requested again', async () => {
  const partialId = await submit('anthropic', { framework });
  await run(workerWith('content-filter', 1), partialId);
  const { report } = await outcome(partialId);
  const writtenIn = (lenses: Report['lenses'] = []): string[] =>
    lenses.flatMap((lens) => lens.readings.flatMap(({ key, state }) => (state === 'read' ? `${lens.key}.${key}` : [])));
  const before = writtenIn(report?.lenses);

  const wholeId = await goOn(partialId);
  await run(workerWith(undefined, 1), wholeId);

  const asked = fixture
    .requests()
    .slice(-(await outcome(wholeId)).calls.length)
    .map(({ body }) => JSON.stringify(body));
  expect(before.length).toBeGreaterThan(0);
  expect(before.filter((key) => asked.some((body) => body.includes(`- key: ${key} |`)))).toEqual([]);
});
