import { switchOff, switchOn } from '@app/core/db/switches';
import { spokenClip } from '@app/testkit/corpus/good-videos';
import { makeJpeg } from '@app/testkit/corpus/jpeg';
import { sampleText } from '@app/testkit/sample-text';
import { type Stack, startStack } from '@app/testkit/stack';
import { askInChat, askLive, openChatVisitor, readToEnd, type ChatVisitor } from '@app/testkit/chat';
import { fileBody } from '@app/testkit/visitor';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';

let stack: Stack;
let visitor: ChatVisitor;

/** The number of model calls to a provider. */
const callsTo = (provider: string): number =>
  stack.simulator.requests().filter((request) => request.provider === provider).length;

beforeAll(async () => {
  // A model without vision: the first provider with vision observes for it.
  stack = await startStack({ environment: { DEEPSEEK_MODEL: 'deepseek-v4-pro', WORKER_CONCURRENCY: '3' } });
  visitor = await openChatVisitor(stack);
});

afterEach(async () => {
  await stack.db.deleteFrom('switches').execute();
});

afterAll(() => stack.stop());

async function withoutWorker<Value>(work: () => Promise<Value>): Promise<Value> {
  await stack.workers.pop()?.kill('SIGTERM');
  const value = await work();
  stack.workers.push(await stack.startWorker());
  return value;
}

async function countRows(): Promise<number> {
  return (await stack.db.selectFrom('analyses').select('id').execute()).length;
}

async function endOf(analysisId: string): Promise<string> {
  const last = (await visitor.follow(analysisId)).events.at(-1);
  return last?.type === 'error' ? last.code : (last?.type ?? 'nothing');
}

function longText(): string {
  return Array.from({ length: 600 }, (_, index) => sampleText(String(index))).join('\n\n');
}

const refusalOf = (response: Response): [number, string | null] => [
  response.status,
  response.headers.get('x-error-code'),
];

test(
  'queued work of a switched-off provider fails with a clear code, and no provider is called',
  { timeout: 600_000 },
  async () => {
    const [picture, clip] = [await makeJpeg(320, 240), await spokenClip()];
    const before = [callsTo('openai'), callsTo('deepseek'), callsTo('perplexity')];

    const queued = await withoutWorker(async () => {
      const reply = await askLive(visitor, 'What do I plan for?');
      const ids = {
        text: await visitor.submit(sampleText('text')),
        pieces: await visitor.submit(longText()),
        picture: await visitor.submitFile('/api/analyze/image/bigfive', picture),
        clip: await visitor.submitFile('/api/analyze/video/bigfive', clip),
        seenByAnother: await visitor.submitFile('/api/analyze', picture, { selectedModel: 'deepseek' }),
        heardByAnother: await visitor.submitFile('/api/analyze/video/mbti', clip, { selectedModel: 'anthropic' }),
      };
      await switchOff(stack.db, 'provider:openai', 'a test');
      return { reply, ids };
    });
    const { heardByAnother, ...openais } = queued.ids;
    const ends = await Promise.all(Object.values(openais).map(endOf));
    const reply = (await readToEnd(queued.reply.events)).at(-1);
    const heard = await visitor.follow(heardByAnother);

    expect(ends).toEqual(ends.map(() => 'MODEL_UNAVAILABLE'));
    expect(reply).toMatchObject({ type: 'error', code: 'MODEL_UNAVAILABLE' });
    expect(heard.events.at(-1)?.type).toBe('end');
    expect(heard.text).toContain('only what is visible was read');
    expect([callsTo('openai'), callsTo('deepseek'), callsTo('perplexity')]).toEqual(before);
    // The observation, the rows, three letters and the last reading.
    expect(callsTo('anthropic')).toBe(6);
  },
);

test('the picture for a switched-off model is not sent to another vision model', async () => {
  const before = stack.simulator.requests().length;
  const waiting = await withoutWorker(async () => {
    const id = await visitor.submitFile('/api/analyze', await makeJpeg(320, 200), { selectedModel: 'deepseek' });
    await switchOff(stack.db, 'provider:deepseek', undefined);
    return id;
  });

  expect(await endOf(waiting)).toBe('MODEL_UNAVAILABLE');
  expect(stack.simulator.requests()).toHaveLength(before);
});

test('a switched-off provider is refused at the next request and served again after it is switched on', async () => {
  const picture = await makeJpeg(64, 48);
  const send = (path: string, selectedModel: string) =>
    visitor.request(path, {
      method: 'POST',
      body: fileBody(path, picture, { sessionId: visitor.sessionId, selectedModel }),
    });
  const before = { calls: callsTo('openai'), rows: await countRows() };

  await switchOff(stack.db, 'provider:openai', undefined);
  const refused = [
    await visitor.request('/api/analyze/text', {
      method: 'POST',
      body: JSON.stringify({ content: sampleText(), sessionId: visitor.sessionId }),
    }),
    await askInChat(visitor, 'And what do I like?'),
    await send('/api/analyze/image/bigfive', 'openai'),
    await send('/api/analyze', 'deepseek'),
  ];
  const after = { calls: callsTo('openai'), rows: await countRows() };
  await switchOn(stack.db, 'provider:openai');
  const served = await endOf(await visitor.submit(sampleText('served')));

  expect(refused.map(refusalOf)).toEqual(refused.map(() => [503, 'MODEL_UNAVAILABLE']));
  expect(after).toEqual(before);
  expect(served).toBe('end');
});

test('a provider switched off during a long text gets no further piece of it', { timeout: 360_000 }, async () => {
  const reading = await visitor.submit(longText());
  const mapped = stack.db.selectFrom('modelCalls').select('createdAt').where('analysisId', '=', reading);
  await vi.waitUntil(async () => (await mapped.execute()).length > 2, { timeout: 120_000, interval: 10 });
  await switchOff(stack.db, 'provider:openai', undefined);
  const { offSince } = await stack.db.selectFrom('switches').select('offSince').executeTakeFirstOrThrow();

  const end = await endOf(reading);

  const calls = await mapped.execute();
  expect(end).toBe('MODEL_UNAVAILABLE');
  expect(calls.filter(({ createdAt }) => createdAt > offSince)).toEqual([]);
  expect(calls.length).toBeLessThan(12);
});

test('a switched-off framework ends its queued analyses and its chat, and other frameworks continue', async () => {
  const before = stack.simulator.requests().length;
  const [waiting, other] = await withoutWorker(async () => {
    const send = (framework: string) => visitor.submit(sampleText(framework), { framework });
    const ids = [await send('bigfive'), await send('mbti')] as const;
    await switchOff(stack.db, 'framework:bigfive', undefined);
    return ids;
  });

  expect(await endOf(waiting)).toBe('FRAMEWORK_UNAVAILABLE');
  expect(await endOf(other)).toBe('end');
  // The rows, three letters and the last reading.
  expect(stack.simulator.requests().length).toBe(before + 5);
  const written = await countRows();
  await switchOff(stack.db, 'framework:mbti', undefined);
  expect(refusalOf(await askInChat(visitor, 'Why this type?'))).toEqual([503, 'FRAMEWORK_UNAVAILABLE']);
  expect(await countRows()).toBe(written);
});
