import { setTimeout as delay } from 'node:timers/promises';
import { makeJpeg } from '@app/testkit/corpus/jpeg';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { sampleText } from '@app/testkit/sample-text';
import { type Stack, startStack } from '@app/testkit/stack';
import { openVisitorWithCookie, type TestVisitor } from '@app/testkit/visitor';
import { expect, onTestFinished, test } from 'vitest';
import { countLeftovers, type Leftovers, none } from './leftovers.ts';

/** A few by default; CLEARS sets more. */
const CLEARS = Number(process.env.CLEARS || 40);
const CONCURRENCY = 8;
const LIMIT_MS = 60_000;
const QUIET_MS = 2_000;

const environment = { SWEEP_EVERY_MS: '1000', WORKER_LOCK_MS: '5000', WORKER_STALLED_CHECK_MS: '1000' };

/** Longer than one model call reads, so that it is split into pieces. */
const longText = Array.from({ length: 480 }, (_, index) => sampleText(String(index))).join('\n\n');

const kinds = ['text', 'chat', 'image', 'text', 'document', 'text', 'text', 'long'] as const;
type Kind = (typeof kinds)[number];

test(
  `${CLEARS} clears at any moment of running work leave no data, and none comes back`,
  { timeout: 600_000 + CLEARS * 1_000 },
  async () => {
    const stack = await startStack({ workers: 2, environment, simulator: { chunkMs: 5, chunkChars: 300 } });
    onTestFinished(stack.stop);
    const picture = await makeJpeg(320, 240);
    const begin = (visitor: TestVisitor, kind: Kind, mark: string): Promise<string> => {
      if (kind === 'image') return visitor.submitFile('/api/analyze/image/mbti', picture);
      const words = Buffer.from(sampleText(mark).repeat(3));
      if (kind === 'document') return visitor.submitFile('/api/analyze/document/mbti', words);
      if (kind === 'chat') return ask(visitor, mark);
      return visitor.submit(kind === 'long' ? longText : sampleText(mark));
    };
    const latestMs: Record<Kind, number> = { text: 700, chat: 400, image: 700, document: 600, long: 3_000 };

    const began = performance.now();
    const rounds = await runWithConcurrency(CLEARS, CONCURRENCY, async (index) => {
      const kind = kinds[index % kinds.length] ?? 'text';
      const visitor = await openVisitorWithCookie(stack);
      const analysisId = await begin(visitor, kind, String(index));
      await delay(Math.random() * latestMs[kind]);
      const moment = await momentOf(stack, analysisId);
      // Adapts the delay to the machine's speed, so that about one clear in five comes after the end.
      latestMs[kind] *= moment.endsWith('done') ? 0.88 : 1.03;
      const answers = await clearSomehow(visitor, index);
      return { visitor, kind, moment, answers };
    });
    const clearedMs = performance.now() - began;
    const { left, waitedMs } = await waitUntilNothing(stack);
    await delay(QUIET_MS);
    const later = await countLeftovers(stack);
    const next = await Promise.all(rounds.slice(-4).map(({ visitor }) => analyzeAnew(visitor)));

    const answers = countOf(rounds.flatMap((round) => round.answers));
    process.stdout.write(
      `${CLEARS} clears: ${JSON.stringify({
        kinds: countOf(rounds.map(({ kind }) => kind)),
        moments: countOf(rounds.map(({ moment }) => moment)),
        answers,
        clearedMs: Math.round(clearedMs),
        waitedMs: Math.round(waitedMs),
        left,
        later,
      })}\n`,
    );
    const nothing = { rows: Object.fromEntries(Object.keys(left.rows).map((table) => [table, 0])), ...none };
    expect(Object.keys(left.rows)).toEqual(expect.arrayContaining(['sessions', 'analyses', 'messages', 'erasures']));
    expect(left).toEqual(nothing);
    expect(later).toEqual(nothing);
    expect(answers['clear 200']).toBeGreaterThanOrEqual(CLEARS);
    expect(Object.keys(answers).filter((answer) => !/^(clear 200|submit (202|409))$/.test(answer))).toEqual([]);
    expect(next).toEqual(next.map(() => ({ end: 'end', messages: 1 })));
  },
);

/** A question about a finished analysis; the reply is generated whether or not anybody reads it. */
async function ask(visitor: TestVisitor, mark: string): Promise<string> {
  await visitor.follow(await visitor.submit(sampleText(mark)));
  const answer = await visitor.request('/api/chat', {
    method: 'POST',
    headers: { accept: 'text/event-stream' },
    body: JSON.stringify({ sessionId: visitor.sessionId, content: 'What of the lists?' }),
  });
  const replyId = answer.headers.get('content-location')?.split('/')[3];
  if (!replyId) throw new Error(`/api/chat answered ${answer.status}: ${await answer.text()}`);
  await answer.body?.cancel();
  return replyId;
}

/** Usually one clear; sometimes two at once, sometimes one together with a new analysis under the same label. */
async function clearSomehow(visitor: TestVisitor, index: number): Promise<string[]> {
  const [cleared, ...more] = await Promise.all([
    clear(visitor),
    ...(index % 5 === 2 ? [clear(visitor)] : []),
    ...(index % 5 === 4 ? [submitAndClear(visitor, `again ${index}`)] : []),
  ]);
  return [cleared, ...more.flat()];
}

async function clear(visitor: TestVisitor, cookie = visitor.cookie()): Promise<string> {
  const body = JSON.stringify({ sessionId: visitor.sessionId });
  const answer = await visitor.request('/api/session/clear', { method: 'POST', headers: { cookie }, body });
  return `clear ${answer.status}`;
}

/**
 * A submit after the other clear creates a new session under the cookie it was sent with, so it is cleared with that
 * cookie.
 */
async function submitAndClear(visitor: TestVisitor, mark: string): Promise<string[]> {
  await delay(Math.random() * 30);
  const cookie = visitor.cookie();
  const answer = await visitor.request('/api/analyze/text', {
    method: 'POST',
    headers: { prefer: 'respond-async', cookie },
    body: JSON.stringify({ sessionId: visitor.sessionId, content: sampleText(mark) }),
  });
  return [`submit ${answer.status}`, await clear(visitor, cookie)];
}

async function momentOf({ db }: Stack, analysisId: string): Promise<string> {
  const row = await db
    .selectFrom('analyses')
    .select(['stage', 'status'])
    .where('id', '=', analysisId)
    .executeTakeFirst();
  return row ? `${row.stage} ${row.status}` : 'gone';
}

async function waitUntilNothing(stack: Stack): Promise<{ left: Leftovers; waitedMs: number }> {
  const began = performance.now();
  for (;;) {
    const left = await countLeftovers(stack);
    const waitedMs = performance.now() - began;
    const counts = [...Object.values(left.rows), left.objects, left.workFolders, left.streams, left.jobs];
    if (counts.every((count) => count === 0) || waitedMs > LIMIT_MS) return { left, waitedMs };
    await delay(250);
  }
}

/** Uses the cookie that the clear returned and the label of a new session. */
async function analyzeAnew(visitor: TestVisitor): Promise<{ end: string | undefined; messages: number }> {
  const sessionId = crypto.randomUUID();
  const { events } = await visitor.follow(await visitor.submit(sampleText('anew'), { sessionId }));
  const messages = await visitor.request(`/api/messages?sessionId=${sessionId}`);
  return { end: events.at(-1)?.type, messages: ((await messages.json()) as unknown[]).length };
}

function countOf(values: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values.toSorted()) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
