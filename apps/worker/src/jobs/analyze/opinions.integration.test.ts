import { Comparison } from '@app/contract/comparisons';
import { ProviderId } from '@app/contract/models';
import { countWritingCalls, listOpinions } from '@app/core/db/opinions';
import { readComparison } from '@app/core/comparisons/read-comparison';
import { frameworks } from '@app/frameworks/index';
import { openAnalyzeFixture } from '@app/testkit/analyze-fixture';
import { samplePairs } from '@app/testkit/sampling';
import { sampleText } from '@app/testkit/sample-text';
import { quickPace } from '@app/testkit/simulator/pace';
import { afterAll, expect, test } from 'vitest';
import { analyze } from './analyze.ts';
import { startSpacingMs } from './start-spacing.ts';

// What becomes of an answer does not depend on when its call began.
startSpacingMs.perplexity = 10;
const fixture = await openAnalyzeFixture(analyze, quickPace);
const { services, close, outcome, owned, run, submit, askOpinion, workerWith, requests, smallRequests } = fixture;
afterAll(close);

const others = ProviderId.options.filter((model) => model !== 'openai');

async function writeFirst(framework: string, content?: string): Promise<string> {
  const first = await submit('openai', { framework, ...(content && { content }) });
  await run(workerWith(undefined, 1), first);
  return first;
}

async function opine(first: string, model: ProviderId, fault?: string): Promise<string> {
  const id = await askOpinion(first, model);
  await run(workerWith(fault, 1), id);
  return id;
}

const compare = async (ids: string[]): Promise<Comparison> =>
  readComparison(services, await Promise.all(ids.map(owned)));

const pairs = samplePairs(frameworks, others);
/** In any case all models read under the first framework. */
const readings = frameworks.map(({ id }, index) => ({
  id,
  models: index === 0 ? others : pairs.filter(([framework]) => framework.id === id).map(([, model]) => model),
}));

test.for(readings)('the models read the same text under $id and are compared', async ({ id: framework, models }) => {
  const first = await writeFirst(framework);
  const asked = requests().length + smallRequests().length;

  const ids = [first];
  for (const model of models) ids.push(await opine(first, model));
  const comparison = await compare(ids);

  expect(Comparison.parse(comparison)).toEqual(comparison);
  expect(comparison).toMatchObject({ kind: 'models', framework });
  expect(comparison.columns.map(({ model, status }) => [model, status])).toEqual(
    ['openai', ...models].map((model) => [model, 'done']),
  );
  expect(comparison.summary[0]).toBe(`${ids.length} of ${ids.length} models answered.`);
  expect(comparison.lenses.length).toBeGreaterThan(0);
  // Nobody is asked but the models that were picked, and none for more than was said.
  const calls = [...requests(), ...smallRequests()].length - asked;
  expect(calls).toBe(models.length * (await countWritingCalls(services.db, first)));
  const paid = await Promise.all(ids.map(outcome));
  expect(paid.map(({ calls: own }) => [...new Set(own.map(({ provider }) => provider))])).toEqual(
    ['openai', ...models].map((model) => [model]),
  );
});

test('a second opinion by the same model is a separate reading, and the comparison shows both', async () => {
  const first = await writeFirst('bigfive');
  const second = await opine(first, 'openai');

  const comparison = await compare([first, second]);

  expect(second).not.toBe(first);
  expect(comparison.kind).toBe('repeats');
  expect(comparison.columns.map(({ label }) => label)).toEqual(['Model 2, reading 1', 'Model 2, reading 2']);
  // The simulator says the same of the same text.
  const words = comparison.lenses.flatMap(({ rows }) => rows.flatMap(({ agreement }) => agreement ?? []));
  expect(new Set(words)).toEqual(new Set(['agree']));
});

test('in a comparison of two texts no quote belongs to both', async () => {
  const [one, other] = [
    await writeFirst('bigfive'),
    await writeFirst('bigfive', `Another year. ${sampleText('later')}`),
  ];

  const { kind, lenses } = await compare([one, other]);

  expect(kind).toBe('texts');
  const shared = lenses.flatMap(({ rows }) =>
    rows.flatMap(({ quotes }) => quotes.filter(({ columns }) => columns.length > 1)),
  );
  expect(shared).toEqual([]);
});

test('a comparison shows finished opinions beside failed and waiting ones, each failure with its reason', async () => {
  const first = await writeFirst('bigfive');
  const good = await opine(first, 'anthropic');
  const failed = await opine(first, 'deepseek', 'http-401');
  const refused = await opine(first, 'openai', 'refusal');
  const slow = await askOpinion(first, 'perplexity');

  const { kind, columns, summary } = await compare([first, good, failed, refused, slow]);

  expect(kind).toBe('models');
  expect(columns.map(({ status }) => status)).toEqual(['done', 'done', 'failed', 'failed', 'queued']);
  expect(columns.slice(2, 4).map(({ reason }) => reason)).toEqual([
    'This model is not available at the moment. Please choose another model.',
    'The model declined to analyze this text. Please try another text or another model.',
  ]);
  expect(summary).toHaveLength(3);
  expect(await listOpinions(services.db, { sessionId: (await owned(first)).session.id, firstId: first })).toHaveLength(
    5,
  );
});

test('a repeated request for an opinion that is still being written gets the same one', async () => {
  const first = await writeFirst('bigfive');

  const begun = await Promise.all(Array.from({ length: 10 }, () => askOpinion(first, 'anthropic')));
  await run(workerWith(undefined, 1), begun[0] ?? '');
  const later = await askOpinion(first, 'anthropic');

  expect(new Set(begun).size).toBe(1);
  expect(later).not.toBe(begun[0]);
});

test('an opinion on an opinion belongs to the first report', async () => {
  const first = await writeFirst('bigfive');
  const second = await opine(first, 'anthropic');

  const third = await askOpinion(second, 'deepseek');

  expect((await owned(third)).analysis.opinionOf).toBe(first);
});

test('a second opinion on an unfinished analysis is refused with NOT_FINISHED', async () => {
  const open = await submit('openai');

  await expect(askOpinion(open, 'anthropic')).rejects.toMatchObject({ code: 'NOT_FINISHED' });
});

test('the comparison of a report with a crisis card begins with the crisis card', async () => {
  const first = await writeFirst('bigfive', `${sampleText('help')} I want to kill myself tonight.`);
  const second = await opine(first, 'anthropic');

  const comparison = await compare([first, second]);

  expect((await outcome(first)).report?.crisis).toBe('active');
  expect(comparison.card).toMatch(/^## /);
  expect(comparison.card).toContain('tel:');
});
