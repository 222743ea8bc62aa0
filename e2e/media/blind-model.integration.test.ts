import { smallMp4 } from '@app/testkit/corpus/good-videos';
import { makeJpeg } from '@app/testkit/corpus/jpeg';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { sampleEvenly } from '@app/testkit/sampling';
import { startStack } from '@app/testkit/stack';
import { fileBody, openVisitorWithCookie } from '@app/testkit/visitor';
import { frameworks } from '@app/frameworks/index';
import { expect, onTestFinished, test } from 'vitest';

const ten = frameworks.map(({ id }) => id).filter((id) => id !== 'general');

test(
  "a model without vision writes from another model's observation, and the report says so",
  { timeout: 600_000 },
  async () => {
    const stack = await startStack({ environment: { DEEPSEEK_MODEL: 'deepseek-v4-pro' } });
    onTestFinished(stack.stop);
    const visitor = await openVisitorWithCookie(stack);
    const files = { image: await makeJpeg(640, 480), video: await smallMp4() };
    const kinds = ['image', 'video', 'image'] as const;
    // In turn, so that the first kind of each framework is a picture as often as a clip.
    const calls = ten.flatMap((framework, turn) =>
      sampleEvenly(kinds.slice(turn % 2, (turn % 2) + 2)).map((kind) => ({ kind, framework })),
    );

    const ends = await runWithConcurrency(calls.length, 6, async (index) => {
      const { kind, framework } = calls[index] ?? { kind: 'image', framework: 'mbti' };
      const id = await visitor.submitFile(`/api/analyze/${kind}/${framework}`, files[kind], {
        selectedModel: 'deepseek',
      });
      const { text, events } = await visitor.follow(id);
      return { kind, framework, end: events.at(-1)?.type, saysWhoSaw: text.includes('Model 2') };
    });
    const rows = await stack.db.selectFrom('modelCalls').select(['purpose', 'provider', 'model']).execute();
    const providersOf = (purpose: string) => [
      ...new Set(rows.filter((row) => row.purpose === purpose).map(({ provider }) => provider)),
    ];

    expect(ends.filter(({ end, saysWhoSaw }) => end !== 'end' || !saysWhoSaw)).toEqual([]);
    expect(providersOf('observe')).toEqual(['openai']);
    expect(providersOf('letter')).toEqual(['deepseek']);
    expect(providersOf('last-reader')).toEqual(['deepseek']);
    expect(
      stack.simulator
        .requests()
        .filter(({ provider, parts }) => provider === 'deepseek' && parts.some((part) => 'picture' in part)),
    ).toEqual([]);
  },
);

test('without a vision model a picture is refused before it is sent', async () => {
  const stack = await startStack({
    environment: { SIMULATOR_URL: '', DEEPSEEK_API_KEY: 'blind', DEEPSEEK_MODEL: 'deepseek-v4-pro' },
  });
  onTestFinished(stack.stop);
  const visitor = await openVisitorWithCookie(stack);

  const answer = await visitor.request('/api/analyze/image/bigfive', {
    method: 'POST',
    body: fileBody('/api/analyze/image/bigfive', await makeJpeg(64, 48), {
      sessionId: visitor.sessionId,
      selectedModel: 'deepseek',
    }),
  });

  expect(answer.status).toBe(503);
  expect(answer.headers.get('x-error-code')).toBe('MEDIA_UNAVAILABLE');
  expect(await answer.text()).toBe('Image and video analysis is not available right now.');
});
