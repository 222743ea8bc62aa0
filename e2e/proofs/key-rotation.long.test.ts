import { randomBytes, randomUUID } from 'node:crypto';
import { asSealed } from '@app/core/vault/sealed';
import { openVault } from '@app/core/vault/vault';
import { sampleText } from '@app/testkit/sample-text';
import { runOps } from '@app/testkit/run-ops';
import { type SmtpSink, startSmtpSink } from '@app/testkit/smtp-sink';
import type { Member } from '@app/testkit/start-member';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitor, type TestVisitor } from '@app/testkit/visitor';
import { rotateKeys } from '../../apps/ops/src/commands/rotate-keys.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

/** A few by default; ROTATION_VISITORS sets more. */
const VISITORS = Number(process.env.ROTATION_VISITORS || 2);
const before = randomBytes(32);
const ring = (...keys: Buffer[]): string => keys.map((key) => key.toString('base64')).join(',');

/** A returning visitor, and all data that must be present at each visit. */
type Regular = { visitor: TestVisitor; network: string; analyses: string[]; shares: string[]; rounds: number };

let sink: SmtpSink;
let stack: Stack;
let stage = 'old';
const failures: string[] = [];
const lost: string[] = [];
let requests = 0;

beforeAll(async () => {
  sink = await startSmtpSink();
  stack = await startStack({
    processes: true,
    apis: 2,
    smtp: sink,
    environment: { SERVER_KEYS: ring(before), TRUST_PROXY_HOPS: '1', SWEEP_EVERY_MS: '1000', DRAIN_MS: '500' },
    simulator: { firstTokenMs: 20, chunkMs: 1, chunkChars: 60 },
  });
});

afterAll(async () => {
  await stack.stop();
  await sink.close();
});

test('a new key put first at once makes data unreadable for processes that lack it', async () => {
  const restarted = await stack.startApi({ SERVER_KEYS: ring(randomBytes(32), before) });
  let reached = [restarted];
  const visitor = openVisitor(() => reached.map(({ url }) => url));
  await visitor.request('/api/status');
  const submitted = await visitor.request('/api/analyze/text', {
    method: 'POST',
    headers: { prefer: 'respond-async', 'x-forwarded-for': '10.1.0.1' },
    body: JSON.stringify({ sessionId: visitor.sessionId, content: sampleText('one step') }),
  });
  const { analysisId } = (await submitted.json()) as { analysisId: string };
  const there = await visitor.request(`/api/analyses/${analysisId}/cancel`, { method: 'POST' });

  reached = stack.apis;
  const elsewhere = await visitor.request(`/api/analyses/${analysisId}/cancel`, { method: 'POST' });
  await restarted.kill('SIGTERM');

  expect([submitted.status, there.status]).toEqual([202, 200]);
  expect(elsewhere.status).toBe(404);
});

test(
  'server keys rotate process by process under load: no request fails, and all used data stays readable',
  { timeout: 400_000 },
  async () => {
    const regulars = Array.from({ length: VISITORS }, (_, index) => openRegular(index));
    const leaving = new AbortController();
    const [idle, reader] = await Promise.all([visitOnce('idle'), visitOnce('reader')]);
    const visits = regulars.map((regular) => comeBack(regular, leaving.signal));
    const aRound = async (): Promise<void> => {
      const seen = regulars.map(({ rounds }) => rounds);
      await vi.waitUntil(() => regulars.every(({ rounds }, index) => rounds > (seen[index] ?? 0) + 1), {
        timeout: 360_000,
      });
    };
    /** The status of a public call, and the number of messages the visitor can read. */
    const statusAndMessages = async (visitor: TestVisitor): Promise<number[]> => {
      const { status } = await visitor.request('/api/status');
      return [status, (await visitor.messages()).length];
    };

    await aRound();
    // As documented: each step uses the line that the operator's command prints.
    let keys = ring(before);
    for (const [name, step] of [
      ['old,new', 'add'],
      ['new,old', 'promote'],
    ] as const) {
      keys = await nextKeys(step, keys);
      await roll(keys);
      stage = name;
      await aRound();
    }
    const after = Buffer.from(keys.split(',')[0] ?? '', 'base64');
    const tooEarly = await nextKeys('drop', keys).catch((error: unknown) => String(error));
    const whileBoth = await Promise.all([idle, reader].map(statusAndMessages));
    // Data that nobody has used since is still wrapped with the old key, which therefore must stay until that data
    // expires.
    for (const regular of regulars) regular.shares = [];
    await roll(ring(after));
    stage = 'new';
    await aRound();
    leaving.abort();
    await Promise.all(visits);
    const unused = await Promise.all([idle, reader].map(statusAndMessages));

    process.stdout.write(`rotation: ${JSON.stringify({ requests, failures: failures.length, lost: lost.length })}\n`);
    expect(tooEarly).toMatch(/rows open only with the last key/);
    expect(failures).toEqual([]);
    expect(lost).toEqual([]);
    expect(whileBoth).toEqual([
      [200, 1],
      [200, 1],
    ]);
    expect(unused).toEqual([
      [200, 0],
      [200, 0],
    ]);
    expect(await countUnder(after, regulars)).toBe(VISITORS);
    expect(requests).toBeGreaterThan(VISITORS * 30);
  },
);

