import { switchOff } from '@app/core/db/switches';
import { openAnalyzeFixture } from '@app/testkit/analyze-fixture';
import { afterAll, afterEach, expect, test } from 'vitest';
import { analyze } from './analyze.ts';

const fixture = await openAnalyzeFixture(analyze);
const { db } = fixture.services;
const worker = fixture.workerWith(undefined, 3);

afterEach(async () => {
  await db.deleteFrom('switches').execute();
});
afterAll(fixture.close);

test.for([
  ['provider:openai', 'MODEL_UNAVAILABLE'],
  ['framework:bigfive', 'FRAMEWORK_UNAVAILABLE'],
  ['framework:bigfive-at-openai', 'MODEL_UNAVAILABLE'],
] as const)('with %s off a queued analysis fails at its first attempt and costs nothing', async ([name, code]) => {
  const analysisId = await fixture.submit('openai', { framework: 'bigfive' });
  await switchOff(db, name, undefined);

  await fixture.run(worker, analysisId);

  const { status, errorCode, attempt, calls } = await fixture.outcome(analysisId);
  expect([status, errorCode, attempt, calls]).toEqual(['failed', code, 1, []]);
  expect(await db.selectFrom('counters').select('name').where('name', 'like', 'spend%').execute()).toEqual([]);
});

test('other providers and frameworks run while some are switched off', async () => {
  await switchOff(db, 'provider:openai', undefined);
  await switchOff(db, 'framework:bigfive', undefined);
  const analysisId = await fixture.submit('anthropic', { framework: 'mbti' });

  await fixture.run(worker, analysisId);

  const { status, calls } = await fixture.outcome(analysisId);
  expect(status).toBe('done');
  expect(new Set(calls.map(({ provider }) => provider))).toEqual(new Set(['anthropic']));
});

test.for([
  ['openai', 'mbti'],
  ['anthropic', 'bigfive'],
] as const)('%s still writes %s while bigfive is off at openai', async ([provider, framework]) => {
  await switchOff(db, 'framework:bigfive-at-openai', undefined);
  const analysisId = await fixture.submit(provider, { framework });

  await fixture.run(worker, analysisId);

  const { status, calls } = await fixture.outcome(analysisId);
  expect(status).toBe('done');
  expect(new Set(calls.map((call) => call.provider))).toEqual(new Set([provider]));
});

test('no model is called when the switches cannot be read', async () => {
  const analysisId = await fixture.submit('openai');
  await db.schema.alterTable('switches').renameTo('unreadable').execute();

  await fixture.run(worker, analysisId);

  await db.schema.alterTable('unreadable').renameTo('switches').execute();
  expect(await fixture.outcome(analysisId)).toMatchObject({ status: 'failed', calls: [] });
});
