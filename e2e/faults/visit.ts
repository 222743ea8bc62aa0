import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sampleText } from '@app/testkit/sample-text';
import { openVisitor, type TestVisitor } from '@app/testkit/visitor';
import type { Acknowledged, History, ReadReply } from './history.ts';

/** The plans that visitors follow in turn. */
export const plans = [
  'read',
  'read twice',
  'chat',
  'read',
  'cancel',
  'click twice',
  'clear after',
  'read',
  'clear meanwhile',
  'read',
] as const;
export type VisitPlan = (typeof plans)[number] | 'document';

/** Everything that all visitors of a run have received so far. */
export type VisitLog = Pick<History, 'acknowledged' | 'readings' | 'asked'> & {
  visitors: TestVisitor[];
  /** The time of the last acknowledgement and of the last text. */
  ackedAtMs: number;
  textAtMs: number;
};

export type Visit = { url: string; log: VisitLog; number: number; plan: VisitPlan; model?: string };

/** Longer than an analysis takes whose workers are killed ten times, or whose file is away for half an hour. */
const READING_MS = 3_600_000;
const FRAMEWORK = 'mbti';
const DOCUMENT = '/api/analyze/document/mbti';

export const openLog = (): VisitLog => ({
  acknowledged: [],
  readings: [],
  asked: [],
  visitors: [],
  ackedAtMs: 0,
  textAtMs: 0,
});

/** Runs one visitor from the first request to the last and retries every failed request. */
export async function visit({ url, log, number, plan, model = 'openai' }: Visit): Promise<void> {
  const visitor = openVisitor(
    () => [url],
    (asked) => log.asked.push(asked),
  );
  log.visitors.push(visitor);
  await visitor.requestUntilAnswered('/api/status');
  const mark = `ax${number}`;
  const key = randomUUID();
  const submit = (): Promise<string> =>
    plan === 'document'
      ? visitor.submitFile(DOCUMENT, Buffer.from(sampleText(mark)), { selectedModel: model })
      : visitor.submit(sampleText(mark), { key, model, framework: FRAMEWORK });
  const submits = Array.from({ length: plan === 'click twice' ? 2 : 1 }, () =>
    submit().then((id) => acknowledge(log, { id, mark, granted: 'nothing' })),
  );
  const [ack] = await Promise.all(submits);
  if (!ack) return;
  const readings = Array.from({ length: plan === 'read twice' ? 2 : 1 }, () => read(visitor, log, ack.id));

  if (plan === 'cancel') {
    await untilText(readings);
    await cancel(visitor, ack);
  }
  if (plan === 'clear meanwhile') {
    await delay(Math.random() * 1_500);
    await clear(visitor, [ack]);
  }
  await Promise.all(readings.map(({ whole }) => whole));
  if (plan === 'chat' || plan === 'clear after') {
    const question = await ask(visitor, log, `qx${number}`);
    if (question) await read(visitor, log, question.id).whole;
    if (plan === 'clear after') await clear(visitor, [ack, ...(question ? [question] : [])]);
  }
}

/** Undefined when the analysis failed, so that there is nothing to ask about. */
async function ask(visitor: TestVisitor, log: VisitLog, mark: string): Promise<Acknowledged | undefined> {
  const response = await visitor.requestUntilAnswered('/api/chat', {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ sessionId: visitor.sessionId, content: `What of the lists, and of ${mark}?` }),
  });
  const place = response.headers.get('content-location');
  await response.body?.cancel();
  const id = place?.split('/')[3];
  return id ? acknowledge(log, { id, mark, granted: 'nothing' }) : undefined;
}

async function cancel(visitor: TestVisitor, ack: Acknowledged): Promise<void> {
  const response = await visitor.requestUntilAnswered(`/api/analyses/${ack.id}/cancel`, { method: 'POST' });
  const { status } = (await response.json()) as { status: string };
  if (status === 'cancelled') ack.granted = 'cancelled';
}

async function clear(visitor: TestVisitor, acks: Acknowledged[]): Promise<void> {
  const body = JSON.stringify({ sessionId: visitor.sessionId });
  const response = await visitor.requestUntilAnswered('/api/session/clear', { method: 'POST', body });
  await response.body?.cancel();
  if (response.status === 200) for (const ack of acks) ack.granted = 'cleared';
}

function acknowledge(log: VisitLog, ack: Acknowledged): Acknowledged {
  log.acknowledged.push(ack);
  log.ackedAtMs = performance.now();
  return ack;
}

type Reader = { reading: ReadReply; whole: Promise<unknown> };

/** Reads to the end and resumes after every disconnect. A cleared analysis may be gone meanwhile. */
function read(visitor: TestVisitor, log: VisitLog, id: string): Reader {
  const reading: ReadReply = { id, events: [] };
  log.readings.push(reading);
  const whole = visitor
    .follow(id, {
      signal: AbortSignal.timeout(READING_MS),
      onEvent(event) {
        const atMs = performance.now();
        reading.events.push({ event, atMs });
        if (event.type === 'text-delta') log.textAtMs = atMs;
      },
    })
    .catch(() => undefined);
  return { reading, whole };
}

async function untilText(readers: Reader[]): Promise<void> {
  const isOver = (): boolean => readers.every(({ reading }) => isFinal(reading.events.at(-1)?.event.type));
  const hasText = ({ reading }: Reader): boolean => reading.events.some(({ event }) => event.type === 'text-delta');
  while (!isOver() && !readers.some(hasText)) await delay(20);
}

const isFinal = (type: string | undefined): boolean => type === 'end' || type === 'error';
