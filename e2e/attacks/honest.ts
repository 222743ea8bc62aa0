import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { goodPdfs } from '@app/testkit/corpus/good-pdfs';
import { readEventStream } from '@app/testkit/read-event-stream';
import { sampleText } from '@app/testkit/sample-text';
import { fileBody, openVisitor, type TestVisitor } from '@app/testkit/visitor';
import { honestAddress } from './addresses.ts';

export const visitSteps = ['analysis', 'question', 'download', 'document', 'large document'] as const;
type StepName = (typeof visitSteps)[number];

/** One action of an honest visitor: its duration, and the error if it failed. */
export type VisitStep = { name: StepName; ms: number; fault?: string; restarts: number };

const MODEL = 'deepseek';
/** Large enough to need an upload slot. */
const LARGE_BYTES = 1_200_000;

export type Visits = { url: string; concurrency: number; thinkMs: number; first: number };

/** Keeps `concurrency` visitors active until the signal. A started step is finished. */
export async function visitHonestly(
  { url, concurrency, thinkMs, first }: Visits,
  signal: AbortSignal,
): Promise<VisitStep[]> {
  const done: VisitStep[] = [];
  const small = await firstPdf();
  const large = Buffer.from(sampleText('large').repeat(Math.ceil(LARGE_BYTES / sampleText('large').length)));
  const think = (): Promise<unknown> => delay(thinkMs * (0.5 + Math.random()), undefined, { signal }).catch(() => {});
  let visits = first;

  async function visitInTurn(number: number): Promise<void> {
    await delay((thinkMs * number * 2) / concurrency, undefined, { signal }).catch(() => {});
    while (!signal.aborted) {
      visits += 1;
      const visitor = openVisitor(() => [url], undefined, honestAddress(visits));
      let analysisId = '';
      const steps: [StepName, () => Promise<number>][] = [
        [
          'analysis',
          async () => {
            analysisId = await submit(visitor, visits);
            return follow(visitor, analysisId);
          },
        ],
        ['document', () => sendDocument(visitor, small)],
        ['question', () => ask(visitor)],
        ['download', () => download(visitor, analysisId)],
        ['large document', () => sendDocument(visitor, large)],
      ];
      for (const [name, step] of steps) {
        if (signal.aborted) break;
        done.push(await timed(name, step));
        await think();
      }
    }
  }
  await Promise.all(Array.from({ length: concurrency }, (_, number) => visitInTurn(number)));
  return done;
}

async function timed(name: StepName, step: () => Promise<number>): Promise<VisitStep> {
  const began = performance.now();
  try {
    const restarts = await step();
    return { name, ms: performance.now() - began, restarts };
  } catch (error) {
    return { name, ms: performance.now() - began, fault: (error as Error).message, restarts: 0 };
  }
}

async function submit(visitor: TestVisitor, visit: number): Promise<string> {
  const response = await visitor.request('/api/analyze/text/mbti', {
    method: 'POST',
    headers: { prefer: 'respond-async', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ content: sampleText(`hx${visit}`), sessionId: visitor.sessionId, selectedModel: MODEL }),
  });
  await refuse(response, 202);
  return ((await response.json()) as { analysisId: string }).analysisId;
}

async function follow(visitor: TestVisitor, analysisId: string): Promise<number> {
  const { events, restarts } = await visitor.follow(analysisId, { signal: AbortSignal.timeout(120_000) });
  const last = events.at(-1);
  if (last?.type !== 'end') throw new Error(last?.type === 'error' ? last.code : 'no end');
  return restarts;
}

async function ask(visitor: TestVisitor): Promise<number> {
  const response = await visitor.request('/api/chat', {
    method: 'POST',
    headers: { accept: 'text/event-stream', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ sessionId: visitor.sessionId, content: 'What of the lists?', selectedModel: MODEL }),
  });
  await refuse(response, 200);
  let [last, restarts] = ['', 0];
  for await (const { data } of readEventStream(response)) {
    const { type, code = '' } = JSON.parse(data) as { type: string; code?: string };
    last = type === 'error' ? code : type;
    if (type === 'restart') restarts += 1;
  }
  if (last !== 'end') throw new Error(last);
  return restarts;
}

async function download(visitor: TestVisitor, analysisId: string): Promise<number> {
  const response = await visitor.request(`/api/download/${analysisId}?format=pdf`);
  await refuse(response, 200);
  await response.arrayBuffer();
  return 0;
}

async function sendDocument(visitor: TestVisitor, file: Buffer): Promise<number> {
  const path = '/api/extract-text';
  const response = await visitor.request(path, { method: 'POST', body: fileBody(path, file) });
  await refuse(response, 200);
  await response.arrayBuffer();
  return 0;
}

async function refuse(response: Response, expected: number): Promise<void> {
  if (response.status === expected) return;
  await response.body?.cancel();
  throw new Error(response.headers.get('x-error-code') ?? String(response.status));
}

async function firstPdf(): Promise<Buffer> {
  const [file] = goodPdfs;
  if (!file) throw new Error('the corpus has no good PDF');
  return file.make();
}
