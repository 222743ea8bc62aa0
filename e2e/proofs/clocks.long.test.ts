import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig } from '@app/core/config/config';
import { openLog } from '@app/core/log/log';
import { openRedis } from '@app/core/redis/redis';
import { openServices } from '@app/core/services';
import { wrongClock } from '@app/testkit/fake-clock';
import { postMail } from '@app/testkit/post-mail';
import { sampleText } from '@app/testkit/sample-text';
import { type Stack, startStack } from '@app/testkit/stack';
import { stayWithinTheHour } from '@app/testkit/stay-within-the-hour';
import { openVisitor, type TestVisitor } from '@app/testkit/visitor';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { faultless, judgeWatched, type WatchedAnalysis, watchMany } from '../faults/watch.ts';

/** A few by default; CLOCK_ANALYSES sets more. */
const ANALYSES = Number(process.env.CLOCK_ANALYSES || 9);
const AT_ONCE = 9;
const HOUR_S = 3_600;
const PER_DAY = 12;
const wrong = [HOUR_S, -HOUR_S].map(wrongClock);

let stack: Stack;

beforeAll(async () => {
  await stayWithinTheHour();
  stack = await startStack({
    processes: true,
    apis: 3,
    workers: 3,
    // The first has the right clock.
    each: (_, index) => wrong[index - 1] ?? {},
    environment: {
      WORKER_STALLED_CHECK_MS: '1000',
      SWEEP_EVERY_MS: '1000',
      ANALYSES_VISITOR_DAY: String(PER_DAY),
      OPENAI_API_KEY: 'sim-fault=http-500;times=4',
      ANTHROPIC_API_KEY: 'sim-fault=http-500;times=3',
    },
    simulator: { chunkMs: 2, chunkChars: 60 },
  });
}, 300_000);

afterAll(() => stack.stop());

const urls = (): string[] => stack.apis.map(({ url }) => url);

async function openVisitorWithCookie(servers = urls): Promise<TestVisitor> {
  const visitor = openVisitor(servers);
  await visitor.request('/api/status');
  return visitor;
}

test('the clocks of the processes differ by up to two hours', async () => {
  const hours = await Promise.all(
    urls().map(async (url) => {
      const visitor = await openVisitorWithCookie(() => [url]);
      return ((madeAt(await visitor.submit(sampleText(url))) - Date.now()) / 3_600_000).toFixed(0);
    }),
  );

  expect(hours.map(Number).map(Math.abs)).toEqual([0, 1, 1]);
  expect(Number(hours[1])).toBe(1);
});

test(
  'with wrong clocks every analysis ends, none is lost and none runs twice',
  { timeout: 480_000 + ANALYSES * 3_000 },
  async () => {
    const watched: WatchedAnalysis[] = [];
    // A few at a time, because on an overloaded machine workers lose locks for reasons other than clocks.
    while (watched.length < ANALYSES) {
      const some = await watchMany(stack, Math.min(AT_ONCE, ANALYSES - watched.length), `clock ${watched.length} `);
      await Promise.all(some.map(({ sight }) => sight));
      watched.push(...some);
    }

    const history = await judgeWatched(stack, watched, 'clocks');
    expect(history).toMatchObject({ analyses: ANALYSES, ...faultless });
  },
);

test(
  'with wrong clocks one idempotency key starts one analysis across processes, and the daily limit holds',
  { timeout: 480_000 },
  async () => {
    const [repeating, greedy] = [await openVisitorWithCookie(), await openVisitorWithCookie()];
    const key = randomUUID();
    const submit = async (index: number): Promise<number> => {
      const answer = await greedy.request('/api/analyze/text', {
        method: 'POST',
        headers: { prefer: 'respond-async' },
        body: JSON.stringify({ content: sampleText(String(index)), sessionId: greedy.sessionId }),
      });
      return answer.status;
    };

    const ids = [];
    for (let sent = 0; sent < 6; sent += 1) ids.push(await repeating.submit(sampleText('one'), { key }));
    const answers = await Promise.all(Array.from({ length: PER_DAY * 2 }, (_, index) => submit(index)));

    expect(new Set(ids).size).toBe(1);
    expect(answers.filter((status) => status === 202)).toHaveLength(PER_DAY);
    expect(answers.filter((status) => status === 429)).toHaveLength(PER_DAY);
  },
);

