import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { runWithConcurrency } from '@app/testkit/run-with-concurrency';
import { startOwnRedis } from '@app/testkit/own-redis';
import { sampleText } from '@app/testkit/sample-text';
import { startSmtpSink } from '@app/testkit/smtp-sink';
import { startStack } from '@app/testkit/stack';
import { openVisitor, type TestVisitor } from '@app/testkit/visitor';
import { expect, onTestFinished, test } from 'vitest';
import { type OperationKind, isLinearizable, type TimedOperation } from './linearize.ts';

const SESSIONS = Number(process.env.LINEAR_SESSIONS || 16);
const stopAnswers = { cancelled: 'cancelled', done: 'too late', failed: 'too late' } as const;
/** Tabs of one visitor under one cookie, and the number of sequential actions in each. */
const TABS = 3;
const DEEDS = 6;

test(
  `${SESSIONS} sessions in several tabs while api and Redis are killed: submit, stop, clear, share and read have one order`,
  { timeout: 300_000 },
  async () => {
    const [smtp, redis] = await Promise.all([startSmtpSink(), startOwnRedis()]);
    onTestFinished(async () => void (await Promise.all([smtp.close(), redis.stop()])));
    const stack = await startStack({
      processes: true,
      apis: 2,
      smtp,
      redisUrl: redis.url,
      simulator: { chunkMs: 1, chunkChars: 2_000 },
    });
    onTestFinished(stack.stop);
    const over = new AbortController();
    const kills = (async () => {
      for (let round = 0; !over.signal.aborted; round += 1) {
        await delay(1_500);
        if (round % 2 === 0) await redis.killAndRestart(200);
        else {
          await stack.apis[1]?.kill('SIGKILL');
          stack.apis.splice(1, 1, await stack.startApi());
        }
      }
    })();

    const histories = await runWithConcurrency(SESSIONS, 4, (index) =>
      useSession(
        openVisitor(() => stack.apis.map(({ url }) => url)),
        index,
      ),
    );
    over.abort();
    await kills;

    const names = histories.flat().map(({ call }) => call.name);
    const wrong = histories.filter((history) => !isLinearizable(history));
    process.stdout.write(
      `${SESSIONS} sessions: ${JSON.stringify(
        Object.groupBy(names, (name) => name),
        (_, value) => (Array.isArray(value) ? value.length : value),
      )}\n`,
    );
    expect(wrong.map(tell)).toEqual([]);
    expect(new Set(names)).toEqual(new Set(['submit', 'stop', 'clear', 'share', 'messages']));
  },
);

/** One line per action, in the order they started. */
const tell = (history: TimedOperation[]): string[] =>
  history
    .toSorted((one, other) => one.beganMs - other.beganMs)
    .map(({ beganMs, endedMs, call }) => `${Math.round(beganMs)} to ${Math.round(endedMs)} ${JSON.stringify(call)}`);

async function useSession(visitor: TestVisitor, index: number): Promise<TimedOperation[]> {
  while (!visitor.cookie()) await visitor.request('/api/status').catch(() => delay(100));
  const history: TimedOperation[] = [];
  const ids: string[] = [];
  const tab = async (): Promise<void> => {
    for (let count = 0; count < DEEDS; count += 1) {
      await delay(Math.random() * 400);
      const id = ids[Math.floor(Math.random() * ids.length)];
      const chance = Math.random();
      if (!id || chance < 0.3) await submit(`${index}-${count}`);
      else if (chance < 0.6) await note(async () => ({ name: 'messages', ids: await readIds() }));
      else if (chance < 0.75) await share(id);
      else if (chance < 0.9) await stop(id);
      else await clear();
    }
  };
  const cookie = visitor.cookie();
  const ask = (path: string, body?: unknown, key = ''): Promise<Response | undefined> =>
    visitor
      .request(path, {
        headers: { cookie, prefer: 'respond-async', ...(key && { 'idempotency-key': key }) },
        ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      })
      .then((response) => (response.status < 500 && response.status !== 429 ? response : undefined))
      .catch(() => undefined);

  /** Records an action; undefined means it was refused or changed nothing. */
  async function note(act: () => Promise<OperationKind | undefined>): Promise<void> {
    const beganMs = performance.now();
    const call = await act();
    if (!call) return;
    const isAnswered = call.name === 'clear' ? call.isAnswered : !('answer' in call) || call.answer !== undefined;
    history.push({ beganMs, endedMs: isAnswered ? performance.now() : Infinity, call });
  }
  const submit = (mark: string): Promise<void> =>
    note(async () => {
      const key = randomUUID();
      for (;;) {
        const body = { content: sampleText(mark), sessionId: visitor.sessionId };
        const response = await ask('/api/analyze/text/mbti', body, key);
        if (response && response.status !== 202) return undefined; // a clear was in progress
        const { analysisId: id } = ((await response?.json().catch(() => undefined)) ?? {}) as { analysisId?: string };
        if (id) {
          ids.push(id);
          return { name: 'submit', id };
        }
        await delay(100);
      }
    });
  const stop = (id: string): Promise<void> =>
    note(async () => {
      const response = await ask(`/api/analyses/${id}/cancel`, {});
      const status = ((await response?.json().catch(() => undefined)) as { status?: string } | undefined)?.status;
      if (response?.status === 404) return { name: 'stop', id, answer: 'unknown' };
      return { name: 'stop', id, answer: stopAnswers[status as keyof typeof stopAnswers] };
    });
  const share = (id: string): Promise<void> =>
    note(async () => {
      const recipientEmail = `${randomUUID()}@example.org`;
      const response = await ask('/api/share', { analysisId: id, senderEmail: 'ada@example.org', recipientEmail });
      const answers = { 200: 'shared', 404: 'unknown', 409: 'unfinished' } as const;
      return { name: 'share', id, answer: answers[response?.status as keyof typeof answers] };
    });
  const clear = (): Promise<void> =>
    note(async () => {
      const response = await ask('/api/session/clear', { sessionId: visitor.sessionId });
      return { name: 'clear', isAnswered: response?.status === 200 };
    });
  async function readIds(): Promise<string[]> {
    for (;;) {
      const response = await ask(`/api/messages?sessionId=${visitor.sessionId}`);
      const list = (await response?.json().catch(() => undefined)) as
        | { analysisId: string; kind: string }[]
        | undefined;
      if (Array.isArray(list)) return list.map(({ analysisId }) => analysisId);
      await delay(100);
    }
  }
  await Promise.all(Array.from({ length: TABS }, tab));
  // An unanswered submit may have created an analysis whose id the test does not know.
  return history.map(({ call, ...times }) => ({
    ...times,
    call: call.name === 'messages' ? { ...call, ids: call.ids.filter((id) => ids.includes(id)) } : call,
  }));
}
