import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paragraph, writeDocx } from '@app/testkit/corpus/docx';
import { type OtlpSink, startOtlpSink, type SunkSpan } from '@app/testkit/otlp-sink';
import { sampleText } from '@app/testkit/sample-text';
import { formsOf } from '@app/testkit/search-bytes';
import { type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitor, type TestVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';

const CANARY = 'heliotrope-canary-4711';
const RECIPIENT = 'heliotrope-recipient@analysis.example';

let sink: OtlpSink;
let smtp: SmtpSink;
let stack: Stack;

beforeAll(async () => {
  [sink, smtp] = await Promise.all([startOtlpSink(), startSmtpSink()]);
  stack = await startStack({ processes: true, smtp, environment: { OTEL_EXPORTER_OTLP_ENDPOINT: sink.url } });
});

afterAll(async () => {
  await stack.stop();
  await Promise.all([sink.close(), smtp.close()]);
});

const visitorOf = ({ apis }: Pick<Stack, 'apis'>): TestVisitor => openVisitor(() => apis.map(({ url }) => url));

/** The names of a span and its ancestors, root first, each with its process. */
function chainOf(spans: SunkSpan[], last: SunkSpan): string[] {
  const parent = spans.find(({ spanId, traceId }) => spanId === last.parentSpanId && traceId === last.traceId);
  const own = `${last.service.replace('personality-analysis-', '')}: ${last.name}`;
  return [...(parent ? chainOf(spans, parent) : last.parentSpanId ? ['missing'] : []), own];
}

/** Waits for a span of that name in a trace with that root; returns its chain. */
async function untilChain(first: string, name: string): Promise<string[]> {
  let chain: string[] = ['missing'];
  await expect
    .poll(
      () => {
        const spans = sink.spans();
        const chains = spans.filter((span) => span.name === name).map((span) => chainOf(spans, span));
        chain = chains.find(([begun]) => begun === first) ?? ['missing'];
        return chain[0];
      },
      { timeout: 80_000, interval: 200 },
    )
    .toBe(first);
  return chain;
}

test(
  'one analysis is one trace, from the request to the model call, across processes',
  { timeout: 360_000 },
  async () => {
    const visitor = visitorOf(stack);

    const analysisId = await visitor.submit(sampleText(CANARY));
    await visitor.follow(analysisId);

    expect(await untilChain('api: request /api/analyze/text', 'model call openai')).toEqual([
      'api: request /api/analyze/text',
      'api: queue add llm-openai',
      'worker: job analyze',
      'worker: model call openai',
    ]);
    const spans = sink.spans();
    const traceId = spans.find(({ name }) => name === 'request /api/analyze/text')?.traceId;
    const call = spans.find((span) => span.name === 'model call openai' && span.traceId === traceId);
    expect(call?.attributes).toMatchObject({ 'app.analysis.id': analysisId, 'app.framework': 'general' });
    expect(Number(call?.attributes['gen_ai.usage.input_tokens'])).toBeGreaterThan(100);
    expect(await linesWith(stack, `"traceId":"${traceId}"`)).toEqual(
      expect.arrayContaining(['analysis queued', 'request answered', 'model call done', 'analysis done']),
    );
  },
);

test(
  'a file and a mail are traced across processes, and no word of a visitor is exported',
  { timeout: 480_000 },
  async () => {
    const visitor = visitorOf(stack);
    await visitor.request('/api/status');
    const file = writeDocx(paragraph(sampleText(CANARY)).repeat(2));

    const analysisId = await visitor.submitFile('/api/analyze/document', file, { title: CANARY });
    await visitor.follow(analysisId);
    // Mail is offered once a worker has verified the mail server.
    await expect.poll(async () => (await visitor.request('/api/status')).text()).toContain('"sendgrid":true');
    const shared = await visitor.request('/api/share', {
      method: 'POST',
      body: JSON.stringify({
        analysisId,
        senderEmail: 'heliotrope-sender@analysis.example',
        recipientEmail: RECIPIENT,
      }),
    });
    expect(shared.status).toBe(200);
    await visitor.request(`/api/analyses/${analysisId}/events?note=${CANARY}`);

    expect(await untilChain('api: request /api/analyze/document', 'extract child read-docx')).toEqual([
      'api: request /api/analyze/document',
      'api: queue add media',
      'worker: job prepare-upload',
      'worker: extract child read-docx',
    ]);
    expect(await untilChain('api: request /api/analyze/document', 'model call openai')).toEqual([
      'api: request /api/analyze/document',
      'api: queue add media',
      'worker: job prepare-upload',
      'worker: queue add llm-openai',
      'worker: job analyze',
      'worker: model call openai',
    ]);
    expect(await untilChain('api: request /api/share', 'mail send')).toEqual([
      'api: request /api/share',
      'api: queue add mail',
      'worker: job send-mail',
      'worker: mail send',
    ]);
    const secrets = [
      CANARY,
      RECIPIENT,
      'heliotrope-sender',
      visitor.sessionId,
      visitor.cookie().split('=')[1] ?? 'none',
    ];
    expect(secrets.flatMap((secret) => hitsOf(sink.bytes(), secret))).toEqual([]);
    expect(sink.bytes().length).toBeGreaterThan(2_000);
  },
);

test('an unreachable or hanging collector does not disturb the work', { timeout: 360_000 }, async () => {
  const hanging = await startOtlpSink({ hangs: true });
  onTestFinished(() => hanging.close());
  const [api, worker] = await Promise.all([
    stack.startApi({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1' }),
    stack.startWorker({ OTEL_EXPORTER_OTLP_ENDPOINT: hanging.url }),
    ...stack.workers.map((member) => member.kill('SIGTERM')),
  ]);
  const members = [api, worker];
  const visitor = visitorOf({ apis: [api] });

  const sight = await visitor.follow(await visitor.submit(sampleText(CANARY)));
  await expect.poll(() => hanging.bytes().length, { timeout: 40_000 }).toBeGreaterThan(0);
  const began = performance.now();
  await Promise.all(members.map((member) => member.kill('SIGTERM')));
  const closeMs = performance.now() - began;

  expect(sight.events.at(-1)?.type).toBe('end');
  expect(members.map(({ process }) => process.exitCode)).toEqual([0, 0]);
  expect(closeMs).toBeLessThan(60_000);
});

function hitsOf(bytes: Buffer, secret: string): string[] {
  return Object.entries(formsOf(secret)).flatMap(([form, value]) =>
    bytes.includes(value) ? [`${secret} ${form}`] : [],
  );
}

/** Messages of the log lines that contain these words. */
async function linesWith({ logFolder }: Stack, words: string): Promise<string[]> {
  const files = await Promise.all((await readdir(logFolder)).map((name) => readFile(join(logFolder, name), 'utf8')));
  return files
    .flatMap((text) => text.split('\n'))
    .filter((line) => line.includes(words))
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
}