test('a chat keeps its order across processes and is about the newest analysis', { timeout: 600_000 }, async () => {
  const visitor = await openVisitorWithCookie();
  const asked: string[] = [];
  const about: boolean[] = [];
  for (const round of [1, 2, 3]) {
    const newest = await visitor.submit(sampleText(`round ${round}`));
    await visitor.follow(newest);
    asked.push(newest);
    for (const part of [1, 2]) {
      const content = `Question ${part} of round ${round}?`;
      const answer = await visitor.request('/api/chat', {
        method: 'POST',
        body: JSON.stringify({ sessionId: visitor.sessionId, content }),
      });
      const { messages } = (await answer.json()) as { messages: { id: string; analysisId: string }[] };
      about.push(...messages.map(({ analysisId }) => analysisId === newest));
      asked.push(...messages.map(({ id }) => id));
    }
  }

  const listed = (await visitor.messages()).map(({ id }) => id);

  expect(listed).toEqual(asked);
  expect(about).toEqual(Array.from({ length: 12 }, () => true));
  const talks = stack.simulator
    .requests()
    .flatMap(({ parts }) => parts.flatMap((part) => ('text' in part ? part.text : [])));
  expect(talks.some((talk) => talk.includes('Question 2 of round 2?') && talk.includes('Question 1 of round 3?'))).toBe(
    true,
  );
});

test('every api opens a shared copy until it expires and not after', async () => {
  const services = openServices(readConfig({ ...stack.environment, LOG_LEVEL: 'silent' }), 'request');
  const shares = await Promise.all(
    ['open', 'over'].map((name) => postMail(services, { recipient: `${name}@example.org` })),
  );
  await services.close();
  const [open, over] = shares;
  await sql`update shares set expires_at = now() + interval '20 minutes' where id = ${open?.linkId}`.execute(stack.db);
  await sql`update shares set expires_at = now() - interval '1 second' where id = ${over?.linkId}`.execute(stack.db);
  const visitor = await openVisitorWithCookie(() => [urls()[1] ?? '']);
  const cookie = visitor.cookie();

  const answers = await Promise.all(urls().flatMap((url) => shares.map(({ shareId }) => statusOf(url, shareId))));
  const kept = await Promise.all(urls().map((url) => fetch(`${url}/api/status`, { headers: { cookie } })));

  expect(answers).toEqual(urls().flatMap(() => ['open', 'closed']));
  expect(kept.flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
});

test('maintenance with a wrong clock removes nothing early and nothing late', { timeout: 480_000 }, async () => {
  const early = await placeEach('20 minutes');
  const late = await placeEach('-20 minutes');

  for (const environment of wrong) await runMaintenance(environment);

  expect(await whichAreThere(early)).toEqual(Object.keys(early));
  expect(await whichAreThere(late)).toEqual([]);
});

test('the maintenance of all workers ran once', async () => {
  const log = await readWorkerLog();

  expect(log.split('"maintenance done"').length - 1).toBe(1);
});

test('jobs delayed by a worker with a fast clock still end after it dies', { timeout: 600_000 }, async () => {
  const [right, ahead, behind] = stack.workers;
  await Promise.all([right?.kill('SIGTERM'), behind?.kill('SIGTERM')]);
  const visitor = await openVisitorWithCookie();
  const ids = await Promise.all(
    [1, 2, 3].map((mark) => visitor.submit(sampleText(String(mark)), { model: 'anthropic' })),
  );
  await vi.waitUntil(async () => (await countDelayed()) > 0, { timeout: 240_000, interval: 5 });

  await ahead?.kill('SIGKILL');
  stack.workers.splice(0, 3, await stack.startWorker());
  const sights = await Promise.all(ids.map((id) => visitor.follow(id)));

  expect(sights.map(({ events }) => events.at(-1)?.type)).toEqual(['end', 'end', 'end']);
  expect(await readWorkerLog()).toContain('jobs delayed too far by a fast clock, promoted');
});

/** A UUIDv7 starts with the millisecond of its creation. */
const madeAt = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);

async function statusOf(url: string, shareId: string): Promise<string> {
  const { status } = await fetch(`${url}/api/shared-analysis/${shareId}`);
  return status === 404 ? 'closed' : 'open';
}

