import { freePort, waitFor } from '@app/core/processes';
import { paragraph, writeDocx } from '@app/testkit/corpus/docx';
import { sampleText } from '@app/testkit/sample-text';
import { formsOf } from '@app/testkit/search-bytes';
import { type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import type { Member } from '@app/testkit/start-member';
import { type Stack, startStack } from '@app/testkit/stack';
import { askInChat } from '@app/testkit/chat';
import { openVisitor, type TestVisitor } from '@app/testkit/visitor';
import { afterAll, beforeAll, expect, test } from 'vitest';

const CANARY = 'heliotrope-canary-0815';
const RECIPIENT = 'heliotrope-recipient@analysis.example';
/** The most metric lines that one process may expose after this test. */
const MAX_LINES = 900;

let smtp: SmtpSink;
let stack: Stack;
let api: Member;
let internalUrl: string;
let visitor: TestVisitor;
let analysisId: string;

beforeAll(async () => {
  smtp = await startSmtpSink();
  stack = await startStack({ processes: true, apis: 0, smtp, environment: { SWEEP_EVERY_MS: '1000' } });
  const port = await freePort();
  internalUrl = `http://127.0.0.1:${port}`;
  api = await stack.startApi({ INTERNAL_PORT: String(port) });
  visitor = openVisitor(() => [api.url]);
  await visitor.request('/api/status');
  await visitEverything();
});

afterAll(async () => {
  await stack.stop();
  await smtp.close();
});

/**
 * Uses every feature (text, file, chat, mail, all kinds of refusals) with the canary in every field a visitor can fill.
 */
async function visitEverything(): Promise<void> {
  analysisId = await visitor.submit(sampleText(CANARY));
  await visitor.follow(analysisId);
  const document = writeDocx(paragraph(sampleText(CANARY)).repeat(2));
  await visitor.follow(await visitor.submitFile('/api/analyze/document/mbti', document, { title: CANARY }));
  await (await askInChat(visitor, `What of ${CANARY}?`)).text();
  await waitFor('mail', async () => {
    if (!(await (await visitor.request('/api/status')).text()).includes('"sendgrid":true')) throw new Error('not yet');
  });
  await send('/api/share', { analysisId, senderEmail: 'heliotrope@analysis.example', recipientEmail: RECIPIENT });
  await send(`/api/analyze/text/${CANARY}`, { content: CANARY, sessionId: visitor.sessionId });
  await send('/api/chat', { content: CANARY, selectedModel: CANARY });
  await visitor.request(`/api/shared-analysis/${CANARY}`);
  await visitor.request(`/${CANARY}?${CANARY}`, { headers: { 'user-agent': CANARY, referer: `https://${CANARY}/` } });
  await visitor.request('/api/status', { method: 'PROPFIND' });
}

const send = (path: string, body: object): Promise<Response> =>
  visitor.request(path, { method: 'POST', body: JSON.stringify(body) });

const readMetrics = async (url: string): Promise<string> => (await fetch(`${url}/metrics`)).text();

/** The sum of a metric over all its labels; undefined when it has no samples. */
function sumOf(text: string, series: string): number | undefined {
  const values = text.split('\n').flatMap((line) => {
    const [, name, value] = /^(\w+)(?:\{.*\})? (\S+)$/.exec(line) ?? [];
    return name === series ? [Number(value)] : [];
  });
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) : undefined;
}

const aboveZero = {
  api: `
    app_http_requests_total app_http_refusals_total app_http_request_seconds_count app_streams_opened_total
    app_streams_closed_total app_uploads_total app_upload_bytes_total app_partition_days_ahead
    app_redis_memory_bytes app_database_bytes app_database_connections app_disk_free_ratio app_part_up
    app_retention_days nodejs_eventloop_lag_p99_seconds`,
  worker: `
    app_jobs_started_total app_jobs_ended_total app_job_seconds_count app_first_text_seconds_count
    app_analyses_ended_total app_analysis_seconds_count app_attempts_total app_text_chunks_total
    app_text_flushes_total app_model_calls_total app_model_call_seconds_count app_tokens_total app_cost_usd_total
    app_spend_used_ratio app_sandbox_seconds_count app_mails_total app_sweeps_total app_crisis_numbers_review_due
    process_resident_memory_bytes`,
};
const series = Object.entries(aboveZero).flatMap(([process, names]) =>
  names
    .trim()
    .split(/\s+/)
    .map((name) => [process, name] as const),
);

test.for(series)('the %s reports %s above zero', async ([process, name]) => {
  const text = await readMetrics(process === 'api' ? internalUrl : (stack.workers[0]?.url ?? ''));

  expect(sumOf(text, name)).toBeGreaterThan(0);
});

test.for(['app_queue_jobs', 'app_queue_oldest_seconds', 'app_erasures_pending', 'app_uploads_open'])(
  'an empty gauge is reported and not left out: %s',
  async (series) => {
    expect(sumOf(await readMetrics(internalUrl), series)).toBeGreaterThanOrEqual(0);
  },
);

test('labels have listed values: routes by pattern, outcomes by code', async () => {
  const [text, worker] = await Promise.all([readMetrics(internalUrl), readMetrics(stack.workers[0]?.url ?? '')]);

  expect(text).toContain('app_http_requests_total{method="POST",route="/api/analyze/text",status="202"} 1');
  expect(text).toContain('app_http_refusals_total{route="/api/analyze/text/:framework",code="NOT_FOUND"} 1');
  expect(text).toContain('app_http_requests_total{method="other",route="none",status="404"} 1');
  expect(worker).toContain(
    'app_analyses_ended_total{stage="write",framework="mbti",provider="openai",outcome="done"} 1',
  );
  expect(worker).toContain('app_mails_total{mail="sent"} 1');
});

test('the metrics hold no visitor data, and their number is bounded', async () => {
  const texts = await Promise.all([readMetrics(internalUrl), readMetrics(stack.workers[0]?.url ?? '')]);

  const secrets = [
    CANARY,
    'heliotrope',
    visitor.sessionId,
    analysisId,
    '127.0.0.1',
    visitor.cookie().split('=')[1] ?? 'none',
  ];
  const hits = secrets.flatMap((secret) =>
    Object.values(formsOf(secret)).filter((form) => texts.some((text) => Buffer.from(text).includes(form))),
  );
  expect(hits).toEqual([]);
  expect(Math.max(...texts.map((text) => text.split('\n').length))).toBeLessThan(MAX_LINES);
});

test('the public port serves no metrics', async () => {
  expect((await fetch(`${api.url}/metrics`)).status).toBe(404);
});
