import { spokenClip } from '@app/testkit/corpus/good-videos';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SPEECH = 'I planned the whole week on Sunday evening. Then my sister called and we laughed for an hour.';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ processes: true, simulator: { speech: SPEECH } });
});

afterAll(() => stack.stop());

test("the models get a clip's timed frames and transcript in order", { timeout: 360_000 }, async () => {
  const visitor = openVisitor(() => stack.apis.map(({ url }) => url));

  const id = await visitor.submitFile('/api/analyze/video/bigfive', await spokenClip(), {
    selectedModel: 'anthropic',
  });
  const { text, events } = await visitor.follow(id);
  const records = stack.simulator.requests();
  const heard = records.filter(({ path }) => path.includes('transcriptions'));
  const [looked, wrote] = records.filter(({ provider }) => provider === 'anthropic');
  const captions = (looked?.parts ?? []).flatMap((part) => ('text' in part ? [part.text] : []));
  const pictures = (looked?.parts ?? []).flatMap((part) => ('picture' in part ? [part.picture] : []));
  const seconds = captions.flatMap((caption) =>
    [...caption.matchAll(/Frame at (\d+(?:\.\d+)?) s/g)].map(([, at]) => Number(at)),
  );
  const written = (wrote?.parts ?? []).map((part) => ('text' in part ? part.text : '')).join('\n');

  expect(events.at(-1)?.type).toBe('end');
  expect(heard).toHaveLength(1);
  expect(pictures.length).toBeGreaterThanOrEqual(4);
  expect(pictures.length).toBeLessThanOrEqual(16);
  expect(pictures.every(({ mediaType, bytes }) => mediaType === 'image/jpeg' && bytes > 500)).toBe(true);
  expect(new Set(pictures.map(({ sha256 }) => sha256)).size).toBe(pictures.length);
  expect(seconds).toHaveLength(pictures.length);
  expect(seconds[0]).toBe(0);
  expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
  // Each frame follows its timestamp directly.
  expect((looked?.parts ?? []).map((part) => ('text' in part ? 'time' : 'frame')).join(' ')).toContain(
    'time frame time frame time frame',
  );
  for (const sentence of SPEECH.split(/(?<=\.) /)) expect(written).toContain(sentence);
  expect(written).toMatch(/\[0:0\d\] I planned the whole week/);
  expect(wrote?.parts.every((part) => 'text' in part)).toBe(true);
  expect(text).toMatch(/said at 0:0\d/i);
  expect(text).toContain('Model 2');
});

test(
  'without transcription a clip is read from its pictures alone, and the report says so',
  { timeout: 360_000 },
  async () => {
    await Promise.all(stack.workers.map((worker) => worker.kill('SIGTERM')));
    await stack.startWorker({ OPENAI_TRANSCRIPTION_MODEL: 'none' });
    const before = stack.simulator.requests().length;
    const visitor = openVisitor(() => stack.apis.map(({ url }) => url));

    const id = await visitor.submitFile('/api/analyze/video/mbti', await spokenClip());
    const { text, events } = await visitor.follow(id);

    expect(events.at(-1)?.type).toBe('end');
    expect(
      stack.simulator
        .requests()
        .slice(before)
        .filter(({ path }) => path.includes('transcriptions')),
    ).toEqual([]);
    expect(text).toContain('only what is visible was read');
  },
);