/** Jobs that wait for their next retry. */
async function countDelayed(): Promise<number> {
  const redis = openRedis(stack.environment.REDIS_URL ?? '', 'request', openLog('silent'));
  const count = await redis.zcard(`${stack.environment.REDIS_PREFIX}:queue:llm-anthropic:delayed`);
  redis.disconnect();
  return count;
}

const readWorkerLog = (): Promise<string> => readFile(join(stack.logFolder, 'worker.log'), 'utf8');

async function runMaintenance(environment: Record<string, string>): Promise<void> {
  const env = { ...process.env, ...stack.environment, LOG_LEVEL: 'silent', ...environment };
  const child = spawn('node', ['e2e/support/maintenance-main.ts'], { env, stdio: 'inherit' });
  await once(child, 'exit');
  expect(child.exitCode).toBe(0);
}

/** Creates an item that expires after `life` in every place that is cleaned up. */
async function placeEach(life: string): Promise<Record<string, string>> {
  const ids = Object.fromEntries(['sessions', 'errands', 'shares', 'shareMails'].map((table) => [table, randomUUID()]));
  const [name, upload, draft] = [
    `clock ${life}`,
    `01900000-0000-7000-8000-${randomBytes(6).toString('hex')}`,
    randomUUID(),
  ];
  const bytes = randomBytes(32);
  const at = (age: string) => sql`now() - ${age}::interval + ${life}::interval`;
  for (const row of [
    sql`insert into sessions (id, visitor_hash, label, wrapped_key, last_used_at)
      values (${ids.sessions}, ${bytes}, 'clock', ${bytes}, ${at('30 days')})`,
    sql`insert into idempotency_keys (session_id, key, request_hash, analysis_id, created_at)
      values (${ids.sessions}, 'clock', ${bytes}, ${ids.sessions}, ${at('24 hours')})`,
    sql`insert into perceptions (session_id, file_hash, sense, provider, sealed_content, created_at)
      values (${ids.sessions}, ${bytes}, 'pages', 'openai', ${bytes}, ${at('30 days')})`,
    sql`insert into self_answers (session_id, sealed_answers, saved_at)
      values (${ids.sessions}, ${bytes}, ${at('30 days')})`,
    sql`insert into errands (id, worker_key, created_at) values (${ids.errands}, ${bytes}, ${at('1 hour')})`,
    sql`insert into shares (id, token_hash, visitor_hash, framework, wrapped_key, sealed_snapshot, expires_at)
      values (${ids.shares}, ${bytes}, ${bytes}, 'general', ${bytes}, ${bytes}, ${at('0 days')})`,
    sql`insert into share_mails (id, share_id, subject_id, recipient_hash, created_at)
      values (${ids.shareMails}, ${ids.shares}, ${name}, ${bytes}, ${at('24 hours')})`,
    sql`insert into counters (name, window_start, used) values (${name}, ${at('24 hours')}, 1)`,
  ])
    await row.execute(stack.db);
  const minutes = Number(life.split(' ')[0]);
  const lastWritten = Date.now() / 1_000 - (30 - minutes) * 60;
  await mkdir(join(stack.storageFolder, upload));
  await writeFile(join(stack.storageFolder, '.unfinished', draft), 'half');
  for (const path of [upload, `.unfinished/${draft}`])
    await utimes(join(stack.storageFolder, path), lastWritten, lastWritten);
  return {
    sessions: `id = '${ids.sessions}'`,
    idempotencyKeys: `session_id = '${ids.sessions}'`,
    perceptions: `session_id = '${ids.sessions}'`,
    selfAnswers: `session_id = '${ids.sessions}'`,
    errands: `id = '${ids.errands}'`,
    shares: `id = '${ids.shares}'`,
    shareMails: `id = '${ids.shareMails}'`,
    counters: `name = '${name}'`,
    upload,
    draft: `.unfinished/${draft}`,
  };
}

async function whichAreThere(places: Record<string, string>): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(places).map(async ([place, where]) => {
      if (place === 'upload' || place === 'draft') return (await exists(where)) ? place : [];
      const { rows } = await sql`select from ${sql.table(place)} where ${sql.raw(where)}`.execute(stack.db);
      return rows.length > 0 ? place : [];
    }),
  );
  return found.flat();
}

const exists = (path: string): Promise<boolean> =>
  utimes(join(stack.storageFolder, path), new Date(), new Date()).then(
    () => true,
    () => false,
  );
