import { startOtlpSink } from '@app/testkit/otlp-sink';
import { expect, onTestFinished, test } from 'vitest';
import { AppError } from '../errors/app-error.ts';
import { openOtlpTrace } from './otlp-trace.ts';
import type { Trace } from './trace.ts';

const CANARY = 'canary-2b9e';

async function openTraced(share = 1): Promise<{ trace: Trace; sink: Awaited<ReturnType<typeof startOtlpSink>> }> {
  const sink = await startOtlpSink();
  onTestFinished(sink.close);
  return { sink, trace: openOtlpTrace({ service: 'test', endpoint: sink.url, share }) };
}

test('a span exports only listed fields', async () => {
  const { trace, sink } = await openTraced();

  await trace.inSpan('job', { job: 'analyze', content: CANARY } as never, async (span) =>
    span.note({ sessionLabel: CANARY, provider: 'openai' } as never),
  );
  await trace.close();

  expect(sink.spans().map(({ name, attributes }) => ({ name, attributes }))).toEqual([
    { name: 'job analyze', attributes: { 'app.job': 'analyze', 'gen_ai.provider.name': 'openai' } },
  ]);
  expect(sink.bytes().includes(CANARY)).toBe(false);
});

test('a failed span holds the error code and not the message', async () => {
  const { trace, sink } = await openTraced();
  const fault = new AppError('PROVIDER_CUT', { cause: new Error(CANARY), detail: CANARY });

  await expect(trace.inSpan('job', {}, () => Promise.reject(fault))).rejects.toBe(fault);
  await trace.close();

  expect(sink.spans()[0]?.attributes).toEqual({ 'error.type': 'PROVIDER_CUT' });
  expect(sink.bytes().includes(CANARY)).toBe(false);
});

test('a span continues the trace of another process, and an invalid traceparent starts a new one', async () => {
  const { trace, sink } = await openTraced();
  const carried = await trace.inSpan('queue add', {}, async () => trace.traceparent());

  await trace.follow(carried, () => trace.inSpan('job', { job: 'reply' }, async () => {}));
  await trace.follow(`00-${CANARY}-01`, () => trace.inSpan('job', { job: 'analyze' }, async () => {}));
  await trace.close();

  const spans = Object.fromEntries(sink.spans().map((span) => [span.name, span]));
  expect(spans['job reply']).toMatchObject({
    traceId: spans['queue add']?.traceId,
    parentSpanId: spans['queue add']?.spanId,
  });
  expect(spans['job analyze']?.parentSpanId).toBe('');
});

test('unsampled traces send nothing from any process', async () => {
  const { trace, sink } = await openTraced(0);

  const carried = await trace.inSpan('queue add', {}, async () => trace.traceparent());
  await trace.follow(carried, () => trace.inSpan('job', {}, async () => {}));
  await trace.close();

  expect(carried).toMatch(/-00$/);
  expect(sink.bytes()).toHaveLength(0);
});
