import { readdir } from 'node:fs/promises';
import { smallMp4 } from '@app/testkit/corpus/good-videos';
import { makeJpeg } from '@app/testkit/corpus/jpeg';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { sampleEvenly } from '@app/testkit/sampling';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { frameworks } from '@app/frameworks/index';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const ten = frameworks.map(({ id }) => id).filter((id) => id !== 'general');
const models = ['anthropic', 'openai', 'deepseek', 'perplexity'];
const kinds = ['image', 'video'] as const;

let stack: Stack;
let visitor: TestVisitor;
let files: Record<(typeof kinds)[number], Buffer>;

beforeAll(async () => {
  const simulator = { firstTokenMs: 5, chunkMs: 0, chunkChars: 60 };
  stack = await startStack({ processes: true, environment: { MEDIA_CONCURRENCY: '2' }, simulator });
  visitor = await openVisitorWithCookie(stack);
  files = { image: await makeJpeg(640, 480), video: await smallMp4() };
});

afterAll(() => stack.stop());

/** Each framework runs with two models, a different pair for videos than for images. */
const all = ten.flatMap((framework, turn) => {
  const own = kinds.flatMap((kind, shift) =>
    [shift, shift + 2].map((at) => ({ framework, kind, model: models[at] ?? 'openai' })),
  );
  // Turned, so that a quarter of the calls still has every framework, both kinds and all models.
  return [...own.slice(turn % own.length), ...own.slice(0, turn % own.length)];
});
const calls = sampleEvenly(all);
/** One call for each file and model: all others can use their observations. */
const first = calls.filter(
  ({ kind, model }, index) => calls.findIndex((other) => other.kind === kind && other.model === model) === index,
);

test(
  'ten frameworks, a picture and a clip finish with all four models and checked cues',
  { timeout: 600_000 },
  async () => {
    const run = (some: typeof calls) =>
      runWithConcurrency(some.length, 8, async (index) => {
        const call = some[index] as (typeof calls)[number];
        const id = await visitor.submitFile(`/api/analyze/${call.kind}/${call.framework}`, files[call.kind], {
          selectedModel: call.model,
        });
        const { text, events } = await visitor.follow(id);
        return { ...call, end: events.at(-1), text };
      });
    // Analyses that start at the same moment may each make their own observation.
    const ends = [...(await run(first)), ...(await run(calls.filter((call) => !first.includes(call))))];

    expect(ends.filter(({ end }) => end?.type !== 'end')).toEqual([]);
    expect(new Set(ends.map(({ framework }) => framework)).size).toBe(10);
    expect(new Set(ends.map(({ kind, model }) => `${kind} ${model}`)).size).toBe(4);
    for (const { text, kind } of ends) {
      expect(text).toContain('Person 1');
      expect(text).toContain('choices and behaviour are described, not faces.');
      expect(text).toMatch(kind === 'image' ? /picture/i : /clip/i);
    }
  },
);

test('a file is observed once per model across frameworks', async () => {
  const rows = await stack.db.selectFrom('modelCalls').select(['purpose', 'provider']).execute();
  const looks = rows.filter(({ purpose }) => purpose === 'observe');

  expect(looks).toHaveLength(4);
  expect(rows.filter(({ purpose }) => purpose === 'last-reader')).toHaveLength(calls.length);
});

test('no file is left after the analyses', async () => {
  // A reader learns the end before the worker has tidied up.
  await vi.waitFor(
    async () => {
      expect((await readdir(stack.storageFolder)).filter((name) => !name.startsWith('.'))).toEqual([]);
      expect((await readdir(stack.workFolder)).filter((name) => name.startsWith('job-'))).toEqual([]);
    },
    { timeout: 30_000 },
  );
});

test('the general analysis of a picture has a profile per person', async () => {
  const response = await visitor.request('/api/analyze', {
    method: 'POST',
    body: JSON.stringify({
      sessionId: visitor.sessionId,
      mediaType: 'image',
      maxPeople: 5,
      mediaData: `data:image/jpeg;base64,${files.image.toString('base64')}`,
    }),
  });
  const reply = (await response.json()) as {
    messages: { content: string }[];
    personalityInsights: { individualProfiles: { summary: string; detailed_analysis: Record<string, string> }[] };
    analysisInsights: unknown;
  };
  const { individualProfiles } = reply.personalityInsights;

  expect(response.status).toBe(200);
  expect(individualProfiles.length).toBeGreaterThanOrEqual(1);
  expect(individualProfiles.length).toBeLessThanOrEqual(5);
  for (const { summary, detailed_analysis } of individualProfiles) {
    expect(summary.length).toBeGreaterThan(40);
    expect(Object.keys(detailed_analysis)).toContain('setting_and_self_presentation');
  }
  expect(reply.analysisInsights).toEqual(reply.personalityInsights);
  expect(reply.messages[0]?.content).toMatch(/^[\s\S]*# Personality Analysis[\s\S]*## Person 1/);
});