/** The keys that `ops rotate-keys` prints for the given keys. */
async function nextKeys(step: 'add' | 'promote' | 'drop', keys: string): Promise<string> {
  const { DATABASE_URL = '', REDIS_URL = '', REDIS_PREFIX = '' } = stack.environment;
  const { out } = await runOps(rotateKeys, [step], { DATABASE_URL, REDIS_URL, REDIS_PREFIX, SERVER_KEYS: keys });
  return out[0]?.replace('SERVER_KEYS=', '') ?? '';
}

function openRegular(index: number): Regular {
  const visitor = openVisitor(() => stack.apis.map(({ url }) => url));
  return { visitor, network: `10.0.${index}.1`, analyses: [], shares: [], rounds: 0 };
}

async function visitOnce(mark: string): Promise<TestVisitor> {
  const { visitor } = openRegular(200);
  await visitor.request('/api/status');
  await visitor.follow(await visitor.submit(sampleText(mark)));
  return visitor;
}

/** Submits, reads, chats and shares until aborted, and checks each time that all earlier data is still present. */
async function comeBack(regular: Regular, leaving: AbortSignal): Promise<void> {
  let sharedIn = '';
  while (!leaving.aborted) {
    await call(regular, '/api/status');
    const analysisId = await analyze(regular);
    regular.analyses.push(analysisId);
    const list = (await read(regular, `/api/messages?sessionId=${regular.visitor.sessionId}`)) as { id: string }[];
    const ids = new Set(list.map(({ id }) => id));
    lost.push(...regular.analyses.filter((id) => !ids.has(id)).map((id) => `${stage}: analysis ${id}`));
    // A session allows fifty chat turns.
    if (regular.rounds % 5 === 0) await call(regular, '/api/chat', { content: 'What of the lists?' });
    if (sharedIn !== stage) await share(regular, analysisId);
    sharedIn = stage;
    const known = regular.shares;
    for (const shareId of known) await call(regular, `/api/shared-analysis/${shareId}`);
    const links = (await read(regular, '/api/shares')) as unknown[];
    if (links.length < regular.shares.length) lost.push(`${stage}: a link of ${regular.network}`);
    regular.rounds += 1;
  }
}

/** Sends the same idempotency key twice, as a page that lost the answer does: the other api must recognise it. */
async function analyze(regular: Regular): Promise<string> {
  const content = sampleText(randomUUID());
  const headers = { prefer: 'respond-async', 'idempotency-key': randomUUID() };
  const send = async (): Promise<string> => {
    const answer = await call(regular, '/api/analyze/text', { content }, headers);
    return ((await answer?.json()) as { analysisId?: string } | undefined)?.analysisId ?? '';
  };
  const [first, again] = [await send(), await send()];
  if (first !== again) failures.push(`${stage}: one key began ${first} and ${again}`);
  const { events } = await regular.visitor.follow(first);
  if (events.at(-1)?.type !== 'end') failures.push(`${stage}: ${first} ended with ${JSON.stringify(events.at(-1))}`);
  return first;
}

async function share(regular: Regular, analysisId: string): Promise<void> {
  const recipientEmail = `${randomUUID()}@example.org`;
  await call(regular, '/api/share', { analysisId, senderEmail: 'ada@example.org', recipientEmail });
  const mail = sink.mails.find(({ to }) => to.includes(recipientEmail))?.message ?? '';
  const [, shareId] = /\/share\/([A-Za-z0-9_-]{43})/.exec(mail) ?? [];
  if (shareId) regular.shares.push(shareId);
  else failures.push(`${stage}: no mail came`);
}

async function call(regular: Regular, path: string, body?: object, headers = {}): Promise<Response | undefined> {
  const { visitor, network } = regular;
  requests += 1;
  try {
    const answer = await visitor.request(path, {
      headers: { 'x-forwarded-for': network, ...headers },
      ...(body && { method: 'POST', body: JSON.stringify({ sessionId: visitor.sessionId, ...body }) }),
    });
    if (answer.ok) return answer;
    failures.push(`${stage}: ${path} answered ${answer.status} ${await answer.text()}`);
  } catch (error) {
    failures.push(`${stage}: ${path} failed with ${String(error)}`);
  }
  return undefined;
}

const read = async (regular: Regular, path: string): Promise<unknown> =>
  (await (await call(regular, path))?.json()) ?? [];

/** Starts a new process with these keys for every old one, then stops the old ones one by one. */
async function roll(keys: string): Promise<void> {
  const startAll = (old: Member[], start: Stack['startApi']): Promise<Member[]> =>
    Promise.all(old.map(() => start({ SERVER_KEYS: keys })));
  const [apis, workers] = await Promise.all([
    startAll(stack.apis, stack.startApi),
    startAll(stack.workers, stack.startWorker),
  ]);
  for (const [members, fresh] of [
    [stack.apis, apis],
    [stack.workers, workers],
  ] as const)
    for (const [index, member] of fresh.entries()) await members.splice(index, 1, member)[0]?.kill('SIGTERM');
}

/** Counts the sessions of these visitors that are wrapped with this server key. */
async function countUnder(key: Buffer, regulars: Regular[]): Promise<number> {
  const labels = regulars.map(({ visitor }) => visitor.sessionId);
  const rows = await stack.db.selectFrom('sessions').select('wrappedKey').where('label', 'in', labels).execute();
  const vault = openVault([key]);
  return rows.filter(({ wrappedKey }) => vault.isCurrent(asSealed(wrappedKey))).length;
}
