import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { contentDisposition } from '@app/core/downloads/file-name';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { type TestApi, openTestApi } from '@app/testkit/open-api';
import { sampleText } from '@app/testkit/sample-text';
import { quickPace } from '@app/testkit/simulator/pace';
import { type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { buildApp } from '../app.ts';

let sink: SmtpSink;
let stack: Stack;
let api: TestApi<FastifyInstance>;
let owner: TestVisitor;
let done: string;

beforeAll(async () => {
  sink = await startSmtpSink();
  stack = await startStack({
    processes: true,
    smtp: sink,
    simulator: quickPace,
    environment: { ANTHROPIC_API_KEY: 'sim-fault=hang-mid', WORKER_LOCK_MS: '2000', WORKER_STALLED_CHECK_MS: '500' },
  });
  api = await openTestApi(buildApp, stack.environment);
  owner = await openVisitorWithCookie(stack);
  done = await owner.submit(sampleText('download'));
  await owner.follow(done);
});

afterAll(async () => {
  await api.close();
  await stack.stop();
  await sink.close();
});

const download = (id: string, format = '', visitor = owner): Promise<Response> =>
  visitor.request(`/api/download/${id}${format && `?format=${format}`}`);

test.for([
  ['', 'pdf', 'application/pdf', '%PDF-'],
  ['pdf', 'pdf', 'application/pdf', '%PDF-'],
  ['PDF', 'pdf', 'application/pdf', '%PDF-'],
  ['Docx', 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
  ['docx', 'docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
  ['json', 'json', 'application/json; charset=utf-8', '{'],
  ['md', 'md', 'text/markdown; charset=utf-8', '# '],
  ['png', 'png', 'image/png', '\u0089PNG'],
  ['SVG', 'svg', 'image/svg+xml', '<svg '],
] as const)('the owner gets a file: format %s', async ([format, extension, type, beginning]) => {
  const response = await download(done, format);
  const file = Buffer.from(await response.arrayBuffer());
  const { headers } = response;

  expect(response.status).toBe(200);
  expect(file.toString('latin1', 0, beginning.length)).toBe(beginning);
  expect(headers.get('content-type')).toBe(type);
  expect(headers.get('content-disposition')).toMatch(
    new RegExp(`^attachment; filename="personality-analysis-\\d{4}-\\d{2}-\\d{2}\\.${extension}"$`),
  );
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('the JSON holds the text and the report and is marked as AI-generated and simulated', async () => {
  const file = (await (await download(done, 'json')).json()) as Record<string, unknown>;
  const [message] = await owner.messages();

  expect(Object.keys(file)).toEqual([
    'format',
    'version',
    'generated',
    'simulated',
    'framework',
    'provider',
    'createdAt',
    'lang',
    'text',
    'blocks',
    'report',
  ]);
  expect(file).toMatchObject({
    format: 'personality-analysis',
    version: 1,
    generated: 'by an AI model',
    simulated: true,
    framework: 'general',
    provider: 'openai',
    lang: 'en',
    text: message?.content,
    report: { framework: 'general', simulated: true },
  });
});

test('a download leaves no task, file or job behind', async () => {
  await download(done, 'pdf').then((response) => response.arrayBuffer());
  await download(done, 'docx').then((response) => response.arrayBuffer());
  await download(done, 'png').then((response) => response.arrayBuffer());
  await download(done, 'svg').then((response) => response.arrayBuffer());
  const errands = await stack.db.selectFrom('errands').selectAll().execute();
  const stored = await readdir(stack.storageFolder);

  expect(errands).toEqual([]);
  expect(stored.filter((name) => !name.startsWith('.'))).toEqual([]);
  expect(await api.services.queue.waitingCount('media')).toBe(0);
});

test('a stranger, a client without a cookie, an unknown id and a malformed id get the same 404', async () => {
  const stranger = await openVisitorWithCookie(stack);
  const nobody = { ...owner, request: (path: string) => fetch(`${stack.apis[0]?.url}${path}`) };
  const unknown = `${done.slice(0, 24)}${randomUUID().slice(24)}`;
  const answers = await Promise.all([
    download(done, 'pdf', stranger),
    download(done, 'json', stranger),
    download(done, 'pdf', nobody),
    download(unknown),
    download('a'.repeat(43)),
    download(randomUUID()),
    download('x'),
  ]);

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set(['Not found.']));
  expect(answers.map(({ headers }) => headers.get('content-disposition'))).toEqual(answers.map(() => null));
});

test('an unfinished analysis gets 409 for every format', async () => {
  const running = await owner.submit(sampleText('running'), { model: 'anthropic' });

  const answers = await Promise.all(
    ['pdf', 'docx', 'json', 'md', 'png', 'svg'].map((format) => download(running, format)),
  );

  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 409));
  expect(await answers[0]?.text()).toBe('The analysis is not finished yet.');
  expect(answers[0]?.headers.get('content-disposition')).toBeNull();
  await owner.request(`/api/analyses/${running}/cancel`, { method: 'POST' });
});

test('an unknown format gets 400', async () => {
  expect((await download(done, 'html')).status).toBe(400);
});

test('a HEAD request gets the headers of a download', async () => {
  const response = await owner.request(`/api/download/${done}?format=docx`, { method: 'HEAD' });

  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toContain('.docx"');
});

const tricks = [
  '\r\nx-injected: 1',
  '"; filename="evil.exe',
  '../../etc/passwd',
  "'; x=1",
  '\u0000',
  '%0d%0aset-cookie: a=b',
  'ü漢🙂',
  '\\',
];
const hostileName = (index: number): string =>
  `${tricks[index % tricks.length]}${'x'.repeat(index % 40)}${tricks[(index * 3) % tricks.length]}`;

test('1,000 hostile ids and dates add nothing to a header', async () => {
  const plain = await api.app.inject('/api/download/unknown');
  const answers = await runWithConcurrency(1_000, 16, (index) =>
    api.app.inject(`/api/download/${encodeURIComponent(hostileName(index))}?format=pdf`),
  );
  const names = Array.from({ length: 1_000 }, (_, index) =>
    contentDisposition({ framework: hostileName(index), createdAt: `2026-11-15${hostileName(index)}` }, 'pdf'),
  );

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  expect(new Set(answers.flatMap(({ headers }) => Object.keys(headers)))).toEqual(new Set(Object.keys(plain.headers)));
  expect(new Set(names)).toEqual(new Set(['attachment; filename="personality-analysis.pdf"']));
});

test('a share is downloaded without a cookie until it is revoked', async () => {
  await vi.waitUntil(
    async () => ((await (await owner.request('/api/status')).json()) as { sendgrid: boolean }).sendgrid,
    { timeout: 30_000 },
  );
  await owner.request('/api/share', {
    method: 'POST',
    body: JSON.stringify({ analysisId: done, senderEmail: 'ada@example.org', recipientEmail: 'bob@example.org' }),
  });
  const mail = sink.mails[0]?.message.replaceAll(/=\r?\n/g, '') ?? '';
  const link = `${stack.apis[0]?.url}/api/download/${/\/share\/([\w-]{43})/.exec(mail)?.[1]}`;
  const [text] = (await owner.messages()).map(({ content }) => content);

  const responses = await Promise.all(['pdf', 'docx', 'json'].map((format) => fetch(`${link}?format=${format}`)));
  const [shared] = (await (await owner.request('/api/shares')).json()) as { linkId: string }[];
  await owner.request(`/api/shares/${shared?.linkId}/revoke`, { method: 'POST' });

  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(responses.map(({ headers }) => headers.get('x-robots-tag'))).toEqual(Array(3).fill('noindex, nofollow'));
  expect(await responses[2]?.json()).toMatchObject({ text });
  expect((await fetch(link)).status).toBe(404);
});

test('after a worker is killed mid-export another one makes the file, and no child process is left', async () => {
  const [first] = stack.workers;
  // A new child without warm-up takes long enough to be killed during its work.
  for (const pid of childrenOf(first?.process.pid)) process.kill(pid, 'SIGKILL');
  const began = performance.now();
  const answer = download(done, 'pdf');
  await vi.waitUntil(
    async () => (await stack.db.selectFrom('errands').select('attempts').executeTakeFirst())?.attempts === 1,
    {
      interval: 5,
      timeout: 80_000,
    },
  );
  const orphans = childrenOf(first?.process.pid);
  const killed = first?.kill('SIGKILL');
  await stack.startWorker();
  await killed;
  const response = await answer;

  expect(response.status).toBe(200);
  expect(performance.now() - began).toBeLessThan(60_000);
  await vi.waitUntil(() => orphans.every((pid) => !isAlive(pid)), { timeout: 40_000 });
});

function childrenOf(parent = -1): number[] {
  const lines = execFileSync('ps', ['-o', 'ppid=,pid=,args=', '-e'], { encoding: 'utf8' }).split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/))
    .filter(([ppid, , ...words]) => Number(ppid) === parent && words.join(' ').includes('render-main'))
    .map(([, pid]) => Number(pid));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('file downloads are limited per visitor and hour, and JSON and HEAD do not count', async () => {
  const visitor = await openVisitorWithCookie(stack);
  const id = await visitor.submit(sampleText('limited'));
  await visitor.follow(id);
  const strict = await openTestApi(buildApp, { ...stack.environment, DOWNLOADS_VISITOR_HOUR: '2' });
  onTestFinished(() => strict.close());
  await strict.services.redis.ping();
  const ask = (format: string, method: 'GET' | 'HEAD' = 'GET') =>
    strict.app.inject({ method, url: `/api/download/${id}?format=${format}`, headers: { cookie: visitor.cookie() } });

  const free = await runWithConcurrency(10, 5, (index) => (index % 2 ? ask('json') : ask('pdf', 'HEAD')));
  const files = await runWithConcurrency(8, 8, () => ask('pdf'));

  expect(free.map(({ statusCode }) => statusCode)).toEqual(free.map(() => 200));
  expect(files.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
  const [refusal] = files.filter(({ statusCode }) => statusCode === 429);
  expect(refusal?.headers['x-error-code']).toBe('RATE_LIMITED');
  expect(Number(refusal?.headers['retry-after'])).toBeGreaterThan(3_500);
  expect((await ask('json')).statusCode).toBe(200);
});

test('clients without a cookie share the hourly download limit of their network', async () => {
  await owner.request('/api/share', {
    method: 'POST',
    body: JSON.stringify({ analysisId: done, senderEmail: 'a@example.org', recipientEmail: 'c@example.org' }),
  });
  const [, shareId] = /\/share\/([\w-]{43})/.exec(sink.mails.at(-1)?.message ?? '') ?? [];
  const strict = await openTestApi(buildApp, { ...stack.environment, DOWNLOADS_VISITOR_HOUR: '1' });
  onTestFinished(() => strict.close());
  await strict.services.redis.ping();

  const files = await runWithConcurrency(6, 6, (index) =>
    strict.app.inject({
      url: `/api/download/${shareId}?format=pdf`,
      remoteAddress: '192.0.2.77',
      headers: index % 2 ? { cookie: 'visitor=made-up' } : {},
    }),
  );

  expect(files.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(files.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
});
